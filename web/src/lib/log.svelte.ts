/** What happened at a table, as far as this browser was told. */

import { api } from "./api";
import type { Happening, TableState } from "./protocol";

/** Moves. */
const AT_ONCE = 200;

export class Log {
  /** What happened lately; all of it unless the game is long. */
  recent = $state.raw<readonly Happening[]>([]);
  /** What happened before that, as far as it was asked for. */
  older = $state.raw<readonly Happening[]>([]);
  /** The first move that is told. */
  #first = 1;
  #asking = false;

  constructor(private readonly table: string) {}

  /** `moves` were known before. */
  hear({ since, happened }: TableState, moves: number): void {
    const known = (happening: Happening) => happening.number < since;
    if (since > moves + 1) {
      // So much was missed that it is not told
      [this.recent, this.older, this.#first] = [happened, [], since];
      return;
    }
    this.recent = [...this.recent.filter(known), ...happened];
    if (since < this.#first) [this.older, this.#first] = [this.older.filter(known), since];
  }

  /** Ask for a stretch before what is known; whether there was one. */
  async earlier(): Promise<boolean> {
    const last = this.#first - 1;
    if (last < 1 || this.#asking) return false;
    const first = Math.max(1, last - AT_ONCE + 1);
    this.#asking = true;
    const found = await api.log(this.table, first, last).catch(() => null);
    this.#asking = false;
    if (!found || this.#first !== last + 1) return false; // it has changed meanwhile
    this.#first = first;
    this.older = [...found, ...this.older];
    return true;
  }

  async all(): Promise<void> {
    while (await this.earlier());
  }
}
