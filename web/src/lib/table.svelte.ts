/**
 * A table as this browser knows it: what the service said last, what is being shown (which follows at a pace that a
 * person can watch, or is a replay), and what was sent and not yet acknowledged.
 */

import { api } from "./api";
import { Chooser, type Moves, type Sentence } from "./chooser.svelte";
import { lastMoveOf } from "./chronicle";
import { amongBots } from "./company";
import type { GameBoard, Scene } from "./games";
import type {
  Agree,
  Analysis,
  ChatLine,
  Consequence,
  Frame,
  Happening,
  Hinted,
  Muted,
  MySeat,
  Onlookers,
  Phrase,
  Play,
  Reason,
  Replace,
  Report,
  Resign,
  SayPhrase,
  TableState,
  TakeBack,
  View,
} from "./protocol";
import { type Queued, condensed, lasting } from "./pace";
import { Pondering } from "./pondering";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { Connection, type Heard, type Link, type Listener, token } from "./socket.svelte";
import { ticking } from "./ticking";

/** More missed moves than these are not shown one by one. */
const MOST_TO_CATCH_UP = 24;
const FRAMES_AT_ONCE = 40;
/** Moves of the log. */
const LOG_AT_ONCE = 200;
/** Milliseconds after which it is asked once more what is worth a thought. */
const PONDER_AGAIN = 1000;
/** Milliseconds after which somebody may be reminded again. */
const REMIND_AGAIN = 60_000;

/** What is kept until the service has it. */
type Kept = Play | TakeBack | Resign | Agree | Replace;

/** An answer to something the person tried: why it is not allowed, or what went wrong. */
export type Answer =
  | { readonly kind: "reason"; readonly reason: Reason }
  | { readonly kind: "sentence"; readonly sentence: Sentence }
  | { readonly kind: "refused"; readonly code: string };

export type PhraseName = SayPhrase["phrase"];
export type Complaint = Report["reason"];
/** Whom something is about: the player of a seat, or whoever wrote a line. */
export type About = { readonly seat: number } | { readonly line: number };

export interface Shown {
  readonly view: View;
  readonly before: View | null;
  readonly happened: readonly Happening[];
  /** All that has happened up to what is shown. */
  readonly log: readonly Happening[];
  /** The seat whose move is being shown, if that is known. */
  readonly mover: number | null;
  /** What is said in place of what happened. */
  readonly caption?: Phrase;
}

/** How a table is reached. */
export interface Way {
  /** `Home.client` where changes are read. */
  readonly client: string;
  connect(listener: Listener): Link;
  frames(seat: number | null, first: number, last: number): Promise<readonly Frame[]>;
  /** No move is made by itself: whoever learns shall see each. */
  readonly slowly: boolean;
  /** Of the moves that would follow as one deed, those that may follow. */
  ahead?(then: readonly string[]): readonly string[];
  /** What composes moves here, if not the usual one. */
  chooser?(moves: Moves): Chooser;
}

export const bySocket = (id: string, client: string): Way => ({
  client,
  connect: (listener) => new Connection(`/ws/tables/${encodeURIComponent(id)}`, listener),
  frames: (seat, first, last) => api.frames(id, seat, first, last),
  slowly: false,
});

export class Table {
  state = $state.raw<TableState | null>(null);
  /** What happened lately; all of it unless the game is long. */
  log = $state.raw<readonly Happening[]>([]);
  /** What happened before that, as far as it was asked for. */
  older = $state.raw<readonly Happening[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Of whom this person wants to hear nothing. */
  muted = $state.raw<Pick<Muted, "seats" | "lines">>({ seats: [], lines: [] });
  /** Who looks on and holds no seat. */
  onlookers = $state.raw<Pick<Onlookers, "count" | "names">>({ count: 0, names: [] });
  /** The last message that the service has, of those that change nothing at the table. */
  acknowledged = $state<string | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** All that has happened is shown. */
  settled = $state(true);
  /** The version up to which all that has happened is shown, or waits for its turn. */
  followed = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** The move whose outcome is shown, while stepping through the past; null when the present is shown. */
  replaying = $state<number | null>(null);
  /** The replay goes on by itself. */
  running = $state(false);
  /** Whom this person has reminded of late. */
  hasReminded = $state.raw<readonly number[]>([]);
  /** This person has asked for a rematch: nobody needs to call them to it. */
  wantsRematch = false;
  /** Messages that the service has not acknowledged. */
  unanswered = $state(0);
  /** The number of moves when this person decided last: where "show again" and the summary start. */
  watchedFrom = $state(0);
  /** What a king would do now; or would have done, in the past of a finished game. */
  hint = $state.raw<Analysis | Hinted | null>(null);
  /** A hint was asked for, and has not come: its name. */
  hinting = $state<string | null>(null);
  /** What is worth a thought before this person decides; null where it was not asked, or is not known yet. */
  thoughts = $state.raw<readonly string[] | null>(null);
  /** The words of what happened, for how long it takes to read them. */
  words: (scene: Scene) => string = () => "";
  /** It has become this person's turn. */
  called: () => void = () => undefined;
  /** Somebody waits for this person, here or at another table. */
  reminded: (table: string, game: string, name: string) => void = () => undefined;

  readonly connection: Link;
  readonly chooser: Chooser;

  #seat = $state<number | null>(null);
  #board: GameBoard | null = null;
  readonly #pondering = new Pondering((id) => {
    const { me, state } = this;
    return (
      me !== null && state !== null && this.connection.send({ type: "ponder", id, seat: me.seat, version: state.table.version })
    );
  });
  #sent = new Map<string, Kept>();
  /** What is to be played next, as soon as it is asked for. */
  #plan: readonly string[] = [];
  /** All of it was confirmed at once. */
  #sure = false;
  #frames = new Map<number, Frame>();
  /** The first move of which the log tells. */
  #told = 1;
  /** A stretch of the log was asked for. */
  #asking = false;
  #scenes: Queued[] = [];
  /** Ends the wait between two scenes. */
  #goOn: (() => void) | null = null;
  #showing = false;
  /** Of the table, by the last move of this person, or by taking one back. */
  #ownVersion = $state(0);
  /** It was this person's turn already: a turn of many moves is announced once. */
  #called = false;
  /** The last thing that this person did was to take a move back. */
  #undone = false;
  /** Seconds by which this browser's clock is ahead of the service's, at most. */
  #ahead = Infinity;
  /** The state was told over this connection; one of an earlier connection may be long past. */
  #current = $state(false);
  readonly #listen = new AbortController();

  constructor(
    readonly id: string,
    private readonly way: Way,
  ) {
    const moves: Moves = {
      play: (move, then, sure) => this.#play(move, then, sure),
      explain: (why) => this.#explain(why),
    };
    this.chooser = way.chooser?.(moves) ?? new Chooser(moves);
    this.connection = way.connect({
      opened: () => this.#hello(),
      received: (message) => this.#receive(message),
    });
    document.addEventListener("visibilitychange", () => this.#attend(), { signal: this.#listen.signal });
  }

  set board(board: GameBoard) {
    this.#board = board;
  }

  close(): void {
    this.running = false;
    this.#listen.abort();
    this.connection.close();
  }

  /** The seat of mine that decides now or, with several at this screen, decided last. */
  get seat(): number | null {
    return this.#seat;
  }

  /** My seat through whose eyes the table is seen. */
  get me(): MySeat | null {
    return this.state?.mine.find((mine) => mine.seat === this.#seat) ?? null;
  }

  /** It is up to the person at this screen, and nothing is on its way, not even what the last move led to. */
  get myTurn(): boolean {
    const known = this.unanswered === 0 && (this.state?.table.version ?? 0) >= this.#ownVersion;
    return known && this.settled && this.replaying === null && this.me?.asked != null;
  }

  /** The present of a game that has ended is shown, however it ended. */
  get over(): boolean {
    return this.state?.table.status === "over" && this.settled && this.replaying === null;
  }

  /** What this person has to decide, by name: others may choose at the same time, and change nothing of it. */
  get decision(): string {
    return [this.#seat, this.#ownVersion, ...(this.me?.choices ?? []).map((choice) => choice.move)].join();
  }

  sitAt(seat: number): void {
    this.#seat = seat;
    this.#showPresent();
  }

  /** The last move; for practice, against bots alone, also what cannot be taken back otherwise. */
  undo(practice: boolean): void {
    const { me, state } = this;
    if (!me || !state) return;
    this.answer = null;
    this.#undone = true;
    this.#transmit({ type: "take-back", id: token(), seat: me.seat, version: state.table.version, practice });
  }

  /** Ask what a king would do; the game is then one of practice. */
  askHint(): void {
    const { me, state } = this;
    if (!me || !state || !this.myTurn) return;
    this.answer = null;
    const id = token();
    if (this.connection.send({ type: "hint", id, seat: me.seat, version: state.table.version })) this.hinting = id;
    else this.answer = { kind: "refused", code: "offline" };
  }

  /** Ask what a king would have done in place of a move of a finished game. */
  async thinkOver(move: number): Promise<void> {
    this.putHintAway();
    this.answer = null;
    const id = token();
    this.hinting = id;
    const found = await api.analysis(this.id, move).catch(() => null);
    if (this.hinting !== id) return;
    this.hinting = null;
    if (found) this.hint = found;
    else this.answer = { kind: "refused", code: "offline" };
  }

  /** Ask what is worth a thought, once for each decision. */
  ponder(): void {
    const { decision } = this;
    if (!this.myTurn) return;
    if (!this.#pondering.knows(decision)) this.thoughts = null;
    this.#pondering.want(decision);
  }

  #ponderAgain(decision: string): void {
    this.#pondering.again(decision);
    this.ponder();
  }

  putHintAway(): void {
    this.hint = null;
    this.hinting = null;
    this.chooser.hinted = null;
  }

  talk(text: string, team: boolean): boolean {
    return this.connection.send({ type: "say", id: token(), text, team });
  }

  /** The same with words that everybody reads in their own language. */
  express(phrase: PhraseName, team: boolean): void {
    this.connection.send({ type: "phrase", id: token(), phrase, team });
  }

  mute(about: About, off: boolean): void {
    this.connection.send({ type: "mute", id: token(), ...about, off });
  }

  /** Its name, by which the answer is known. */
  report(about: About, reason: Complaint, said: string): string | null {
    const id = token();
    return this.connection.send({ type: "report", id, ...about, reason, words: said }) ? id : null;
  }

  /** The service's time, which goes on while it is looked at. */
  now(): number {
    return ticking() - (Number.isFinite(this.#ahead) ? this.#ahead : 0);
  }

  /** Somebody has been away for so long that the others may choose what to do. */
  absent(seat: number): boolean {
    const info = this.state?.table;
    const player = info?.players[seat];
    if (this.connection.standing !== "open" || !this.#current) return false;
    if (info?.patience == null || player?.kind !== "human" || info.mine.includes(seat)) return false;
    if (player.presence === "here" || player.stand_in !== null || player.since === null) return false;
    return this.now() - Math.max(player.since, info.watching) >= info.patience;
  }

  resign(seat: number): void {
    this.#transmit({ type: "resign", id: token(), seat });
  }

  /** Offer to end the game undecided, or agree to it; or decline. */
  agree(seat: number, no: boolean): void {
    this.#transmit({ type: "agree", id: token(), seat, no });
  }

  /** Let a bot play on for somebody who is away; without one, take one's own seat back. */
  replace(seat: number, bot: string | null): void {
    this.#transmit({ type: "replace", id: token(), seat, bot });
  }

  remind(seat: number): void {
    this.connection.send({ type: "remind", id: token(), seat });
    this.hasReminded = [...this.hasReminded, seat];
    setTimeout(() => (this.hasReminded = this.hasReminded.filter((other) => other !== seat)), REMIND_AGAIN);
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    const last = this.#scenes.at(-1);
    this.#dropScenes();
    if (last) this.#present({ view: last.view, happened: [], mover: last.mover });
    this.#settle();
  }

  // The past

  async replayTo(number: number): Promise<void> {
    const last = this.state?.table.moves ?? 0;
    const wanted = Math.max(0, Math.min(number, last));
    const from = this.replaying;
    this.answer = null; // it speaks of another moment, and so does a hint
    this.putHintAway();
    this.replaying = wanted;
    this.#dropScenes();
    this.#settle();
    const [frame, before] = await Promise.all([this.#frame(wanted), wanted > 0 ? this.#frame(wanted - 1) : null]);
    if (this.replaying !== wanted) return;
    if (!frame) {
      this.running = false;
      this.answer = { kind: "refused", code: "offline" };
      return;
    }
    const forward = from !== null && wanted === from + 1;
    if (forward && before && this.#board) {
      const scenes = this.#board.stage(before.view, frame.view, frame.happened);
      await this.#showInTurn(by(frame.seat, scenes), () => this.replaying === wanted);
    } else {
      const log = this.log.filter((one) => one.number <= wanted);
      this.shown = { view: frame.view, before: null, happened: frame.happened, log, mover: frame.seat };
    }
  }

  /** Let the past pass by, from a move to the present. */
  async watch(from: number): Promise<void> {
    this.running = true;
    await this.replayTo(from);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes while we wait
    while (this.running && this.replaying !== null && this.replaying < (this.state?.table.moves ?? 0)) {
      const at: number = this.replaying;
      await this.replayTo(at + 1);
      if (this.replaying !== at + 1) break;
    }
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes while we wait
    if (this.running) this.returnToPresent();
  }

  returnToPresent(): void {
    this.running = false;
    this.answer = null;
    this.replaying = null;
    this.#showPresent();
  }

  /** Ask for a stretch of the log before what is known of it; whether there was one. */
  async earlier(): Promise<boolean> {
    const last = this.#told - 1;
    if (last < 1 || this.#asking) return false;
    const first = Math.max(1, last - LOG_AT_ONCE + 1);
    this.#asking = true;
    const found = await api.log(this.id, first, last).catch(() => null);
    this.#asking = false;
    if (!found || this.#told !== last + 1) return false; // it has changed meanwhile
    this.#told = first;
    this.older = [...found, ...this.older];
    return true;
  }

  async #all(): Promise<void> {
    while (await this.earlier());
  }

  /** The frame of a move, with its neighbours for the next steps. */
  async #frame(number: number): Promise<Frame | null> {
    const known = this.#frames.get(number);
    if (known) return known;
    const first = Math.max(0, number - FRAMES_AT_ONCE / 2);
    const last = Math.min(this.state?.table.moves ?? number, first + FRAMES_AT_ONCE - 1);
    await this.#fetchFrames(first, last);
    return this.#frames.get(number) ?? null;
  }

  async #fetchFrames(first: number, last: number): Promise<void> {
    for (const frame of await this.way.frames(this.#seat, first, last).catch(() => [])) this.#frames.set(frame.number, frame);
  }

  // To the service

  #hello(): void {
    this.#current = false;
    this.hinting = null; // it was asked for over a connection that is gone
    this.#pondering.forget();
    this.#greet(this.chat.at(-1)?.number ?? 0);
    for (const message of this.#sent.values()) this.connection.send(message);
    this.onlookers = { count: 0, names: [] };
    if (document.hidden || settings.listed) this.#attend();
  }

  #greet(chat: number): void {
    this.connection.send({ type: "hello", version: this.state?.table.version ?? 0, chat, client: this.way.client });
  }

  /** Others see whether this page is before somebody's eyes. */
  #attend(): void {
    this.connection.send({ type: "attend", id: token(), here: !document.hidden, listed: settings.listed });
  }

  /** Whoever looks on is listed by their name, or only counted. */
  list(wanted: boolean): void {
    settings.listed = wanted;
    this.#attend();
  }

  #play(move: string, then: readonly string[], sure: boolean): void {
    const { me, state } = this;
    if (!me || !state) return;
    this.answer = null;
    this.#undone = false;
    this.#plan = this.way.ahead?.(then) ?? then;
    this.#sure = sure;
    this.#transmit({ type: "play", id: token(), seat: me.seat, version: state.table.version, move });
  }

  /** The next move of several, once the last one is known; what was played stands, also when this is not allowed. */
  #carryOn(): void {
    const [next, ...then] = this.#plan;
    const { me, state } = this;
    if (next === undefined || this.unanswered > 0 || (state?.table.version ?? 0) < this.#ownVersion) return;
    if (!this.#sure && this.#finalMoves.has(next)) return; // it is asked for where it is offered
    if (me?.choices.some((choice) => choice.move === next)) {
      this.#play(next, then, this.#sure);
      return;
    }
    this.#plan = [];
    if (me?.asked != null) this.connection.send({ type: "why", id: token(), seat: me.seat, move: next });
  }

  /** The legal moves that wait to be confirmed: none where everything can be taken back. */
  get #finalMoves(): ReadonlySet<string> {
    const { me, state } = this;
    if (!me || !state || !settings.confirm || this.way.slowly) return new Set();
    const { table } = state;
    if (amongBots(table) && (me.can_rewind || !table.practice)) return new Set();
    return new Set(me.choices.flatMap(({ move }, at) => (me.brings[at]?.final ? [move] : [])));
  }

  /** What follows the move that waits to be confirmed. */
  get follows(): Consequence | null {
    const { armed } = this.chooser;
    return (armed === null ? null : this.chooser.would(armed)?.final) ?? null;
  }

  /** Kept until it is acknowledged, and sent again after a lost connection. */
  #transmit(message: Kept): void {
    this.#sent.set(message.id, message);
    this.unanswered = this.#sent.size;
    this.connection.send(message);
  }

  #explain(why: string | Sentence): void {
    if (!this.settled) {
      this.skip();
    } else if (this.replaying !== null) {
      this.answer = { kind: "refused", code: "replaying" };
    } else if (!this.me) {
      this.answer = { kind: "refused", code: "watching" };
    } else if (typeof why === "object") {
      this.answer = { kind: "sentence", sentence: why };
    } else {
      this.connection.send({ type: "why", id: token(), seat: this.me.seat, move: why });
    }
  }

  // From the service

  #receive(message: Heard): void {
    switch (message.type) {
      case "state":
        this.#changed(message);
        break;
      case "ack":
        if (this.#sent.has(message.id)) this.#ownVersion = message.version; // talking is no move
        this.acknowledged = message.id;
        this.#answered(message.id);
        break;
      case "pondered":
        if (this.#pondering.heard(message.id) === this.decision) this.thoughts = message.themes;
        else this.ponder(); // something else is to be decided
        break;
      case "refused": {
        const pondered = this.#pondering.heard(message.id);
        if (pondered !== null) {
          // Nobody has asked for it by hand, so nobody is told; another page of theirs may be asking
          setTimeout(() => this.#ponderAgain(pondered), PONDER_AGAIN);
          break;
        }
        if (message.reason) this.answer = { kind: "reason", reason: message.reason };
        else if (message.code !== "stale" || message.id === this.hinting) this.answer = { kind: "refused", code: message.code };
        this.#plan = [];
        if (message.id === null) break;
        if (message.id === this.hinting) this.hinting = null;
        this.#answered(message.id);
        break;
      }
      case "hinted":
        if (message.id !== this.hinting) break;
        this.hinting = null;
        this.hint = message;
        this.#offer();
        break;
      case "why-not":
        this.answer = message.reason ? { kind: "reason", reason: message.reason } : null;
        break;
      case "chat": {
        const come = new Set(message.lines.map((line) => line.number));
        const known = this.chat.filter((line) => !come.has(line.number));
        const said = message.lines.filter((line) => line.text || line.phrase); // what is erased comes again without words
        this.chat = [...known, ...said].sort((one, other) => one.number - other.number);
        break;
      }
      case "muted":
        this.muted = message;
        break;
      case "onlookers":
        this.onlookers = message;
        break;
      case "reminded":
        sound("turn");
        this.reminded(message.table, message.game, message.name);
        break;
      case "pong":
        break;
    }
  }

  #answered(id: string): void {
    this.#sent.delete(id);
    this.unanswered = this.#sent.size;
    this.#carryOn();
    this.#offer();
  }

  #changed(state: TableState): void {
    const old = this.state;
    this.#current = true;
    this.#ahead = Math.min(this.#ahead, Date.now() / 1000 - state.now);
    if (old && state.table.version < old.table.version) return;
    const own = this.#sent.size > 0 || this.#ownVersion === state.table.version;
    this.state = state;
    const known = (happening: Happening) => happening.number < state.since;
    if (state.since > (old?.table.moves ?? 0) + 1) {
      // So much was missed that it is not told
      [this.log, this.older, this.#told] = [state.happened, [], state.since];
    } else {
      this.log = [...this.log.filter(known), ...state.happened];
      if (state.since < this.#told) [this.older, this.#told] = [this.older.filter(known), state.since];
    }
    if (state.table.status === "over") void this.#all(); // the result draws the whole of it
    for (const number of this.#frames.keys()) if (number >= state.since) this.#frames.delete(number);
    this.#takeSeat(state);
    this.#carryOn();
    void api.mix(state.table).catch(() => undefined); // another device may have done it already
    if (old === null) this.watchedFrom = lastMoveOf(state.table.mine, state.happened);
    if (own) this.watchedFrom = state.table.moves;
    // Players may read now what those who watched have said.
    if (old && old.table.status !== "over" && state.table.status === "over") this.#greet(0);
    if (old?.table.version === state.table.version && this.shown) {
      this.#offer();
      return;
    }
    this.answer = null;
    try {
      this.#follow(old, state, own);
    } catch {
      this.#showPresent(); // whatever goes wrong on the way there
    }
    this.followed = state.table.version;
  }

  /** With several seats at this screen, look through the eyes of the one that decides. */
  #takeSeat(state: TableState): void {
    const deciding = state.mine.find((mine) => mine.asked !== null);
    const present = state.mine.some((mine) => mine.seat === this.#seat);
    if (deciding && !(present && this.me?.asked)) this.#seat = deciding.seat;
    else if (!present) this.#seat = state.mine[0]?.seat ?? null;
  }

  #viewIn(state: TableState): View | null {
    return state.mine.find((mine) => mine.seat === this.#seat)?.view ?? state.mine[0]?.view ?? state.view;
  }

  /** From the old state to the new one, move by move if there are not too many. */
  #follow(old: TableState | null, state: TableState, own: boolean): void {
    if (this.replaying !== null) return;
    const view = this.#viewIn(state);
    if (!view) return;
    const before = old && this.#viewIn(old);
    const missed = old ? state.table.moves - old.table.moves : 0;
    const board = this.#board;
    const unseen = document.hidden || settings.speed === "none";
    if (!before || !board || unseen || missed < 1 || missed > MOST_TO_CATCH_UP || old.table.status !== "playing") {
      this.#present({ view, happened: [], mover: null });
      this.#settle();
      return;
    }
    if (missed === 1) {
      const [only = null, another] = old.table.actors;
      const mover = own ? this.#seat : another === undefined ? only : null;
      // A state may tell again of moves that are known: a lesson tells of all.
      const happened = state.happened.filter((one) => one.number > old.table.moves);
      this.#enqueue(by(mover, board.stage(before, view, happened)), own);
      return;
    }
    let from = before;
    for (const to of state.missed) {
      if (to.number > old.table.moves) this.#enqueue(by(to.seat, board.stage(from, to.view, to.happened)), false);
      from = to.view;
    }
    this.#enqueue(by(null, [{ view, happened: [], hold: 0 }]), false);
  }

  /** The first thing that one's own move brings is seen at once. */
  #enqueue(scenes: readonly Queued[], own: boolean): void {
    this.#scenes = condensed([...this.#scenes, ...scenes]);
    if (own) this.#goOn?.();
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    this.settled = false;
    this.chooser.offer([]);
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      this.#present(scene);
      if (scene.tune) sound(scene.tune);
      // Whoever has to decide next need not wait for the last scene to end.
      if (this.#scenes.length > 0 || this.me?.asked == null) await this.#wait(this.#lasting(scene));
    }
    this.#showing = false;
    this.#settle();
  }

  async #showInTurn(scenes: readonly Queued[], wanted: () => boolean): Promise<void> {
    for (const scene of scenes) {
      if (!wanted()) return;
      this.#present(scene);
      await this.#wait(this.#lasting(scene));
    }
  }

  /** One knows one's own moves. */
  #lasting(scene: Queued): number {
    if (this.replaying !== null) return lasting(scene.hold, this.words(scene), settings.replaySpeed);
    const own = scene.mover !== null && this.state?.table.mine.includes(scene.mover);
    return lasting(scene.hold, own ? "" : this.words(scene), settings.speed);
  }

  #wait(length: number): Promise<void> {
    this.#goOn?.();
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        if (this.#goOn === goOn) this.#goOn = null;
        resolve();
      };
      const timer = setTimeout(goOn, length);
      this.#goOn = goOn;
    });
  }

  /** A step of a move, which may tell nothing; and after the last step the state that all moves so far have led to. */
  #present({ view, happened, mover, caption }: Omit<Shown, "before" | "log">): void {
    const number = happened[0]?.number;
    const told = this.shown?.log.filter((one) => one.number === number) ?? [];
    let { log } = this;
    if (number !== undefined) log = [...this.log.filter((one) => one.number < number), ...told, ...happened];
    else if (this.shown && (caption || this.replaying !== null || this.#scenes.length > 0)) ({ log } = this.shown);
    this.shown = { view, before: this.shown?.view ?? null, happened, log, mover, ...(caption ? { caption } : {}) };
  }

  #dropScenes(): void {
    this.#scenes = [];
    this.#goOn?.();
  }

  #showPresent(): void {
    if (this.replaying !== null) return;
    this.#dropScenes();
    const view = this.state && this.#viewIn(this.state);
    if (view) this.shown = { view, before: null, happened: [], log: this.log, mover: null };
    this.#settle();
  }

  #settle(): void {
    this.settled = this.#scenes.length === 0;
    this.#offer();
    if (this.myTurn && !this.#called) {
      sound("turn");
      this.called();
    }
    this.#called = this.me?.asked != null;
  }

  #offer(): void {
    const { me } = this;
    const choices = this.myTurn ? (me?.choices ?? []) : [];
    this.chooser.offer(choices, () => this.#finalMoves, me?.brings);
    this.chooser.hinted = choices.find((choice) => choice.move === this.hint?.advice.best.choice.move) ?? null;
    if (!this.chooser.hinted && this.replaying === null) this.hint = null; // something else is to be decided
    const deed = this.#plan;
    if (choices.some((choice) => choice.move === deed[0])) {
      this.#plan = [];
      this.chooser.choose(deed);
      return;
    }
    const [only, another] = choices;
    // Whoever has taken it back wants to look at it.
    if (settings.passing && !this.way.slowly && only && !another && !this.#undone) this.chooser.commit(only.move);
  }
}

const by = (mover: number | null, scenes: readonly Scene[]): Queued[] => scenes.map((scene) => ({ ...scene, mover }));
