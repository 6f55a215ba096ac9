/** What the rules say of positions and events, as `tests/client/fixtures.py` wrote it. */

import { readFileSync } from "node:fs";
import type { GameName } from "../src/lib/games";
import type { Events, GameEvent, Views } from "../src/lib/protocol";

export interface Sentence {
  readonly game: GameName;
  readonly event: GameEvent;
  readonly said: Readonly<Record<string, string>>;
  /** The same to the one at seat 1 of sides 0, 1, 1 and 0. */
  readonly read: Readonly<Record<string, string>>;
}

/** A move, as the seat that made it saw the table. */
export interface Step<G extends GameName> {
  readonly seat: number;
  readonly move: string;
  readonly before: Views[G];
  readonly after: Views[G];
  readonly events: readonly Events[G][];
}

/** What the cards of Rival Kings say. */
interface Box {
  readonly roles: Readonly<Record<string, { readonly rank: string; readonly actions: readonly string[] }>>;
  readonly prey: Readonly<Record<string, string>>;
  readonly pairs: readonly (readonly [building: string, subject: string])[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8"));
}

export const sentences = (): readonly Sentence[] => read("events") as Sentence[];

export function steps<G extends GameName>(game: G): readonly Step<G>[] {
  return (read(game) as (Step<G> | Box)[]).filter((one): one is Step<G> => "events" in one);
}

export const box = (): Box | undefined => (read("rivals") as (Step<"rivals"> | Box)[]).find((one): one is Box => "roles" in one);

/** The verb and the targets of a move. */
export function wordsOf(move: string): readonly [verb: string, first: string, second: string] {
  const [verb = "", first = "", second = ""] = move.split(" ");
  return [verb, first, second];
}
