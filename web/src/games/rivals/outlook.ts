/** What would happen: pure looks ahead over a view, for previews. The service alone decides what does happen. */

import type { RivalsCard, RivalsSeat, RivalsView } from "../../lib/protocol";
import { COLOURS } from "./colours";
import { partnerOf, sortOf } from "./cards";

/** What a person looks at: a card and how it would come to them, a character, or nothing. */
export type Look =
  | { readonly kind: "card"; readonly card: RivalsCard; readonly deal: Deal | null }
  | { readonly kind: "role"; readonly name: string }
  | { readonly kind: "theft"; readonly victim: number; readonly action: string };

/** A card for its price, or in a swap. */
export type Deal = { readonly kind: "buy" } | { readonly kind: "swap" };

interface Holding {
  readonly buildings: readonly RivalsCard[];
  readonly subjects: readonly RivalsCard[];
  readonly coins: number;
  readonly markers: number;
}

/** The points of what somebody holds (R26). */
export function worth({ buildings, subjects, coins, markers }: Holding): number {
  const houses = [...buildings];
  const people = [...subjects];
  let points = Math.floor(coins / 3) - 2 * markers;
  for (const building of buildings) {
    const at = people.findIndex((subject) => subject.name === partnerOf(building.name));
    const subject = people[at];
    if (!subject) continue;
    points += building.price + subject.price;
    people.splice(at, 1);
    houses.splice(houses.indexOf(building), 1);
  }
  for (const colour of COLOURS) {
    const ofColour = (card: RivalsCard) => card.colour === colour;
    const [ours, theirs] = [houses.filter(ofColour), people.filter(ofColour)];
    const dearest = [...ours, ...theirs]
      .sort((one, other) => other.price - one.price)
      .slice(0, Math.min(ours.length, theirs.length));
    points += ours.length + theirs.length + dearest.reduce((sum, card) => sum + Math.max(0, card.price - 2), 0);
  }
  return points;
}

/** What a card costs the seat that decides now (R23: the Smith). */
export function priceOf(view: RivalsView, card: RivalsCard): number {
  return card.price - (view.discount && view.phase !== "taking" && sortOf(card) === "building" ? 1 : 0);
}

/** The seat's points with the card in exchange for its price. */
export function ifBought(view: RivalsView, seat: RivalsSeat, card: RivalsCard): number {
  return worth({ ...withCard(seat, card), coins: seat.coins - priceOf(view, card), markers: seat.markers });
}

/** The seat's points with the card in place of the one offered. */
export function ifSwapped(view: RivalsView, seat: RivalsSeat, card: RivalsCard): number {
  const given = view.offered;
  const lacking = given ? { ...seat, ...withoutCard(seat, given) } : seat;
  return worth({ ...withCard(lacking, card), coins: seat.coins, markers: seat.markers });
}

function withCard(seat: Pick<RivalsSeat, "buildings" | "subjects">, card: RivalsCard) {
  return sortOf(card) === "building"
    ? { buildings: [...seat.buildings, card], subjects: seat.subjects }
    : { buildings: seat.buildings, subjects: [...seat.subjects, card] };
}

function withoutCard(seat: Pick<RivalsSeat, "buildings" | "subjects">, card: RivalsCard) {
  const without = (row: readonly RivalsCard[]) => {
    const at = row.findIndex((one) => one.name === card.name);
    return row.filter((_, index) => index !== at);
  };
  return { buildings: without(seat.buildings), subjects: without(seat.subjects) };
}

/** Which cards of a row make up perfect pairs; the others are free to be swapped (R24). */
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
