/**
 * A lesson, or an exercise, as this browser knows it. To a `Table` it is the service: it answers what the learner does with states of a
 * table that is theirs alone, and beside them keeps what is said. Where the learner is, is kept on this device.
 */

import { api, Trouble } from "./api";
import { Chooser, fits, type Mark, type Moves, type Offered, type Pickable } from "./chooser.svelte";
import type { Choice, Frame, FromClient, Study, TableState, Taught } from "./protocol";
import { type Lesson as Place, settings } from "./settings.svelte";
import type { Link, Listener, Contact } from "./socket.svelte";
import type { Way } from "./table.svelte";
import { words } from "./words.svelte";

/** Of all moves of the rules it points at those that a step asks for; they take as many clicks as in a game. */
export class Guide extends Chooser {
  /** The moves that are asked for, as they are written. */
  wanted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly guided: Moves) {
    super(guided);
  }

  get #wanted(): readonly Choice[] {
    return this.choices.filter((choice) => this.wanted.has(choice.move));
  }

  #helps(marks: readonly Mark[]): boolean {
    return this.#wanted.some((choice) => marks.some((mark) => fits(mark, choice)));
  }

  override get complete(): readonly Choice[] {
    return super.complete.filter((choice) => this.wanted.has(choice.move));
  }

  override standing(marks: readonly Mark[], then: readonly string[] = []): Offered {
    return this.#helps(marks) ? super.standing(marks, then) : "no";
  }

  override press(thing: Pickable, touch = false): void {
    if (this.#helps(thing.marks)) super.press(thing, touch);
    else this.guided.explain(thing.why ?? this.choices.find((one) => thing.marks.some((mark) => fits(mark, one)))?.move ?? "");
  }
}

export class Lesson implements Link, Way {
  readonly client = "";
  readonly slowly = true;
  readonly standing: Contact = "open";
  readonly wasLost = false;
  readonly ended = null;
  /** What the service said last. */
  taught = $state.raw<Taught | null>(null);
  /** The praise of the step before. */
  praise = $state("");
  /** It could not be asked. */
  trouble = $state.raw<Trouble | null>(null);
  /** Something was asked, and is not answered. */
  waiting = $state(false);
  /** Something was tried where nothing is asked. */
  idle: () => void = () => undefined;
  /** A wrong try was answered. */
  answered: (taught: Taught) => void = () => undefined;

  /** What it is kept under on this device. */
  readonly name: string;
  #listener: Listener | null = null;
  #version = 0;

  constructor(
    readonly game: string,
    readonly exercise: string | null,
  ) {
    this.name = exercise === null ? game : `${game}/${exercise}`;
  }

  /** Nothing is asked any more: it goes on when the learner says so. */
  get pauses(): boolean {
    return this.taught?.state.mine[0]?.choices.length === 0;
  }

  get last(): boolean {
    return this.taught !== null && this.taught.step === this.taught.steps - 1;
  }

  /** What composes moves at its table. */
  guide: Guide | null = null;

  chooser(moves: Moves): Chooser {
    this.guide = new Guide(moves);
    return this.guide;
  }

  /** What a step does not ask for is not done ahead: the next one has something to say before. */
  ahead(then: readonly string[]): readonly string[] {
    return then.slice(0, Math.max(0, (this.taught?.left ?? 0) - 1));
  }

  goOn(): void {
    void this.#ask({ go_on: true });
  }

  /** To the beginning of a step; those before it are done as they ask. */
  turnTo(step: number): void {
    void this.#ask({ step, moves: [] });
  }

  /** What was said, in the language of now. */
  sayAgain(): void {
    void this.#ask({});
  }

  // As a table sees it

  connect(listener: Listener): Link {
    this.#listener = listener;
    queueMicrotask(() => listener.opened());
    return this;
  }

  frames(_seat: number | null, first: number, last: number): Promise<readonly Frame[]> {
    return Promise.resolve(this.taught?.frames.slice(first, last + 1) ?? []);
  }

  send(message: FromClient): boolean {
    if (message.type === "hello") void this.#ask({});
    else if (message.type === "play") void this.#ask({ move: message.move }, message.id);
    else if (message.type === "why" && this.pauses) this.idle();
    else if (message.type === "why") void this.#ask({ move: message.move });
    return true;
  }

  close(): void {
    this.#listener = null;
  }

  // To the service

  async #ask(what: Partial<Study>, id: string | null = null): Promise<void> {
    const kept = settings.lessons[this.name];
    this.waiting = true;
    this.trouble = null;
    try {
      const taught = await api.study(this.game, {
        language: words.language,
        exercise: this.exercise,
        step: kept?.step ?? 0,
        moves: kept?.moves ?? [],
        ...what,
      });
      this.#hear(taught, kept, id);
    } catch (cause) {
      const trouble = cause instanceof Trouble ? cause : new Trouble("broken", String(cause));
      // The lesson has become another since it was begun here.
      if (trouble.code === "invalid" && what.step === undefined && (kept?.step ?? 0) > 0) this.turnTo(0);
      else this.trouble = trouble;
      if (id !== null) this.#listener?.received({ type: "ack", id, version: this.#version });
    } finally {
      this.waiting = false;
    }
  }

  #hear(taught: Taught, kept: Place | undefined, id: string | null): void {
    const { answer, step, moves } = taught;
    if (answer && !answer.done) {
      if (id !== null) this.#listener?.received({ type: "ack", id, version: this.#version });
      this.answered(taught);
      return;
    }
    const before = this.taught;
    this.taught = taught;
    if (this.guide) this.guide.wanted = new Set(taught.wanted);
    this.praise = answer?.said ?? (step === before?.step ? this.praise : "");
    const given = this.exercise !== null && answer === null; // nobody has solved what is shown
    settings.keepLesson(this.name, {
      step,
      moves,
      finished: (kept?.finished ?? false) || (this.last && !given),
      shown: (kept?.shown ?? false) || (this.last && given),
    });
    // Another table is shown as it was laid, before what is played at it passes by.
    if (before && before.laid !== taught.laid) this.#show(asLaid(taught));
    this.#show(taught.state);
    if (id !== null) this.#listener?.received({ type: "ack", id, version: this.#version });
  }

  #show(state: TableState): void {
    this.#version += 1;
    const missed = this.taught?.frames ?? [];
    this.#listener?.received({ ...state, type: "state", missed, table: { ...state.table, version: this.#version } });
  }
}

/** The table before the first move. */
function asLaid({ state, frames }: Taught): TableState {
  const [first] = frames;
  if (!first) return state;
  const mine = state.mine.map((seat) => ({ ...seat, view: first.view, asked: null, choices: [] }));
  return { ...state, table: { ...state.table, moves: 0 }, mine, happened: [] };
}
