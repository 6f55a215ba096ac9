/** The moves of a table that were made, shown again. */

import type { Frame } from "./protocol";
import type { Table, Way } from "./table.svelte";

const AT_ONCE = 40;

export class Past {
  /** The move whose outcome is shown; null when the present is shown. */
  at = $state<number | null>(null);
  /** It goes on by itself. */
  running = $state(false);
  readonly #frames = new Map<number, Frame>();

  constructor(
    private readonly table: Table,
    private readonly frames: Way["frames"],
  ) {}

  async go(number: number): Promise<void> {
    const { table } = this;
    const wanted = Math.max(0, Math.min(number, this.#moves));
    const from = this.at;
    table.answer = null; // it speaks of another moment, and so does a hint
    table.advice.putAway();
    this.at = wanted;
    table.scenes.stop();
    const [frame, before] = await Promise.all([this.#frame(wanted), wanted > 0 ? this.#frame(wanted - 1) : null]);
    if (this.at !== wanted) return;
    if (!frame) {
      this.running = false;
      table.answer = { kind: "refused", code: "offline" };
      return;
    }
    if (from !== null && wanted === from + 1 && before) await table.scenes.pass(before, frame, () => this.at === wanted);
    else table.scenes.jump(frame);
  }

  /** Let it pass by, from a move to the present. */
  async watch(from: number): Promise<void> {
    this.running = true;
    await this.go(from);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes while we wait
    while (this.running && this.at !== null && this.at < this.#moves) {
      const at: number = this.at;
      await this.go(at + 1);
      if (this.at !== at + 1) break;
    }
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes while we wait
    if (this.running) this.leave();
  }

  leave(): void {
    this.running = false;
    this.table.answer = null;
    this.at = null;
    this.table.scenes.showPresent();
  }

  /** From this move on it has become another one. */
  forget(since: number): void {
    for (const number of this.#frames.keys()) if (number >= since) this.#frames.delete(number);
  }

  get #moves(): number {
    return this.table.state?.table.moves ?? 0;
  }

  /** The frame of a move, with its neighbours for the next steps. */
  async #frame(number: number): Promise<Frame | null> {
    const known = this.#frames.get(number);
    if (known) return known;
    const first = Math.max(0, number - AT_ONCE / 2);
    const last = Math.min(this.table.state?.table.moves ?? number, first + AT_ONCE - 1);
    for (const frame of await this.frames(this.table.seat, first, last).catch(() => [])) this.#frames.set(frame.number, frame);
    return this.#frames.get(number) ?? null;
  }
}
