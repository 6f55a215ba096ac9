/** One move of Il Principe as a person should see it: what it set off comes one thing after the other. */

import type { Scene } from "../../lib/games";
import type { Happening, PrincipeSeat, PrincipeView } from "../../lib/protocol";
import type { Tune } from "../../lib/sound";
import { STEPS, titleOf } from "./outlook";

/** While the final scoring goes on, the number of its steps that are counted. */
export type Staged = PrincipeView & { readonly counted?: number };

type Args = Happening["phrase"]["args"];
type Counts = Readonly<Record<string, number>>;

/** How long what has happened stays before the next thing, and how it sounds; what is not here joins what comes after it. */
const PACE: Readonly<Record<string, readonly [hold: number, tune?: Tune]>> = {
  "event-offer": [160],
  "event-offered": [200, "move"],
  "event-pile": [900, "move"],
  "event-bid": [650, "move"],
  "event-passed": [420],
  "event-unsold": [700],
  "event-won": [950, "move"],
  "event-no-build": [300],
  "event-rested": [450],
  "event-laid": [850, "move"],
  "event-built": [1100, "build"],
  "event-shield": [650, "move"],
  "event-role": [650, "move"],
  "event-role-auction": [900, "turn"],
  "event-role-won": [900, "move"],
  "event-role-unsold": [650],
  "event-turned-down": [600],
  "event-turned-up": [700, "move"],
  "event-round": [500],
  "event-last-round": [1200, "turn"],
  "event-over": [900, "over"],
};

export function stage(before: PrincipeView, after: PrincipeView, happened: readonly Happening[]): readonly Scene<PrincipeView>[] {
  const scenes: Scene<PrincipeView>[] = [];
  let view = before;
  let waiting: Happening[] = [];
  for (const one of happened) {
    if (one.phrase.key === "event-final" && one.phrase.args.seat === 0) scenes.push(...counting(after, one.number));
    view = advance(view, one.phrase.key, one.phrase.args);
    waiting.push(one);
    const pace = PACE[one.phrase.key];
    if (!pace) continue;
    const [hold, tune] = pace;
    scenes.push({ view, happened: waiting, hold, ...(tune ? { tune } : {}) });
    waiting = [];
  }
  const last = scenes.at(-1);
  // What the last scene shows is the truth, with whatever no event tells.
  if (waiting.length === 0 && last) scenes[scenes.length - 1] = { ...last, view: after };
  else scenes.push({ view: after, happened: waiting, hold: 250 });
  return scenes;
}

/** The final scoring, step by step (P35). */
function counting(after: PrincipeView, number: number): Scene<Staged>[] {
  return STEPS.map((_, step) => ({
    view: { ...after, counted: step + 1 },
    happened: [{ number, phrase: { key: "board-counting", args: { step: [titleOf(step)] } } }],
    hold: 950,
    tune: "move",
  }));
}

/** The table after one of several things that a move has set off; only what can be seen from all seats. */
function advance(view: PrincipeView, key: string, args: Args): PrincipeView {
  const seat = Number(args.seat);
  const colour = String(args.colour);
  const count = Number(args.count);
  const change = (how: (place: PrincipeSeat) => Partial<PrincipeSeat>) => ({
    seats: view.seats.map((place, index) => (index === seat ? { ...place, ...how(place) } : place)),
  });
  switch (key) {
    case "event-bid":
      return view.auction ? { ...view, auction: { ...view.auction, bid: Number(args.amount), bidder: seat } } : view;
    case "event-passed":
      return view.auction
        ? { ...view, auction: { ...view.auction, live: view.auction.live.filter((one) => one !== seat) } }
        : view;
    case "event-won":
      return {
        ...view,
        auction: null,
        groups: view.groups.filter(([group]) => group !== colour),
        ...change((place) => ({ hand_size: place.hand_size + count })),
      };
    case "event-unsold":
      return {
        ...view,
        auction: null,
        groups: view.groups.filter(([group]) => group !== colour),
        out: more(view.out, colour, count),
      };
    case "event-prince":
      return { ...view, prince: seat };
    case "event-laid":
      return { ...view, ...change((place) => ({ up: more(place.up, colour, count), hand_size: place.hand_size - count })) };
    case "event-built":
      return built(view, seat, keyOf(args.city, "city-"), Number(args.points));
    case "event-shield": {
      const region = keyOf(args.region, "region-");
      return {
        ...view,
        ...change((place) => ({ shields: more(place.shields, region, 1), shields_left: place.shields_left - 1 })),
      };
    }
    case "event-honour":
      return { ...view, ...change((place) => ({ score: place.score + Number(args.points) })) };
    case "event-grace":
      return { ...view, ...change((place) => ({ score: place.score + 1 })) };
    case "event-roles-back":
      return { ...view, auction: null, part: 4, roles: view.roles.map((role) => ({ ...role, holder: null })) };
    case "event-role":
    case "event-role-won": {
      const role = keyOf(args.role, "role-");
      return { ...view, auction: null, roles: view.roles.map((one) => (one.name === role ? { ...one, holder: seat } : one)) };
    }
    case "event-turned-down":
      return { ...view, ...change((place) => ({ up: more(place.up, colour, -count), down: more(place.down, colour, count) })) };
    case "event-turned-up":
      return { ...view, ...change((place) => ({ up: more(place.up, colour, 1), down: more(place.down, colour, -1) })) };
    default:
      return view;
  }
}

function built(view: PrincipeView, seat: number, name: string, points: number): PrincipeView {
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

/** The name in a fact that is the key of a text. */
function keyOf(fact: Args[string] | undefined, prefix: string): string {
  return typeof fact === "object" ? (fact[0] ?? "").replace(prefix, "") : "";
}
