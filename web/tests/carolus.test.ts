import { describe, expect, test } from "vitest";
import { knightSpots, territoryPath, turned } from "../src/games/carolus/geometry";
import { stepsTo } from "../src/games/carolus/lookup";
import { stage } from "../src/games/carolus/stage";
import type { CarolusEvent, CarolusTerritory, CarolusView } from "../src/lib/protocol";

const province = (name: string, more: Partial<CarolusTerritory> = {}): CarolusTerritory => ({
  name,
  provinces: [name],
  knights: {},
  castles: 0,
  owner: null,
  strength: [0, 0],
  ...more,
});

const seat = {
  side: 0,
  court: {},
  reserve: {},
  markers: [] as string[],
  unused: [1, 2, 3, 4, 5],
  laid: 3,
  crowns: 0,
  lacking: {},
};

const view: CarolusView = {
  round: 1,
  phase: "moving",
  order: [0, 1],
  turn: 0,
  emperor: "1",
  territories: [
    province("1"),
    province("2", { owner: 0, castles: 2, provinces: ["2", "3"] }),
    province("4", { knights: { red: 2, blue: 1 }, owner: 1, castles: 1, strength: [2, 1] }),
    province("5", { owner: 0, castles: 1 }),
    province("6"),
  ],
  seats: [
    { ...seat, court: { red: 4, blue: 1 }, markers: ["red"] },
    { ...seat, side: 1, court: { red: 2, blue: 2 }, markers: ["blue"] },
  ],
  supply: [7, 9],
  stock: {},
  weight: {},
  to_bring: 0,
  reach: [{ steps: 2, territory: "4", winner: 0, castles: 1, last: false, joins: ["2", "5"], total: 4 }],
  ending: null,
  winners: [],
};

describe("on the ring", () => {
  test("how far he has to go (C1, C16)", () => {
    expect(stepsTo(view, "4")).toBe(2);
    expect(stepsTo(view, "1")).toBe(5);
  });
});

describe("a move on the stage", () => {
  const told = (event: CarolusEvent) => ({ number: 9, event });

  test("of the Emperor: he walks, castles change, borders fall, dice roll, knights come", () => {
    const after: CarolusView = {
      ...view,
      seats: view.seats.map((one) => (one.side === 0 ? { ...one, reserve: { red: 1 } } : one)),
      territories: [province("1"), province("2", { provinces: ["2", "3", "4", "5"], owner: 0, castles: 4 }), province("6")],
      emperor: "2",
      supply: [6, 10],
    };
    const scenes = stage(view, after, [
      told({ kind: "emperor", seat: 0, steps: 2, territory: "4" }),
      told({ kind: "replaced", side: 0, other_side: 1, territory: "4", count: 1 }),
      told({ kind: "merged", side: 0, territory: "4", joined: "5" }),
      told({ kind: "merged", side: 0, territory: "2", joined: "4" }),
      told({ kind: "rolled", seat: 0, dice: ["red"] }),
    ]);
    expect(scenes.map((scene) => scene.happened.map((one) => one.event.kind))).toEqual([
      ["emperor"],
      ["replaced"],
      ["merged", "merged"],
      ["rolled"],
      [],
    ]);
    expect(scenes[0]?.view).toMatchObject({ emperor: "4", supply: [7, 9] });
    expect(scenes[1]?.view.territories[2]).toMatchObject({ name: "4", owner: 0, castles: 1 });
    expect(scenes[1]?.view.supply).toEqual([6, 10]);
    expect(scenes[3]?.view.seats[0]?.reserve).toEqual({});
    expect(scenes.at(-1)?.view).toBe(after);
  });

  test("of a knight is one scene", () => {
    expect(stage(view, view, [told({ kind: "court", seat: 0, family: "red" })])).toHaveLength(1);
  });
});

describe("the ring", () => {
  const closed = Array<number>(15).fill(1);
  closed[3] = 0;

  test("draws a region as one outline, and two while its border closes", () => {
    const parts = (open: readonly number[]) => territoryPath([2, 3], open).split("M").length - 1;
    expect(parts(closed)).toBe(1);
    expect(parts(closed.with(3, 0.5))).toBe(2);
  });

  test("draws regions across the end of the ring", () => {
    expect(territoryPath([14, 0, 1], Array<number>(15).fill(0))).not.toMatch(/NaN|undefined/);
  });

  test("finds a place for every family", () => {
    for (let length = 1; length <= 15; length += 1) {
      for (let families = 0; families <= 5; families += 1) {
        const provinces = Array.from({ length }, (_, step) => step);
        expect(knightSpots(provinces, families)).toHaveLength(families);
      }
    }
  });

  test("turns clockwise when the Emperor walks, and the short way when his land grows", () => {
    expect(turned(350, 10, true)).toBe(370);
    expect(turned(10, 350, true)).toBe(350);
    expect(turned(10, 350, false)).toBe(-10);
    expect(turned(24, 24, true)).toBe(384);
  });
});
