/** What this browser remembers of its owner: how they like to play, their name, the last game and what was put away. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast the moves of others pass by. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How fast a replay goes: it is watched, so it is never over at once. */
export const REPLAY_SPEEDS = ["slow", "normal", "fast"] as const satisfies readonly Speed[];
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`regalia.${key}`);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`regalia.${key}`, value);
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
}

/** More finished tables than these are not remembered as put away; the service forgets tables, too. */
const MOST_AWAY = 500;

/** The game that was opened last, and who sat where, as the lobby calls them. */
export interface LastGame {
  readonly game: string;
  readonly sitters: readonly string[];
}

/** How far a lesson or an exercise has come, as the service wants to hear it. */
export interface Lesson {
  readonly step: number;
  readonly moves: readonly string[];
  /** It was done to its end once. */
  readonly finished: boolean;
  /** The answer of an exercise was shown. */
  readonly shown?: boolean;
}

function recallLessons(): Readonly<Record<string, Lesson>> {
  try {
    return JSON.parse(recall("lessons") ?? "{}") as Record<string, Lesson>;
  } catch {
    return {};
  }
}

function recallGame(): LastGame | null {
  const [game, ...sitters] = recall("last")?.split(",") ?? [];
  return game ? { game, sitters } : null;
}

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall("theme")) ?? "auto");
  #sound = $state(recall("sound") === "on");
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === recall("speed")) ?? "normal");
  #replaySpeed = $state<ReplaySpeed>(REPLAY_SPEEDS.find((speed) => speed === recall("replay")) ?? "normal");
  #confirm = $state(recall("confirm") !== "off");
  #passing = $state(recall("passing") === "on");
  #listed = $state(recall("listed") === "on");
  #notify = $state(recall("notify") === "on");
  #hints = $state(recall("hints") !== "off");
  #coach = $state(recall("coach") !== "off");
  #name = $state(recall("name") ?? "");
  #language = $state(recall("language") ?? "");
  #last = recallGame();
  #lessons = $state.raw(recallLessons());
  #away = $state.raw<readonly string[]>(recall("away")?.split(",") ?? []);
  #learnt = $state.raw<readonly string[]>(recall("learnt")?.split(",") ?? []);

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember("speed", speed);
  }

  /** How fast what is past passes by once more. */
  get replaySpeed(): ReplaySpeed {
    return this.#replaySpeed;
  }
  set replaySpeed(speed: ReplaySpeed) {
    this.#replaySpeed = speed;
    remember("replay", speed);
  }

  /** Moves that nobody can take back are confirmed. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(on: boolean) {
    this.#confirm = on;
    remember("confirm", on ? "on" : "off");
  }

  /** Where there is only one move, it is made by itself. */
  get passing(): boolean {
    return this.#passing;
  }
  set passing(on: boolean) {
    this.#passing = on;
    remember("passing", on ? "on" : "off");
  }

  /** The browser tells, in a tab that nobody sees, that it is this person's turn. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    remember("notify", on ? "on" : "off");
  }

  /** Hints are offered where they may be had. */
  get hints(): boolean {
    return this.#hints;
  }
  set hints(on: boolean) {
    this.#hints = on;
    remember("hints", on ? "on" : "off");
  }

  /** Against pages, it is told what is worth a thought. */
  get coach(): boolean {
    return this.#coach;
  }
  set coach(on: boolean) {
    this.#coach = on;
    remember("coach", on ? "on" : "off");
  }

  /** Where this person looks on, others read their name. */
  get listed(): boolean {
    return this.#listed;
  }
  set listed(on: boolean) {
    this.#listed = on;
    remember("listed", on ? "on" : "off");
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  get last(): LastGame | null {
    return this.#last;
  }
  set last(last: LastGame | null) {
    this.#last = last;
    remember("last", last ? [last.game, ...last.sitters].join(",") : "");
  }

  /** By the name of the game, and for exercises of the example: `carolus`, `carolus/x3`. */
  get lessons(): Readonly<Partial<Record<string, Lesson>>> {
    return this.#lessons;
  }
  keepLesson(name: string, lesson: Lesson): void {
    this.#lessons = { ...this.#lessons, [name]: lesson };
    remember("lessons", JSON.stringify(this.#lessons));
  }

  /** The finished tables that the person does not want to see any more. */
  get away(): readonly string[] {
    return this.#away;
  }
  putAway(table: string): void {
    this.#away = [...this.#away, table].slice(-MOST_AWAY);
    remember("away", this.#away.join(","));
  }

  /** The signs that were explained here: those of `tara-captive`, say. */
  get learnt(): readonly string[] {
    return this.#learnt;
  }
  learn(sign: string): void {
    this.#learnt = [...this.#learnt, sign];
    remember("learnt", this.#learnt.join(","));
  }

  /** Whoever uses this browser next is somebody else. The page is loaded anew after it. */
  forget(): void {
    try {
      const ours = Object.keys(localStorage).filter((key) => key.startsWith("regalia."));
      for (const key of ours) localStorage.removeItem(key);
    } catch {
      // Where storage is forbidden there is nothing in it.
    }
  }

  /** Empty until the person has chosen one. */
  get language(): string {
    return this.#language;
  }
  set language(language: string) {
    this.#language = language;
    remember("language", language);
  }
}

export const settings = new Settings();
