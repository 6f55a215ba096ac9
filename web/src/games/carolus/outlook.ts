/** What would happen: pure looks ahead over a view, for previews. The service alone decides what does happen. */

import type { Told } from "../../lib/games";
import type { CarolusReach, CarolusSeat, CarolusTerritory, CarolusView } from "../../lib/protocol";
import type { Family } from "./families";

export function territoryOf(view: CarolusView, name: string): CarolusTerritory | undefined {
  return view.territories.find((territory) => territory.name === name);
}

/** The seat that holds a family's influence marker. */
export function holderOf(view: CarolusView, family: string): number | null {
  const holder = view.seats.findIndex((seat) => seat.markers.includes(family));
  return holder < 0 ? null : holder;
}

export interface CourtOutlook {
  readonly mine: number;
  readonly holder: number | null;
  readonly theirs: number;
  readonly gains: boolean;
  /** How many more it would then still take to gain the marker. */
  readonly missing: number;
}

/** A knight more of the family at the seat's court (C15). */
export function atCourt(view: CarolusView, seat: number, family: Family): CourtOutlook {
  const mine = (view.seats[seat]?.court[family] ?? 0) + 1;
  const holder = holderOf(view, family);
  const theirs = holder === null || holder === seat ? 0 : (view.seats[holder]?.court[family] ?? 0);
  const gains = holder !== seat && (holder === null || mine > theirs);
  return { mine, holder, theirs, gains, missing: holder === seat || gains ? 0 : theirs + 1 - mine };
}

/** The strength of each side in a territory with a knight more (C17). */
export function withKnight(view: CarolusView, territory: CarolusTerritory, family: Family): number[] {
  const holder = holderOf(view, family);
  const side = holder === null ? null : view.seats[holder]?.side;
  return territory.strength.map((strength, index) => strength + (index === side ? 1 : 0));
}

/** The side with strictly most strength (C18). */
export function strongest(strength: readonly number[]): number | null {
  const most = Math.max(...strength);
  return most > 0 && strength.filter((one) => one === most).length === 1 ? strength.indexOf(most) : null;
}

export interface StopOutlook {
  readonly winner: number | null;
  readonly gained: number;
  /** The neighbours that the territory would merge with. */
  readonly joins: readonly string[];
  /** All castles of the region that would come of it. */
  readonly castles: number;
}

/** The Emperor stops where a reach leads (C18-C21). */
export function atStop(view: CarolusView, reach: CarolusReach): StopOutlook {
  const { winner, castles: gained } = reach;
  const index = view.territories.findIndex((territory) => territory.name === reach.territory);
  const around = view.territories.length;
  if (winner === null || gained === 0 || index < 0) {
    return { winner, gained: 0, joins: [], castles: view.territories[index]?.castles ?? 0 };
  }
  const beside = new Set([(index + around - 1) % around, (index + 1) % around]);
  const joined = [...beside].filter((other) => other !== index && view.territories[other]?.owner === winner);
  return {
    winner,
    gained,
    joins: joined.map((other) => view.territories[other]?.name ?? ""),
    castles: gained + joined.reduce((sum, other) => sum + (view.territories[other]?.castles ?? 0), 0),
  };
}

/** How many steps clockwise the Emperor is from a territory; the whole way round for his own. */
export function stepsTo(view: CarolusView, name: string): number {
  const around = view.territories.length;
  const from = view.territories.findIndex((territory) => territory.name === view.emperor);
  const to = view.territories.findIndex((territory) => territory.name === name);
  return (to - from + around) % around || around;
}

/** Whether a disc is still to be used, lies on the table this round, or is used up (C10-C12). */
export function discState(seat: CarolusSeat, disc: number): "unused" | "laid" | "used" {
  if (seat.laid === disc) return "laid";
  return seat.unused.includes(disc) ? "unused" : "used";
}

/** The dice as they lie on the table, and the move that threw them. */
export function lastRoll(log: readonly Told<"carolus">[]): { number: number; seat: number; faces: readonly string[] } | null {
  const rolled = log.findLast((one) => one.event.kind === "rolled");
  return rolled?.event.kind === "rolled" ? { number: rolled.number, seat: rolled.event.seat, faces: rolled.event.dice } : null;
}
