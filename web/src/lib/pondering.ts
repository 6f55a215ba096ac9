/** What is worth a thought is asked for one question at a time: while one is thought out, the next waits for its answer. */

import { token } from "./socket.svelte";

export class Pondering {
  #asked: { readonly id: string; readonly version: number } | null = null;
  /** The version of the table about which there is an answer. */
  #answered = -1;

  constructor(private readonly ask: (id: string, version: number) => boolean) {}

  /** Ask about a version of the table, unless there is an answer, or one is awaited. */
  want(version: number): void {
    if (this.#asked !== null || this.knows(version)) return;
    const asked = { id: token(), version };
    if (this.ask(asked.id, version)) this.#asked = asked;
  }

  knows(version: number): boolean {
    return this.#answered === version;
  }

  /** The version that an answer or a refusal is about; null if it is not to what was asked here. */
  heard(id: string | null): number | null {
    if (this.#asked === null || this.#asked.id !== id) return null;
    this.#answered = this.#asked.version;
    this.#asked = null;
    return this.#answered;
  }

  /** What was answered about a version was no answer. */
  again(version: number): void {
    if (this.knows(version)) this.#answered = -1;
  }

  /** The connection is gone over which an answer would come. */
  forget(): void {
    this.#asked = null;
  }
}
