/** What a king would do, and what is worth a thought before one decides. */

import { api } from "./api";
import { Pondering } from "./pondering";
import type { Analysis, Hinted, Pondered } from "./protocol";
import { token } from "./socket.svelte";
import type { Table } from "./table.svelte";

/** Milliseconds after which it is asked once more what is worth a thought. */
const PONDER_AGAIN = 1000;

export class Advice {
  /** What a king would do now; or would have done, in the past of a finished game. */
  hint = $state.raw<Analysis | Hinted | null>(null);
  /** A hint was asked for, and has not come: its name. */
  awaited = $state<string | null>(null);
  /** What is worth a thought before this person decides; null where it was not asked, or is not known yet. */
  thoughts = $state.raw<readonly string[] | null>(null);

  readonly #pondering = new Pondering((id) => this.#ask("ponder", id));

  constructor(private readonly table: Table) {}

  /** Ask what a king would do; the game is then one of practice. */
  ask(): void {
    if (!this.table.myTurn) return;
    this.table.answer = null;
    const id = token();
    if (this.#ask("hint", id)) this.awaited = id;
    else this.table.answer = { kind: "refused", code: "offline" };
  }

  /** Ask what a king would have done in place of a move of a finished game. */
  async thinkOver(move: number): Promise<void> {
    this.putAway();
    this.table.answer = null;
    const id = token();
    this.awaited = id;
    const found = await api.analysis(this.table.id, move).catch(() => null);
    if (this.awaited !== id) return;
    this.awaited = null;
    if (found) this.hint = found;
    else this.table.answer = { kind: "refused", code: "offline" };
  }

  /** Ask what is worth a thought, once for each decision. */
  ponder(): void {
    const { decision, myTurn } = this.table;
    if (!myTurn) return;
    if (!this.#pondering.knows(decision)) this.thoughts = null;
    this.#pondering.want(decision);
  }

  putAway(): void {
    this.hint = null;
    this.awaited = null;
    this.table.chooser.hinted = null;
  }

  /** What was asked for over a connection that is gone does not come. */
  forget(): void {
    this.awaited = null;
    this.#pondering.forget();
  }

  hear(message: Hinted | Pondered): void {
    if (message.type === "hinted") {
      if (message.id !== this.awaited) return;
      this.awaited = null;
      this.hint = message;
      this.table.offer();
    } else if (this.#pondering.heard(message.id) === this.table.decision) {
      this.thoughts = message.themes;
    } else {
      this.ponder(); // something else is to be decided
    }
  }

  /** Whether that was about something that nobody has asked for by hand: then nobody is told. */
  refuse(id: string | null): boolean {
    const pondered = this.#pondering.heard(id);
    if (pondered === null) return false;
    // Another page of theirs may be asking
    setTimeout(() => {
      this.#pondering.again(pondered);
      this.ponder();
    }, PONDER_AGAIN);
    return true;
  }

  #ask(type: "hint" | "ponder", id: string): boolean {
    const { me, state, connection } = this.table;
    return me !== null && state !== null && connection.send({ type, id, seat: me.seat, version: state.table.version });
  }
}
