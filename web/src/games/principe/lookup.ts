/** What stands in the view and in the log, found by name. */

import type { Brought, Told } from "../../lib/games";
import type {
  PrincipeBuild,
  PrincipeCity,
  PrincipeClaim,
  PrincipeEvent,
  PrincipeStanding,
  PrincipeView,
} from "../../lib/protocol";
import type { Say } from "../../lib/words.svelte";
import type { Colour } from "./colours";
import { REGIONS } from "./geometry";

type Log = readonly Told<"principe">[];
type Brings = Brought<"principe"> | undefined;

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

export function regionOf(view: PrincipeView, name: string): PrincipeStanding | undefined {
  return view.regions.find((one) => one.region === name);
}

/** What a shield that is placed brings. */
export function standingIn(brings: Brings): PrincipeStanding | undefined {
  return brings?.outlook && "region" in brings.outlook ? brings.outlook : undefined;
}

/** What cards that are laid out bring. */
export function claimIn(brings: Brings): PrincipeClaim | undefined {
  return brings?.outlook && "tied" in brings.outlook ? brings.outlook : undefined;
}

/** The sign of a claim; of its sentence too. */
export const signOf = (claim: PrincipeClaim | undefined): string =>
  claim?.rank ? `${claim.rank}${claim.tied ? "-tie" : ""}` : "none";

export function sentenceOf(claim: PrincipeClaim | undefined, count: number, say: Say): string {
  return say.text(`prospect-${signOf(claim)}`, { count, role: claim?.role ? say.text(`role-${claim.role}`) : "" });
}

/** What was told after the last event of these kinds, and that one. */
function since(log: Log, ...kinds: PrincipeEvent["kind"][]): Log {
  const start = log.findLastIndex(({ event }) => kinds.includes(event.kind));
  return start < 0 ? [] : log.slice(start);
}

/** What each seat last did in the auction that is going on. */
export function bidsIn(log: Log): ReadonlyMap<number, number | "passed"> {
  const bids = new Map<number, number | "passed">();
  for (const { event } of since(log, "auction", "role-auction")) {
    if (event.kind === "bid") bids.set(event.seat, event.amount);
    if (event.kind === "passed" || event.kind === "outbid") bids.set(event.seat, "passed");
  }
  return bids;
}

/** Which of the auctions of this round is held, or was held last, and how many there are. */
export function auctionsIn(view: PrincipeView, log: Log): { at: number; of: number } {
  const at = since(log, "round", "last-round").filter(({ event }) => event.kind === "auction").length;
  return { at, of: at + comingIn(view).length };
}

/** The groups whose auction is still to come. */
export function comingIn({ auction, groups }: PrincipeView): PrincipeView["groups"] {
  return groups.filter(([colour]) => auction?.role !== null || colour !== auction.colour);
}

export interface Given {
  readonly seat: number;
  /** What was paid for it in an auction. */
  readonly price: number | null;
}

/** The role phase, as far as it has come. */
export interface Ceremony {
  /** The number of the move that began it. */
  readonly began: number;
  /** By the name of the role. */
  readonly given: ReadonlyMap<string, Given>;
  /** Cards that were turned down, by colour. */
  readonly turned: ReadonlyMap<string, number>;
  /** The role that was spoken of last; null when the phase is over. */
  readonly last: string | null;
}

/** The role phase that was told last, until the person makes an offer or cards are auctioned; null before and after. */
export function ceremonyIn(log: Log, seat: number | null): Ceremony | null {
  const told = since(log, "roles-back");
  if (!told[0]) return null;
  const given = new Map<string, Given>();
  const turned = new Map<string, number>();
  let last: string | null = "";
  for (const { event } of told) {
    if (event.kind === "auction" || event.kind === "over" || (event.kind === "offered" && event.seat === seat)) return null;
    if (event.kind === "role") given.set(event.role, { seat: event.seat, price: null });
    if (event.kind === "role-won") given.set(event.role, { seat: event.seat, price: event.price });
    if (event.kind === "turned-down") turned.set(event.colour, event.count);
    if ("role" in event) last = event.role;
    if (event.kind === "round" || event.kind === "last-round") last = null;
  }
  return { began: told[0].number, given, turned, last };
}

/** The steps of the final scoring, in the order in which they are counted. */
export const STEPS = ["roles", "sets", "gold", "hand", ...REGIONS.map((region) => region.name)] as const;

/** The key of a step's name. */
export const titleOf = (step: number): string => (step < 4 ? `place-final-${STEPS[step]}` : `region-${STEPS[step]}`);
