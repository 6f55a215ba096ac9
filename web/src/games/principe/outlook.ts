/** What would happen, and what the log says: pure looks over a view. The service alone decides what does happen. */

import type { Told } from "../../lib/games";
import type { PrincipeBuild, PrincipeCity, PrincipeRole, PrincipeSeat, PrincipeView } from "../../lib/protocol";
import { COLOURS, type Colour } from "./colours";
import { REGIONS } from "./geometry";

/** What the person looks at, by pointer or focus. */
export type Look =
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "city"; readonly name: string }
  | { readonly kind: "region"; readonly name: string }
  | { readonly kind: "colour"; readonly name: Colour };

export function cityOf(view: PrincipeView, name: string): PrincipeCity | undefined {
  return view.cities.find((city) => city.name === name);
}

export function buildOf(view: PrincipeView, name: string): PrincipeBuild | undefined {
  return view.builds.find((build) => build.city === name);
}

/** P35: what shields on a region are worth at the end, for each count. */
export function regionPoints(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  const leaders = counts.filter((count) => count === most).length;
  const second = Math.max(0, ...counts.filter((count) => count < most));
  return counts.map((count) => {
    if (count === 0) return 0;
    if (count === most) return 5;
    return leaders === 1 && count === second ? 2 : 0;
  });
}

export const shieldsOn = (view: PrincipeView, region: string): number[] => view.seats.map((seat) => seat.shields[region] ?? 0);

/** The same with more of a seat. */
export function withMore(counts: readonly number[], seat: number, more: number): number[] {
  return counts.map((count, index) => count + (index === seat ? more : 0));
}

export const cardsUp = (view: PrincipeView, colour: string): number[] => view.seats.map((seat) => seat.up[colour] ?? 0);

export type Prospect = PrincipeRole["rank"] | `${PrincipeRole["rank"]}-tie` | "none";

/** P26-P28: what so many face-up cards of a colour would make of a seat. */
export function prospect(counts: readonly number[], seat: number, minors: boolean): Prospect {
  const own = counts[seat] ?? 0;
  if (own === 0) return "none";
  const others = counts.filter((_, index) => index !== seat);
  const ahead = others.filter((count) => count > own).length;
  const level = others.filter((count) => count === own).length;
  if (ahead === 0) return level === 0 ? "major" : "major-tie";
  if (!minors || ahead > 1) return "none";
  return level === 0 ? "minor" : "minor-tie";
}

/** What laying out so many cards of a colour would make of a seat now, and the role that it would be about. */
export function laying(view: PrincipeView, seat: number, colour: Colour, count: number): [Prospect, PrincipeRole | undefined] {
  const outlook = prospect(withMore(cardsUp(view, colour), seat, count), seat, hasMinors(view));
  const isAbout = ({ rank }: PrincipeRole) => outlook === rank || outlook === `${rank}-tie`;
  return [outlook, view.roles.find((role) => role.colour === colour && isAbout(role))];
}

export const hasMinors = (view: PrincipeView): boolean => view.roles.some((role) => role.rank === "minor");

/** What each seat last did in the auction that is going on. */
export function bidsIn(log: readonly Told<"principe">[]): ReadonlyMap<number, number | "passed"> {
  const bids = new Map<number, number | "passed">();
  const start = log.findLastIndex(({ event }) => event.kind === "auction" || event.kind === "role-auction");
  if (start < 0) return bids;
  for (const { event } of log.slice(start)) {
    if (event.kind === "bid") bids.set(event.seat, event.amount);
    if (event.kind === "passed" || event.kind === "outbid") bids.set(event.seat, "passed");
  }
  return bids;
}

/** Which of the auctions of this round is held, or was held last, and how many there are (P14). */
export function auctionsIn(view: PrincipeView, log: readonly Told<"principe">[]): { at: number; of: number } {
  const start = log.findLastIndex(({ event }) => event.kind === "round" || event.kind === "last-round");
  const at = log.slice(start + 1).filter(({ event }) => event.kind === "auction").length;
  const coming = view.groups.filter(([colour]) => view.auction?.role !== null || colour !== view.auction.colour);
  return { at, of: at + coming.length };
}

/** What the role phase has brought for a colour (P25-P31). */
export interface Investiture {
  readonly colour: Colour;
  /** Its turn has come. */
  readonly reached: boolean;
  readonly roles: readonly (PrincipeRole & { readonly price: number | null })[];
  /** The cards that the major role turned down. */
  readonly turned: number;
}

/** The role phase as it was last seen, kept until the person makes an offer or cards are auctioned; null before and after. */
export function investitures(
  view: PrincipeView,
  log: readonly Told<"principe">[],
  seat: number | null,
): { readonly began: number; readonly colours: readonly Investiture[] } | null {
  const began = log.findLastIndex(({ event }) => event.kind === "roles-back");
  if (began < 0 || view.phase === "over" || view.part === 2 || view.part === 3) return null;
  const since = log.slice(began + 1).map(({ event }) => event);
  if (since.some((event) => event.kind === "offered" && event.seat === seat)) return null;
  const colourOf = new Map(view.roles.map((role) => [role.name, role.colour]));
  const prices = new Map<string, number>();
  const turned = new Map<Colour, number>();
  let last = view.part === 4 ? -1 : COLOURS.length;
  for (const event of since) {
    if (event.kind === "role-won") prices.set(event.role, event.price);
    if (event.kind === "turned-down") turned.set(event.colour, event.count);
    const colour = "role" in event ? colourOf.get(event.role) : undefined;
    if (colour) last = Math.max(last, COLOURS.indexOf(colour));
  }
  const colours = COLOURS.map((colour, index) => ({
    colour,
    reached: index <= last,
    roles: view.roles.flatMap((role) => (role.colour === colour ? [{ ...role, price: prices.get(role.name) ?? null }] : [])),
    turned: turned.get(colour) ?? 0,
  }));
  return { began, colours };
}

/** The steps of the final scoring (P35). */
export const STEPS = ["roles", "sets", "gold", "hand", ...REGIONS.map((region) => region.name)] as const;

/** The key of a step's name. */
export const titleOf = (step: number): string => (step < 4 ? `place-final-${STEPS[step]}` : `region-${STEPS[step]}`);

export function stepPoints(seat: PrincipeSeat, step: number): number {
  const { final } = seat;
  if (!final) return 0;
  return [final.roles, final.sets, final.gold, final.hand, ...final.regions][step] ?? 0;
}

/** The score when only the first steps of the final scoring are counted. */
export function scoreAfter(seat: PrincipeSeat, steps: number): number {
  let score = seat.score;
  if (seat.final) for (let step = steps; step < STEPS.length; step += 1) score -= stepPoints(seat, step);
  return score;
}

/** P35: the colour with the fewest cards in front of a player. */
export const fewest = (seat: PrincipeSeat): number =>
  Math.min(...COLOURS.map((colour) => (seat.up[colour] ?? 0) + (seat.down[colour] ?? 0)));
