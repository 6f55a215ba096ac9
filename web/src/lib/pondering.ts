/** What is worth a thought is asked for one question at a time: while one is thought out, the next waits for its answer. */

import { token } from "./socket.svelte";

export class Pondering {
  #asked: { readonly id: string; readonly decision: string } | null = null;
  /** The decision about which there is an answer. */
  #answered: string | null = null;

  constructor(private readonly ask: (id: string) => boolean) {}

  /** Ask about a decision, unless there is an answer, or one is awaited. */
  want(decision: string): void {
    if (this.#asked !== null || this.knows(decision)) return;
    const asked = { id: token(), decision };
    if (this.ask(asked.id)) this.#asked = asked;
  }

  knows(decision: string): boolean {
    return this.#answered === decision;
  }

  /** The decision that an answer or a refusal is about; null if it is not to what was asked here. */
  heard(id: string | null): string | null {
    if (this.#asked === null || this.#asked.id !== id) return null;
    this.#answered = this.#asked.decision;
    this.#asked = null;
    return this.#answered;
  }

  /** What was answered about a decision was no answer. */
  again(decision: string): void {
    if (this.knows(decision)) this.#answered = null;
  }

  /** The connection is gone over which an answer would come. */
  forget(): void {
    this.#asked = null;
  }
}
