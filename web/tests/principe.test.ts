import { describe, expect, test } from "vitest";
import { CITIES, drawnIn, REGIONS, ribbons, threads, TRACK, trackSpot } from "../src/games/principe/geometry";
import { auctionsIn, bidsIn, ceremonyIn, STEPS } from "../src/games/principe/lookup";
import { stage, type Staged } from "../src/games/principe/stage";
import type { PrincipeCity, PrincipeEvent, PrincipeSeat, PrincipeView } from "../src/lib/protocol";

const place: PrincipeSeat = {
  score: 0,
  promised: 0,
  rank: 1,
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
  roles: [{ name: "doctor", colour: "green", rank: "major", holder: 1, heirs: [] }],
  regions: [],
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
  /** The regions of each city in the box that is shipped. */
  const shipped: Readonly<Record<PrincipeCity["name"], readonly PrincipeCity["regions"][number][]>> = {
    florence: ["emilia", "liguria", "tuscany"],
    mantua: ["lombardy", "emilia", "liguria"],
    ferrara: ["veneto", "lombardy", "emilia"],
    pisa: ["liguria", "tuscany", "umbria"],
    rimini: ["veneto", "emilia", "tuscany"],
    lucca: ["liguria", "tuscany"],
    urbino: ["tuscany", "umbria"],
    padua: ["veneto", "lombardy"],
    milan: ["lombardy", "liguria"],
    bologna: ["veneto", "emilia"],
    siena: ["umbria"],
    orvieto: ["umbria"],
    venice: ["veneto"],
    verona: ["lombardy"],
    perugia: ["umbria"],
  };

  test("draws every city in the regions that it touches, large and medium ones on their border (P7)", () => {
    for (const { name, x, y } of CITIES) {
      const regions = [...shipped[name]].sort(inOrder);
      expect([name, drawnIn(name)]).toEqual([name, regions]);
      const at = `${x.toFixed(1)},${y.toFixed(1)}`;
      const touching = REGIONS.filter((region) => region.path.includes(at)).map((region) => region.name);
      if (regions.length > 1) expect([name, touching]).toEqual([name, regions]);
    }
    expect(threads(CITIES.map(({ name }) => ({ name, regions: shipped[name] })))).toEqual([]);
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

describe("the log", () => {
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
    const given = [
      told({ kind: "roles-back" }),
      told({ kind: "role-won", seat: 1, role: "doctor", price: 3 }),
      told({ kind: "turned-down", seat: 1, colour: "green", count: 2 }),
    ];
    const ceremony = ceremonyIn(given, 0);
    expect(ceremony).toMatchObject({ began: 7, last: "doctor" });
    expect([ceremony?.given.get("doctor"), ceremony?.turned.get("green")]).toEqual([{ seat: 1, price: 3 }, 2]);
    const next = [...given, told({ kind: "round", round: 3 })];
    expect(ceremonyIn(next, 0)?.last).toBeNull();
    expect(ceremonyIn([...next, told({ kind: "offered", seat: 0, colour: "red" })], 0)).toBeNull();
    expect(ceremonyIn([...next, told({ kind: "auction", colour: "red", count: 1 })], 0)).toBeNull();
    expect(ceremonyIn([], 0)).toBeNull();
  });
});

describe("scenes", () => {
  test("a won auction shows the winner before whoever comes next", () => {
    const next = { ...view, auction: { ...(view.auction ?? expect.fail()), colour: "white" as const }, groups: [] };
    const scenes = stage(view, next, [
      told({ kind: "passed", seat: 1 }),
      told({ kind: "won", seat: 0, colour: "red", count: 2, price: 2 }),
      told({ kind: "auction", colour: "white", count: 1 }),
    ]);
    expect(scenes.map((scene) => scene.view.auction?.colour)).toEqual(["red", undefined, "white"]);
    expect(scenes.at(-1)?.view).toBe(next);
  });

  test("show of the table after the move what has been told", () => {
    const after: PrincipeView = {
      ...view,
      cities: view.cities.map((city) => ({ ...city, owner: 1 })),
      display: [],
      seats: [place, { ...place, score: 6, up: { white: 2, red: 1, blue: 1 }, hand_size: 1, shields: { tuscany: 1 } }],
    };
    const [built, placed] = stage(view, after, [
      told({ kind: "built", seat: 1, city: "lucca", price: 4, points: 6 }),
      told({ kind: "shield", seat: 1, region: "tuscany" }),
    ]);
    expect(built?.view.seats[1]).toMatchObject({ score: 6, up: { white: 2, red: 1, blue: 1 }, hand_size: 1, shields: {} });
    expect([built?.view.cities[0]?.owner, built?.view.display]).toEqual([1, []]);
    expect(placed?.view).toBe(after);
  });

  test("roles go back and are given anew, those of one colour in one moment", () => {
    const roles = [
      { name: "doctor", colour: "green", rank: "major", holder: 1, heirs: [] },
      { name: "master", colour: "green", rank: "minor", holder: null, heirs: [] },
      { name: "bishop", colour: "white", rank: "major", holder: null, heirs: [] },
    ] as const;
    const given = roles.map((role, index) => ({ ...role, holder: index === 0 ? 0 : 1 }));
    const scenes = stage({ ...view, roles }, { ...view, roles: given }, [
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
      [0, 1, 1],
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
