/** A board that is new is drawn piece by piece, each in a task of its own, and seen when it is whole: a page that is busy
 * with all of it at once answers nobody meanwhile. */

import { createContext, flushSync } from "svelte";

export class Pieces {
  #waiting = 0;
  #whole = $state(false);

  get whole(): boolean {
    return this.#whole;
  }

  /** Draws it when it is its turn; at once, when the board has been whole before. */
  draw(piece: () => void): void {
    if (this.#whole) {
      piece();
      return;
    }
    this.#waiting += 1;
    setTimeout(() => {
      flushSync(piece); // which may have pieces of its own
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#whole = true;
    });
  }
}

/** Of the board around; a picture in a rulebook, or a lesson, has none and is drawn at once. */
export const [getPieces, setPieces, hasPieces] = createContext<Pieces>();
