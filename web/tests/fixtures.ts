/** What the rules say, as `tests/client/fixtures.py` wrote it: of events in every language, and a table of each game. */

import { readFileSync } from "node:fs";
import type { GameName } from "../src/lib/games";
import type { GameEvent, Views } from "../src/lib/protocol";

export interface Sentence {
  readonly game: GameName;
  readonly event: GameEvent;
  readonly said: Readonly<Record<string, string>>;
  /** The same to the one at seat 1 of sides 0, 1, 1 and 0. */
  readonly read: Readonly<Record<string, string>>;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8"));
}

export const sentences = (): readonly Sentence[] => read("events") as Sentence[];

/** What two players see of a game that begins. */
export function beginning<G extends GameName>(game: G): Views[G] {
  const found = (read("views") as { game: GameName; view: Views[G] }[]).find((one) => one.game === game);
  if (!found) throw new Error(`there is no table of ${game}`);
  return found.view;
}
