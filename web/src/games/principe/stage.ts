/** One move of Il Principe as a person should see it: what it set off comes one thing after the other. */

import type { Scene, Told } from "../../lib/games";
import type { PrincipeBuiltEvent, PrincipeEvent, PrincipeRole, PrincipeSeat, PrincipeView } from "../../lib/protocol";
import type { Tune } from "../../lib/sound";
import { STEPS, titleOf } from "./outlook";

/** While the final scoring goes on, the number of its steps that are counted. */
export type Staged = PrincipeView & { readonly counted?: number };

type Counts = Readonly<Record<string, number>>;

/** What several players do alike, one after the other, is one moment. */
const TOGETHER: readonly PrincipeEvent["kind"][] = ["no-build", "cannot-build"];

/** The roles of one colour are given in one moment, with all that they bring at once (P31). */
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

/** How long what has happened stays before the next thing, and how it sounds; null joins what comes after it. */
const PACE: Readonly<Record<PrincipeEvent["kind"], readonly [hold: number, tune?: Tune] | null>> = {
  round: [500],
  "last-round": [1200, "turn"],
  income: null,
  drawn: null,
  drew: null,
  "no-card": null,
  offered: [200, "move"],
  offer: [160],
  pile: [900, "move"],
  auction: null,
  bid: [650, "move"],
  passed: [420],
  outbid: [420],
  unsold: [700],
  won: [950, "move"],
  prince: null,
  "no-build": [300],
  "cannot-build": [300],
  rested: [450],
  "empty-hand": [450],
  laid: [850, "move"],
  built: [1100, "build"],
  shield: [650, "move"],
  honour: null,
  city: null,
  "roles-back": [700, "turn"],
  role: null,
  "role-auction": [900, "turn"],
  "role-won": null,
  "role-unsold": [650],
  "turned-down": null,
  "turned-up": [700, "move"],
  "none-turned": null,
  grace: null,
  interest: null,
  final: null,
  over: [900, "over"],
};

export function stage(
  before: PrincipeView,
  after: PrincipeView,
  happened: readonly Told<"principe">[],
): readonly Scene<PrincipeView>[] {
  const scenes: Scene<PrincipeView>[] = [];
  let view = before;
  let waiting: Told<"principe">[] = [];
  /** The colour whose roles are being given. */
  let given: PrincipeRole["colour"] | null = null;
  const invest = () => {
    if (given === null) return;
    const bought = waiting.some(({ event }) => event.kind === "role-won");
    const caption = { key: "board-investing", args: { building: [`building-${given}`] } };
    scenes.push({ view, happened: waiting, hold: INVESTING, tune: "move", ...(bought ? {} : { caption }) });
    waiting = [];
    given = null;
  };
  for (const [index, one] of happened.entries()) {
    const { event } = one;
    const role = event.kind === "role" || event.kind === "role-won" ? event.role : null;
    const colour = after.roles.find((each) => each.name === role)?.colour ?? null;
    if (role === null ? !BROUGHT.includes(event.kind) : colour !== given) invest();
    given = colour ?? given;
    if (event.kind === "final" && event.seat === 0) {
      // What came before it is told before it is counted.
      if (waiting.length > 0) scenes.push({ view, happened: waiting, hold: 250 });
      waiting = [];
      scenes.push(...counting(after));
    }
    view = advance(view, event);
    waiting.push(one);
    const pace = PACE[event.kind];
    const goesOn = TOGETHER.includes(event.kind) && happened[index + 1]?.event.kind === event.kind;
    if (given !== null || !pace || goesOn) continue;
    const [hold, tune] = pace;
    scenes.push({ view, happened: waiting, hold, ...(tune ? { tune } : {}) });
    waiting = [];
  }
  invest();
  const last = scenes.at(-1);
  // What the last scene shows is the truth, with whatever no event tells.
  if (waiting.length === 0 && last) scenes[scenes.length - 1] = { ...last, view: after };
  else scenes.push({ view: after, happened: waiting, hold: 250 });
  return scenes;
}

/** The final scoring, step by step (P35). */
function counting(after: PrincipeView): Scene<Staged>[] {
  return STEPS.map((_, step) => ({
    view: { ...after, counted: step + 1 },
    happened: [],
    caption: { key: "board-counting", args: { step: [titleOf(step)] } },
    hold: 950,
    tune: "move",
  }));
}

/** The table after one of several things that a move has set off; only what can be seen from all seats. */
export function advance(view: PrincipeView, event: PrincipeEvent): PrincipeView {
  const change = (seat: number, how: (place: PrincipeSeat) => Partial<PrincipeSeat>): PrincipeView => ({
    ...view,
    seats: view.seats.map((place, index) => (index === seat ? { ...place, ...how(place) } : place)),
  });
  switch (event.kind) {
    case "bid":
      return view.auction ? { ...view, auction: { ...view.auction, bid: event.amount, bidder: event.seat } } : view;
    case "passed":
    case "outbid":
      return view.auction
        ? { ...view, auction: { ...view.auction, live: view.auction.live.filter((one) => one !== event.seat) } }
        : view;
    case "won":
      return {
        ...change(event.seat, (place) => ({ hand_size: place.hand_size + event.count })),
        auction: null,
        groups: view.groups.filter(([group]) => group !== event.colour),
      };
    case "unsold":
      return {
        ...view,
        auction: null,
        groups: view.groups.filter(([group]) => group !== event.colour),
        out: more(view.out, event.colour, event.count),
      };
    case "prince":
      return { ...view, prince: event.seat };
    case "laid":
      return change(event.seat, (place) => ({
        up: more(place.up, event.colour, event.count),
        hand_size: place.hand_size - event.count,
      }));
    case "built":
      return built(view, event);
    case "shield":
      return change(event.seat, (place) => ({
        shields: more(place.shields, event.region, 1),
        shields_left: place.shields_left - 1,
      }));
    case "honour":
      return change(event.seat, (place) => ({ score: place.score + event.points }));
    case "grace":
      return change(event.seat, (place) => ({ score: place.score + 1 }));
    case "roles-back":
      return { ...view, auction: null, part: 4, roles: view.roles.map((role) => ({ ...role, holder: null })) };
    case "role":
    case "role-won":
      return {
        ...view,
        auction: null,
        roles: view.roles.map((one) => (one.name === event.role ? { ...one, holder: event.seat } : one)),
      };
    case "role-unsold":
      return { ...view, auction: null };
    case "turned-down":
      return change(event.seat, (place) => ({
        up: more(place.up, event.colour, -event.count),
        down: more(place.down, event.colour, event.count),
      }));
    case "turned-up":
      return change(event.seat, (place) => ({
        up: more(place.up, event.colour, 1),
        down: more(place.down, event.colour, -1),
      }));
    case "round":
    case "last-round":
    case "income":
    case "drawn":
    case "drew":
    case "no-card":
    case "offered":
    case "offer":
    case "pile":
    case "auction":
    case "no-build":
    case "cannot-build":
    case "rested":
    case "empty-hand":
    case "city":
    case "role-auction":
    case "none-turned":
    case "interest":
    case "final":
    case "over":
      return view;
  }
}

function built(view: PrincipeView, { seat, city: name, points }: PrincipeBuiltEvent): PrincipeView {
  const city = view.cities.find((one) => one.name === name);
  const icons = city?.icons ?? {};
  const laid = (up: Counts) => Object.entries(icons).reduce((cards, [colour, count]) => more(cards, colour, count), up);
  const cards = Object.values(icons).reduce((sum, one) => sum + one, 0);
  return {
    ...view,
    cities: view.cities.map((one) => (one.name === name ? { ...one, owner: seat } : one)),
    display: view.display.filter((one) => one !== name),
    seats: view.seats.map((place, index) =>
      index === seat ? { ...place, score: place.score + points, up: laid(place.up), hand_size: place.hand_size - cards } : place,
    ),
  };
}

function more(counts: Counts, key: string, change: number): Counts {
  return { ...counts, [key]: (counts[key] ?? 0) + change };
}
