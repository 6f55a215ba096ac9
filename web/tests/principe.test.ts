import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CITIES, REGIONS, shieldSpots, TRACK, trackSpot } from "../src/games/principe/geometry";
import { bidsIn, prospect, regionPoints, scoreAfter, STEPS } from "../src/games/principe/outlook";
import { stage, type Staged } from "../src/games/principe/stage";
import type { Happening, PrincipeSeat, PrincipeView } from "../src/lib/protocol";

const DATA = readFileSync(new URL("../../src/regalia/games/principe/data.toml", import.meta.url), "utf8");

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
  builds: [],
  roles: [{ name: "doctor", colour: "green", rank: "major", holder: 1 }],
  seats: [place, place],
  to_place: 0,
  places: [],
  ending: null,
  winners: [],
};

const told = (key: string, args: Happening["phrase"]["args"] = {}): Happening => ({
  number: 7,
  phrase: { key: `event-${key}`, args },
});

describe("the map", () => {
  test("joins cities and regions as the data says (P7)", () => {
    const data = [...DATA.matchAll(/\[city\.(\w+)\]\s+size = "(\w+)"\s+icons = .*\s+regions = \[(.*)\]/g)];
    const read = Object.fromEntries(
      data.map(([, name = "", size, regions = ""]) => [name, [size, [...regions.matchAll(/\w+/g)].join(" ")]]),
    );
    const drawn = Object.fromEntries(CITIES.map((city) => [city.name, [city.size, city.regions.join(" ")]]));
    expect(Object.keys(read)).toHaveLength(15);
    expect(drawn).toEqual(read);
  });

  test("draws medium and large cities onto the border of every region that they touch", () => {
    for (const city of CITIES.filter((one) => one.size !== "small")) {
      const at = `${city.x.toFixed(1)},${city.y.toFixed(1)}`;
      const touching = REGIONS.filter((region) => region.path.includes(at)).map((region) => region.name);
      expect([city.name, touching.sort()]).toEqual([city.name, [...city.regions].sort()]);
    }
  });

  test("gives five families room on a region, and every score a place of its own", () => {
    for (const region of REGIONS) expect(new Set(shieldSpots(region, 5).map((spot) => `${spot.x} ${spot.y}`)).size).toBe(5);
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
      told("auction"),
      told("bid", { seat: 0, amount: 9 }),
      told("auction"),
      told("bid", { seat: 1, amount: 2 }),
      told("passed", { seat: 0 }),
    ];
    expect([...bidsIn(log)]).toEqual([
      [1, 2],
      [0, "passed"],
    ]);
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
    const scenes = stage(view, after, [told("passed", { seat: 1 }), told("won", { seat: 0, colour: "red", count: 2, price: 2 })]);
    expect(scenes.map((scene) => scene.view.auction?.live)).toEqual([[0], undefined]);
    expect(scenes.at(-1)?.view).toBe(after);
  });

  test("building lays out cards and takes the city", () => {
    const city = { seat: 1, city: ["city-lucca"], price: 4, points: 6 };
    const [built] = stage(view, view, [told("built", city), told("shield", { seat: 1, region: ["region-tuscany"] })]);
    expect(built?.view.seats[1]).toMatchObject({ score: 6, up: { white: 2, red: 1, blue: 1 }, hand_size: 1 });
    expect(built?.view.cities[0]?.owner).toBe(1);
    expect(built?.view.display).toEqual([]);
  });

  test("roles go back and are given anew", () => {
    const scenes = stage(view, view, [
      told("rested", { seat: 0 }),
      told("roles-back"),
      told("role", { seat: 0, role: ["role-doctor"], colour: "green", rank: "major" }),
      told("turned-down", { seat: 0, colour: "green", count: 1 }),
    ]);
    expect(scenes.map((scene) => scene.view.roles[0]?.holder)).toEqual([1, 0, 1]);
  });

  test("the final scoring comes step by step", () => {
    const over = { ...view, phase: "over" };
    const scenes = stage(view, over, [
      told("final", { seat: 0, points: 3, total: 9 }),
      told("final", { seat: 1, points: 3, total: 9 }),
      told("over", { winners: ["seat:0"] }),
    ]);
    expect(scenes.map((scene) => (scene.view as Staged).counted)).toEqual([...STEPS.map((_, step) => step + 1), undefined]);
    expect(scenes.at(-1)?.happened).toHaveLength(3);
  });
});
