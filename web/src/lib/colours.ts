/** Who has which colour, family or crest at the table around. */

import { createContext } from "svelte";
import type { Say } from "./words.svelte";

const [get, set, has] = createContext<() => Say>();

/** For all that is drawn within: the words of the table know its colours. */
export const setColours = set;

/** For what draws a player or a side; where no table is around, each has the colour of their number. */
export function colours(): Pick<Say, "colour" | "tincture"> {
  const say = has() ? get() : null;
  return {
    colour: (seat) => say?.().colour(seat) ?? seat,
    tincture: (side) => say?.().tincture(side) ?? side,
  };
}

/**
 * The colours once a seat takes another one: whoever has it gets that seat's own, and where team-mates share a tincture,
 * both teams exchange theirs.
 */
export function exchanged(before: readonly number[], sides: readonly number[], seat: number, colour: number): number[] {
  const mine = before[seat] ?? seat;
  const pairs = new Map([
    [mine, colour],
    [colour, mine],
  ]);
  const team = (side: number | undefined) => sides.flatMap((one, number) => (one === side ? [number] : []));
  const [ours, theirs] = [team(sides[mine]), team(sides[colour])];
  if (ours.length > 1 && sides[mine] !== sides[colour]) {
    ours.forEach((one, place) => {
      const other = theirs[place] ?? one;
      pairs.set(one, other).set(other, one);
    });
  }
  return before.map((one) => pairs.get(one) ?? one);
}
