import { describe, expect, test } from "vitest";
import { CITIES, drawnIn, REGIONS, ribbons, threads, TRACK, trackSpot } from "../src/games/principe/geometry";
import {
  auctionsIn,
  bidsIn,
  cardsUp,
  fewest,
  investitures,
  laying,
  prospect,
  regionPoints,
  scoreAfter,
  shieldsOn,
  STEPS,
} from "../src/games/principe/outlook";
import { advance, stage, type Staged } from "../src/games/principe/stage";
import type { PrincipeEvent, PrincipeSeat, PrincipeView } from "../src/lib/protocol";
import { steps } from "./fixtures";

const played = steps("principe");

const place: PrincipeSeat = {
  score: 0,
  gold: null,
  hand: null,
  hand_size: 5,
  offered: null,
  offered_size: 0,
  to_offer: 0,
  up: {},
  down: {},
  shields: {},
  shields_left: 11,
  roles: [],
  cities: [],
  final: null,
};

const view: PrincipeView = {
  seat: 0,
  round: 2,
  last: false,
  part: 2,
  phase: "bidding",
  prince: 0,
  order: [1, 0],
  turn: 1,
  waiting: [1],
  deck: 50,
  city_deck: 11,
  out: {},
  groups: [["red", 2]],
  auction: { colour: "red", count: 2, role: null, live: [0, 1], bid: 2, bidder: 0 },
  cities: [
    {
      name: "lucca",
      size: "medium",
      seen: true,
      points: 6,
      gold: 4,
      shields: 2,
      icons: { white: 2, red: 1, blue: 1 },
      regions: ["liguria", "tuscany"],
      owner: null,
      honours: [0, 0],
    },
  ],
  display: ["lucca"],
  closing: false,
  builds: [],
  roles: [{ name: "doctor", colour: "green", rank: "major", holder: 1 }],
  seats: [place, place],
  to_place: 0,
  places: [],
  ending: null,
  winners: [],
};

const told = (event: PrincipeEvent) => ({ number: 7, event });

const inOrder = (one: string, other: string) => {
  const names: string[] = REGIONS.map(({ name }) => name);
  return names.indexOf(one) - names.indexOf(other);
};

describe("the map", () => {
  const [cities] = played.map((step) => step.before.cities);

  test("has every city of the game, large ones first", () => {
    const sizes = ["large", "medium", "small"];
    const drawn = CITIES.map((spot) => cities?.find((city) => city.name === spot.name)?.size);
    expect(drawn).toEqual(CITIES.map((_, index) => sizes[Math.floor(index / 5)]));
    expect(cities).toHaveLength(CITIES.length);
  });

  test("draws medium and large cities onto the border of every region that they touch (P7)", () => {
    for (const city of cities?.filter((one) => one.size !== "small") ?? []) {
      const spot = CITIES.find((one) => one.name === city.name);
      const at = `${spot?.x.toFixed(1)},${spot?.y.toFixed(1)}`;
      const touching = REGIONS.filter((region) => region.path.includes(at)).map((region) => region.name);
      expect([city.name, touching.sort()]).toEqual([city.name, [...city.regions].sort()]);
    }
  });

  test("knows where it draws each city, and needs no threads for the box that is shipped (P7)", () => {
    for (const city of cities ?? [])
      expect([city.name, drawnIn(city.name)]).toEqual([city.name, [...city.regions].sort(inOrder)]);
    expect(threads(cities ?? [])).toEqual([]);
  });

  test("leads a thread to every region that only a corrected box gives to a city", () => {
    const corrected = [
      { name: "florence", regions: ["emilia", "umbria", "tuscany"] },
      { name: "venice", regions: ["lombardy"] },
    ] as const;
    const drawn = threads(corrected.map(({ name, regions }) => ({ name, regions: [...regions] })));
    expect(drawn.map(({ city, region }) => `${city} ${region}`)).toEqual(["florence umbria", "venice lombardy"]);
    expect(drawn[0]?.from).toMatchObject({ x: 478, y: 500 });
    const label = REGIONS.find(({ name }) => name === "umbria")?.label;
    expect(drawn[0]?.to).toEqual({ x: label?.x, y: (label?.y ?? 0) - 20 });
  });

  test("gives five families room on a region, and every score a place of its own", () => {
    for (const region of REGIONS) {
      const rows = ribbons(region, [3, 1, 4, 0, 2], 2);
      expect(rows.flatMap((row) => row.places.map((place) => place.seat))).toEqual([3, 1, 4, 0, 2]);
      expect(new Set(rows.flatMap((row) => row.places.map((place) => `${row.x + place.x} ${row.y}`))).size).toBe(5);
      expect(ribbons(region, [], 2)).toEqual([]);
    }
    expect(new Set(Array.from({ length: TRACK }, (_, score) => JSON.stringify(trackSpot(score)))).size).toBe(TRACK);
    expect(trackSpot(TRACK + 3)).toEqual(trackSpot(3));
  });
});

describe("outlooks", () => {
  test("shields on a region are worth what P35 says (X9)", () => {
    expect(regionPoints([3, 2, 1])).toEqual([5, 2, 0]);
    expect(regionPoints([2, 2, 1])).toEqual([5, 5, 0]);
    expect(regionPoints([4, 1, 1, 0])).toEqual([5, 2, 2, 0]);
    expect(regionPoints([0, 0])).toEqual([0, 0]);
  });

  test("face-up cards promise roles as P26-P28 say (X4-X6)", () => {
    const all = (counts: number[]) => counts.map((_, seat) => prospect(counts, seat, true));
    expect(all([4, 2, 1, 1])).toEqual(["major", "minor", "none", "none"]);
    expect(all([4, 2, 2, 1])).toEqual(["major", "minor-tie", "minor-tie", "none"]);
    expect(all([3, 3, 3, 1])).toEqual(["major-tie", "major-tie", "major-tie", "none"]);
    expect(prospect([3, 2], 1, false)).toBe("none");
  });

  test("of bids only those of the present auction count", () => {
    const log = [
      told({ kind: "auction", colour: "red", count: 1 }),
      told({ kind: "bid", seat: 0, amount: 9 }),
      told({ kind: "role-auction", role: "doctor" }),
      told({ kind: "bid", seat: 1, amount: 2 }),
      told({ kind: "passed", seat: 0 }),
      told({ kind: "outbid", seat: 2 }),
    ];
    expect([...bidsIn(log)]).toEqual([
      [1, 2],
      [0, "passed"],
      [2, "passed"],
    ]);
  });

  test("cards that would be laid out promise a role", () => {
    const table = { ...view, seats: [place, { ...place, up: { green: 2 } }] };
    expect([1, 2, 3].map((count) => laying(table, 0, "green", count)[0])).toEqual(["none", "major-tie", "major"]);
    expect(laying(table, 0, "green", 3)[1]?.name).toBe("doctor");
  });

  test("of the auctions of a round it is known which one is held", () => {
    const log = [
      told({ kind: "auction", colour: "blue", count: 1 }),
      told({ kind: "round", round: 2 }),
      told({ kind: "auction", colour: "green", count: 1 }),
      told({ kind: "auction", colour: "red", count: 2 }),
    ];
    const groups = [["red", 2] as const, ["white", 3] as const];
    expect(auctionsIn({ ...view, groups }, log)).toEqual({ at: 2, of: 3 });
    expect(auctionsIn({ ...view, groups: [["white", 3]], auction: null }, log)).toEqual({ at: 2, of: 3 });
  });

  test("the role phase is kept until one makes an offer", () => {
    const during: PrincipeView = { ...view, part: 4, phase: "turning", auction: null };
    const given = [
      told({ kind: "roles-back" }),
      told({ kind: "role-won", seat: 1, role: "doctor", price: 3 }),
      told({ kind: "turned-down", seat: 1, colour: "green", count: 2 }),
    ];
    const [green, white] = investitures(during, given, 0)?.colours ?? [];
    expect(green).toMatchObject({ colour: "green", reached: true, turned: 2, roles: [{ name: "doctor", price: 3 }] });
    expect(white).toMatchObject({ colour: "white", reached: false, turned: 0, roles: [] });
    const next: PrincipeView = { ...during, part: 1, phase: "offering" };
    expect(investitures(next, given, 0)?.colours.every((one) => one.reached)).toBe(true);
    expect(investitures(next, [...given, told({ kind: "offered", seat: 0, colour: "red" })], 0)).toBeNull();
    expect(investitures(view, given, 0)).toBeNull();
    expect(investitures(during, [], 0)).toBeNull();
  });

  test("the final scoring adds up from what was there before", () => {
    const seat = { ...place, score: 31, final: { roles: 3, sets: 4, gold: 2, hand: 0, regions: [5, 0, 2, 0, 0, 5] } };
    expect(scoreAfter(seat, 0)).toBe(10);
    expect(scoreAfter(seat, 2)).toBe(17);
    expect(scoreAfter(seat, STEPS.length)).toBe(31);
  });
});

describe("scenes", () => {
  test("a won auction shows the winner before whoever comes next", () => {
    const after = { ...view, auction: null, groups: [] };
    const scenes = stage(view, after, [
      told({ kind: "passed", seat: 1 }),
      told({ kind: "won", seat: 0, colour: "red", count: 2, price: 2 }),
    ]);
    expect(scenes.map((scene) => scene.view.auction?.live)).toEqual([[0], undefined]);
    expect(scenes.at(-1)?.view).toBe(after);
  });

  test("building lays out cards and takes the city", () => {
    const city = { kind: "built", seat: 1, city: "lucca", price: 4, points: 6 } as const;
    const [built] = stage(view, view, [told(city), told({ kind: "shield", seat: 1, region: "tuscany" })]);
    expect(built?.view.seats[1]).toMatchObject({ score: 6, up: { white: 2, red: 1, blue: 1 }, hand_size: 1 });
    expect(built?.view.cities[0]?.owner).toBe(1);
    expect(built?.view.display).toEqual([]);
  });

  test("roles go back and are given anew, those of one colour in one moment", () => {
    const roles = [
      { name: "doctor", colour: "green", rank: "major", holder: 1 },
      { name: "master", colour: "green", rank: "minor", holder: null },
      { name: "bishop", colour: "white", rank: "major", holder: null },
    ] as const;
    const table = { ...view, roles };
    const scenes = stage(table, table, [
      told({ kind: "rested", seat: 0 }),
      told({ kind: "roles-back" }),
      told({ kind: "role", seat: 0, role: "doctor" }),
      told({ kind: "turned-down", seat: 0, colour: "green", count: 1 }),
      told({ kind: "none-turned", seat: 0 }),
      told({ kind: "role", seat: 1, role: "master" }),
      told({ kind: "role", seat: 1, role: "bishop" }),
      told({ kind: "grace", seat: 1 }),
      told({ kind: "round", round: 3 }),
    ]);
    expect(scenes.map((scene) => scene.view.roles.map((role) => role.holder))).toEqual([
      [1, null, null],
      [null, null, null],
      [0, 1, null],
      [0, 1, 1],
      [1, null, null],
    ]);
    expect(scenes.map((scene) => scene.caption?.args.building)).toEqual([
      undefined,
      undefined,
      ["building-green"],
      ["building-white"],
      undefined,
    ]);
  });

  test("what was paid for a role is told", () => {
    const [won] = stage(view, view, [
      told({ kind: "role-won", seat: 0, role: "doctor", price: 2 }),
      told({ kind: "prince", seat: 0 }),
      told({ kind: "turned-down", seat: 0, colour: "green", count: 1 }),
    ]);
    expect(won?.happened).toHaveLength(3);
    expect(won?.caption).toBeUndefined();
  });

  test("the final scoring comes step by step", () => {
    const over: PrincipeView = { ...view, phase: "over" };
    const scenes = stage(view, over, [
      told({ kind: "final", seat: 0, points: 3, total: 9 }),
      told({ kind: "final", seat: 1, points: 3, total: 9 }),
      told({ kind: "over", ending: "deck", winners: [0] }),
    ]);
    expect(scenes.map((scene) => (scene.view as Staged).counted)).toEqual([...STEPS.map((_, step) => step + 1), undefined]);
    expect(scenes.at(-1)?.happened).toHaveLength(3);
  });
});

describe("what the rules make of it", () => {
  /** What `advance` follows: all that is seen from all seats, but for what the deal of a new round brings. */
  const followed = (table: PrincipeView, dealt: boolean) => ({
    prince: table.prince,
    roles: table.roles,
    owners: table.cities.map((city) => city.owner),
    seats: table.seats.map(({ score, up, down, shields, shields_left, hand_size }) => ({
      score,
      up: counted(up),
      down: counted(down),
      shields: counted(shields),
      shields_left,
      hand_size: dealt ? 0 : hand_size,
    })),
  });
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

  test.each(played)("after $move the events have led to the table", ({ before, after, events }) => {
    const dealt = events.some((event) => event.kind === "drawn" || event.kind === "drew" || event.kind === "offered");
    const final = events.some((event) => event.kind === "final");
    const end = events.reduce(advance, before);
    const seats = after.seats.map((seat) => (final ? { ...seat, score: scoreAfter(seat, 0) } : seat));
    expect(followed(end, dealt)).toEqual(followed({ ...after, seats }, dealt));
    const scenes = stage(
      before,
      after,
      events.map((event) => ({ number: 1, event })),
    );
    expect(scenes.at(-1)?.view).toBe(after);
    // In this order the log tells it, live and after a reload.
    expect(scenes.flatMap((scene) => scene.happened).map((one) => one.event)).toEqual(events);
    const counted = scenes.findIndex((scene) => (scene.view as Staged).counted !== undefined);
    const earlier = scenes.slice(0, Math.max(counted, 0)).flatMap((scene) => scene.happened);
    if (counted >= 0) expect(earlier).toHaveLength(events.findIndex((event) => event.kind === "final"));
  });

  test("regions and sets are worth at the end what they promised (P35)", () => {
    const over = played.filter(({ after }) => after.phase === "over");
    expect(over.length).toBeGreaterThan(0);
    for (const { after } of over) {
      const promised = REGIONS.map((region) => regionPoints(shieldsOn(after, region.name)));
      for (const [seat, place] of after.seats.entries()) {
        expect(promised.map((points) => points[seat])).toEqual(place.final?.regions);
        expect(2 * fewest(place)).toBe(place.final?.sets);
      }
    }
  });

  test("roles go to those to whom the cards promised them (P26-P28)", () => {
    let given = 0;
    for (const { before, events } of played) {
      // Cards are turned down as roles are given: what counts is what lay there when the roles came back.
      const back = events.findIndex((event) => event.kind === "roles-back");
      if (back < 0) continue;
      const table = events.slice(0, back).reduce(advance, before);
      const minors = table.roles.some((one) => one.rank === "minor");
      for (const event of events.slice(back)) {
        if (event.kind !== "role") continue;
        const role = table.roles.find((one) => one.name === event.role);
        expect([event, prospect(cardsUp(table, role?.colour ?? ""), event.seat, minors)]).toEqual([event, role?.rank]);
        given += 1;
      }
    }
    expect(given).toBeGreaterThan(1);
  });
});
