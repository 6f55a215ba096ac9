/** The cards of a table, found by name and rank, and how its players are called. */

import type { RivalsCard, RivalsCharacter, RivalsSeat, RivalsView } from "../../lib/protocol";

export type Sort = RivalsCard["sort"];
export type RoleName = RivalsCharacter["name"];

/** The building by whose sign a card and its partner are known. */
export const emblemOf = (card: RivalsCard): string => (card.sort === "building" ? card.name : card.partner);

/** A character as its card shows it. */
export const roleOf = (view: RivalsView, name: string): RivalsCharacter | undefined =>
  view.characters.find((one) => one.name === name);

export const ofRank = (view: RivalsView, rank: string | undefined): RivalsCharacter[] =>
  view.characters.filter((one) => one.rank === rank);

/** From the highest to the lowest. */
export const ranksOf = (view: RivalsView): string[] => [...new Set(view.characters.map(({ rank }) => rank))].sort();

/** The ranks that steal from a rank. */
export const thievesOf = (view: RivalsView, rank: string): string[] => ranksOf(view).filter((other) => view.prey[other] === rank);

/** The seats, as moves call them. */
export const CRESTS = ["lion", "eagle", "stag", "boar"] as const;
export const crestOf = (seat: number): string => CRESTS[seat] ?? "";

/** Which cards of a row belong to perfect pairs. */
export function inPairs(seat: RivalsSeat, row: readonly RivalsCard[]): boolean[] {
  const left = seat.score.perfect.flatMap((pair) => [pair.building.name, pair.subject.name]);
  return row.map((card) => {
    const at = left.indexOf(card.name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Points as they are written: below nothing with a minus, not with a hyphen. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
