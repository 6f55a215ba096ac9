/** What is shown of a table: it follows what happens there, at a pace that a person can watch. */

import type { GameBoard, Scene } from "./games";
import { type Queued, condensed, lasting } from "./pace";
import type { Frame, Happening, Phrase, TableState, View } from "./protocol";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import type { Table } from "./table.svelte";

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

export class Scenes {
  shown = $state.raw<Shown | null>(null);
  /** All that has happened is shown. */
  settled = $state(true);
  /** The version up to which all that has happened is shown, or waits for its turn. */
  followed = $state(0);
  board: GameBoard | null = null;
  /** The words of what happened, for how long it takes to read them. */
  words: (scene: Scene) => string = () => "";

  #queue: Queued[] = [];
  /** Ends the wait between two scenes. */
  #goOn: (() => void) | null = null;
  #showing = false;

  constructor(private readonly table: Table) {}

  /** From the old state to the new one, move by move if there are not too many. */
  follow(old: TableState | null, state: TableState, own: boolean): void {
    try {
      this.#follow(old, state, own);
    } catch {
      this.showPresent(); // whatever goes wrong on the way there
    }
    this.followed = state.table.version;
  }

  #follow(old: TableState | null, state: TableState, own: boolean): void {
    if (this.table.past.at !== null) return;
    const view = this.table.viewIn(state);
    if (!view) return;
    const before = old && this.table.viewIn(old);
    const { board } = this;
    const moves = old?.table.moves ?? 0;
    const missed = state.table.moves - moves;
    const unseen = document.hidden || settings.speed === "none" || (missed > 1 && state.missed.length === 0);
    if (!before || !board || unseen || missed < 1 || old.table.status !== "playing") {
      this.#present({ view, happened: [], mover: null });
      this.#settle();
      return;
    }
    if (missed === 1) {
      const [only = null, another] = old.table.actors;
      const mover = own ? this.table.seat : another === undefined ? only : null;
      // A state may tell again of moves that are known: a lesson tells of all.
      const happened = state.happened.filter((one) => one.number > moves);
      this.#enqueue(by(mover, board.stage(before, view, happened)), own);
      return;
    }
    let from = before;
    for (const to of state.missed) {
      if (to.number > moves) this.#enqueue(by(to.seat, board.stage(from, to.view, to.happened)), false);
      from = to.view;
    }
    this.#enqueue(by(null, [{ view, happened: [], hold: 0 }]), false);
  }

  /** Show at once what waits to be shown. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#drop();
    if (last) this.#present({ view: last.view, happened: [], mover: last.mover });
    this.#settle();
  }

  /** What waits to be shown is not. */
  stop(): void {
    this.#drop();
    this.#settle();
  }

  showPresent(): void {
    const { table } = this;
    if (table.past.at !== null) return;
    this.#drop();
    const view = table.state && table.viewIn(table.state);
    if (view) this.shown = { view, before: null, happened: [], log: table.log.recent, mover: null };
    this.#settle();
  }

  /** A move of the past, scene by scene as long as it is wanted. */
  async pass(before: Frame, frame: Frame, wanted: () => boolean): Promise<void> {
    if (!this.board) {
      this.jump(frame);
      return;
    }
    for (const scene of by(frame.seat, this.board.stage(before.view, frame.view, frame.happened))) {
      if (!wanted()) return;
      this.#present(scene);
      await this.#wait(this.#lasting(scene));
    }
  }

  /** What a move of the past led to. */
  jump({ number, view, happened, seat }: Frame): void {
    const log = this.table.log.recent.filter((one) => one.number <= number);
    this.shown = { view, before: null, happened, log, mover: seat };
  }

  /** The first thing that one's own move brings is seen at once. */
  #enqueue(scenes: readonly Queued[], own: boolean): void {
    this.#queue = condensed([...this.#queue, ...scenes]);
    if (own) this.#goOn?.();
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    this.settled = false;
    this.table.chooser.offer([]);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#present(scene);
      if (scene.tune) sound(scene.tune);
      // Whoever has to decide next need not wait for the last scene to end.
      if (this.#queue.length > 0 || this.table.me?.asked == null) await this.#wait(this.#lasting(scene));
    }
    this.#showing = false;
    this.#settle();
  }

  /** One knows one's own moves. */
  #lasting(scene: Queued): number {
    if (this.table.past.at !== null) return lasting(scene.hold, this.words(scene), settings.replaySpeed);
    const own = scene.mover !== null && this.table.state?.table.mine.includes(scene.mover);
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
    const { past } = this.table;
    const number = happened[0]?.number;
    const told = this.shown?.log.filter((one) => one.number === number) ?? [];
    let log = this.table.log.recent;
    if (number !== undefined) log = [...log.filter((one) => one.number < number), ...told, ...happened];
    else if (this.shown && (caption || past.at !== null || this.#queue.length > 0)) ({ log } = this.shown);
    this.shown = { view, before: this.shown?.view ?? null, happened, log, mover, ...(caption ? { caption } : {}) };
  }

  #drop(): void {
    this.#queue = [];
    this.#goOn?.();
  }

  #settle(): void {
    this.settled = this.#queue.length === 0;
    this.table.offer();
    this.table.call();
  }
}

const by = (mover: number | null, scenes: readonly Scene[]): Queued[] => scenes.map((scene) => ({ ...scene, mover }));
