/**
 * One move of Il Principe as a person should see it: what it set off comes one thing after the other. A scene shows the
 * table after the move, but for what is still to be told.
 */

import type { Scene, Told } from "../../lib/games";
import type { PrincipeAuction, PrincipeEvent, PrincipeRole, PrincipeView } from "../../lib/protocol";
import type { Tune } from "../../lib/sound";
import { COLOURS } from "./colours";
import { STEPS, titleOf } from "./lookup";

/** While the final scoring goes on, the number of its steps that are counted. */
export type Staged = PrincipeView & { readonly counted?: number };

/** What several players do alike, one after the other, is one moment. */
const TOGETHER: readonly PrincipeEvent["kind"][] = ["no-build", "cannot-build"];

/** The roles of one colour are given in one moment, with all that they bring at once. */
const INVESTING = 1300;
const BROUGHT: readonly PrincipeEvent["kind"][] = [
  "prince",
  "turned-down",
  "none-turned",
  "grace",
  "drawn",
  "drew",
  "no-card",
  "interest",
];

/** With these an auction begins or ends. */
const SALES: readonly PrincipeEvent["kind"][] = ["auction", "role-auction", "won", "unsold", "role-won", "role-unsold"];

/** How long what has happened stays before the next thing, and how it sounds; none joins what comes after it. */
const PACE: Partial<Record<PrincipeEvent["kind"], readonly [hold: number, tune?: Tune]>> = {
  round: [500],
  "last-round": [1200, "turn"],
  offered: [200, "move"],
  offer: [160],
  pile: [900, "move"],
  bid: [650, "move"],
  passed: [420],
  outbid: [420],
  unsold: [700],
  won: [950, "move"],
  "no-build": [300],
  "cannot-build": [300],
  rested: [450],
  "empty-hand": [450],
  laid: [850, "move"],
  built: [1100, "build"],
  shield: [650, "move"],
  "roles-back": [700, "turn"],
  "role-auction": [900, "turn"],
  "role-unsold": [650],
  "turned-up": [700, "move"],
  over: [900, "over"],
};

export function stage(
  before: PrincipeView,
  after: PrincipeView,
  happened: readonly Told<"principe">[],
): readonly Scene<PrincipeView>[] {
  const scenes: Scene<PrincipeView>[] = [];
  let waiting: Told<"principe">[] = [];
  /** The colour whose roles are being given. */
  let given: PrincipeRole["colour"] | null = null;
  const show = (at: number, hold: number, more: Partial<Scene<PrincipeView>>) => {
    scenes.push({ view: between(before, after, happened, at), happened: waiting, hold, ...more });
    waiting = [];
  };
  const invest = (at: number) => {
    if (given === null) return;
    const bought = waiting.some(({ event }) => event.kind === "role-won");
    const caption = { key: "board-investing", args: { building: [`building-${given}`] } };
    show(at, INVESTING, { tune: "move", ...(bought ? {} : { caption }) });
    given = null;
  };
  for (const [index, one] of happened.entries()) {
    const { event } = one;
    const role = event.kind === "role" || event.kind === "role-won" ? event.role : null;
    const colour = after.roles.find((each) => each.name === role)?.colour ?? null;
    if (role === null ? !BROUGHT.includes(event.kind) : colour !== given) invest(index);
    given = colour ?? given;
    if (event.kind === "final" && event.seat === 0) {
      // What came before it is told before it is counted.
      if (waiting.length > 0) show(index, 250, {});
      scenes.push(...counting(after));
    }
    waiting.push(one);
    const pace = PACE[event.kind];
    const goesOn = TOGETHER.includes(event.kind) && happened[index + 1]?.event.kind === event.kind;
    if (given !== null || !pace || goesOn) continue;
    const [hold, tune] = pace;
    show(index + 1, hold, tune ? { tune } : {});
  }
  invest(happened.length);
  const last = scenes.at(-1);
  // What the last scene shows is the truth, with whatever no event tells.
  if (waiting.length === 0 && last) scenes[scenes.length - 1] = { ...last, view: after };
  else scenes.push({ view: after, happened: waiting, hold: 250 });
  return scenes;
}

/** The final scoring, step by step. */
function counting(after: PrincipeView): Scene<Staged>[] {
  return STEPS.map((_, step) => ({
    view: { ...after, counted: step + 1 },
    happened: [],
    caption: { key: "board-counting", args: { step: [titleOf(step)] } },
    hold: 950,
    tune: "move",
  }));
}

/** The parts of the table that an event speaks of. */
function partsOf(event: PrincipeEvent): readonly string[] {
  switch (event.kind) {
    case "won":
      return ["groups", `hand ${event.seat}`];
    case "unsold":
      return ["groups"];
    case "pile":
      return ["groups", "deck"];
    case "drawn":
    case "drew":
      return ["deck", `hand ${event.seat}`];
    case "offered":
    case "offer":
      return [`hand ${event.seat}`];
    case "prince":
      return ["prince"];
    case "laid":
      return [`hand ${event.seat}`, `${event.colour} ${event.seat}`];
    case "built":
      return ["cities", ...[...COLOURS, "cities", "hand", "score"].map((part) => `${part} ${event.seat}`)];
    case "city":
      return ["cities"];
    case "shield":
      return ["regions", `shields ${event.seat}`];
    case "honour":
    case "grace":
      return [`score ${event.seat}`];
    case "turned-down":
    case "turned-up":
      return [`${event.colour} ${event.seat}`];
    case "role":
    case "role-won":
      return [event.role];
    default:
      return [];
  }
}

/** The table when so many events have been told: what the others speak of is as it was before. */
function between(before: PrincipeView, after: PrincipeView, happened: readonly Told<"principe">[], told: number): PrincipeView {
  const events = happened.map(({ event }) => event);
  const later = new Set(events.slice(told).flatMap((event) => partsOf(event)));
  const by = (part: string) => (later.has(part) ? before : after);
  const back = events.findIndex(({ kind }) => kind === "roles-back");
  const roles = after.roles.map((role, index) => {
    if (back < 0 || !later.has(role.name)) return back < told ? role : (before.roles[index] ?? role);
    return { ...role, holder: back < told ? null : (before.roles[index]?.holder ?? null) };
  });
  const seats = after.seats.map((place, seat) => {
    const of = (part: string) => by(`${part} ${seat}`).seats[seat] ?? place;
    const cards = (side: "up" | "down") => Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)[side][colour] ?? 0]));
    const { hand, hand_size, offered, offered_size, to_offer, gold } = of("hand");
    const { shields, shields_left } = of("shields");
    return {
      ...{ ...place, hand, hand_size, offered, offered_size, to_offer, gold, shields, shields_left },
      ...{ score: of("score").score, up: cards("up"), down: cards("down"), cities: of("cities").cities },
      roles: roles.flatMap(({ name, holder }) => (holder === seat ? [name] : [])),
    };
  });
  const { groups, out } = by("groups");
  const { cities, display } = by("cities");
  return {
    ...{ ...before, auction: auctionAfter(before, after, events.slice(0, told)), groups, out, cities, display, roles, seats },
    ...{ prince: by("prince").prince, deck: by("deck").deck, regions: by("regions").regions },
    part: back >= 0 && back < told ? 4 : before.part,
  };
}

/** What is auctioned when this has been told. */
function auctionAfter(before: PrincipeView, after: PrincipeView, past: readonly PrincipeEvent[]): PrincipeAuction | null {
  const at = past.findLastIndex(({ kind }) => SALES.includes(kind));
  const event = past[at];
  if (!event) return before.auction;
  const role = event.kind === "role-auction" ? event.role : null;
  const begun = event.kind === "auction" || role !== null;
  return begun && after.auction?.role === role ? after.auction : null;
}
