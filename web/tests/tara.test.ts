import { describe, expect, test } from "vitest";
import { below, fits, POSITIONS, spotOf } from "../src/games/tara/geometry";
import { about } from "../src/games/tara/moves";
import { stage } from "../src/games/tara/stage";
import type { TaraCardFace, TaraEvent, TaraView } from "../src/lib/protocol";

const card = (number: number, cost: number, ...names: string[]): TaraCardFace => ({
  number,
  cost,
  stone: names.length === 0,
  slots: names.map((name) => ({
    level: (name[0] ?? "").toUpperCase(),
    column: Number(name[1]) - 1,
    placement: (name[0] ?? "") < "a",
  })),
});

describe("a region on paper (T2)", () => {
  test("fifteen positions, each above two", () => {
    expect(POSITIONS).toHaveLength(15);
    expect(below("K")).toEqual(["C1", "C2"]);
    expect(below("H3")).toEqual(["F3", "F4"]);
    expect(below("F1")).toBeNull();
    expect(spotOf("H2").x).toBeCloseTo((spotOf("F2").x + spotOf("F3").x) / 2);
  });

  test("where a card fits (T13, T14)", () => {
    expect(fits(card(1, 0, "f1", "F2")).map((fit) => fit.slots[0])).toEqual(["F2", "F3", "F4", "F5"]);
    expect(fits(card(27, 2, "F1", "f2", "H1")).at(-1)).toEqual({ slots: ["F4", "H4"], faded: ["F5"] });
    expect(fits(card(33, 3))).toEqual([]);
  });
});

test("moves are about the region and the level where they go", () => {
  const view = { regions: [{ name: "ulster" }] } as unknown as TaraView;
  for (const verb of ["anchor", "place", "promote", "lower", "betray"])
    expect(about({ verb, targets: ["ulster.H2"], move: "" }, view, [])).toMatchObject({ place: "ulster", level: "H" });
});

test("whoever starts has a name", () => {
  const choice = { verb: "start", targets: ["yellow"], move: "start yellow" };
  expect(about(choice, {} as TaraView, ["Anna", "Béla"])).toEqual({ name: "Béla" });
});

test("income is a scene of its own", () => {
  const seat = { cumals: 1 };
  const before = { phase: "promoting", regions: [], seats: [seat, seat] } as unknown as TaraView;
  const after = { phase: "choosing", regions: [], seats: [{ cumals: 3 }, seat] } as unknown as TaraView;
  const told = (event: TaraEvent) => ({ number: 1, event });
  const scenes = stage(before, after, [
    told({ kind: "passed", seat: 0, region: "ulster" }),
    told({ kind: "income", seat: 0, level: "F", region: "ulster" }),
    told({ kind: "spread", seat: 0, level: "F" }),
    told({ kind: "round", round: 2, seat: 0 }),
  ]);
  expect(scenes.map((scene) => scene.happened.length)).toEqual([1, 2, 1]);
  expect(scenes[1]?.view.seats.map((one) => one.cumals)).toEqual([3, 1]);
});
