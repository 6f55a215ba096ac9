import { describe, expect, test } from "vitest";
import { below, fits, POSITIONS, spotOf } from "../src/games/tara/geometry";
import { about } from "../src/games/tara/moves";
import {
  anchorsIn,
  chain,
  climbFrom,
  entryInto,
  isEmpty,
  kingEnds,
  type Outcome,
  outcomeOf,
  spreadOf,
} from "../src/games/tara/outlook";
import { stage } from "../src/games/tara/stage";
import type { TaraCardFace, TaraEvent, TaraRegion, TaraView } from "../src/lib/protocol";
import { climbs, fittings, steps, wordsOf } from "./fixtures";

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

const region = (name: string, stacks: Record<string, number[]>): TaraRegion => ({
  name,
  status: "open",
  spots: Object.entries(stacks).map(([position, stack]) => ({
    name: position,
    stack,
    control: stack[0] ?? 0,
    fort: stack.length > 1 && stack[0] === stack[1],
    king: false,
  })),
  held: [0, 0, 0],
  strongest: null,
  leaders: [null, null, null, null],
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
    const ulster = region("ulster", { F2: [1], F3: [1], F4: [1] });
    const player = { seat: 0, supply: 9, cumals: 2, kingEnds: true };
    expect(anchorsIn(ulster, card(1, 0, "f1", "F2"), player).map((fit) => fit.slots)).toEqual([["F5"]]);
    expect(anchorsIn(ulster, card(1, 0, "f1", "F2"), { ...player, supply: 0 })).toEqual([]);
  });
});

describe("what would happen", () => {
  const ulster = region("ulster", { F2: [1], F3: [0], F4: [2], F5: [1], H4: [0], W2: [0], H1: [1, 1] });

  test("the chain of the worked example (X5)", () => {
    const start = { seat: 0, supply: 15, active: [], kingEnds: true, placing: ["F4"] };
    expect(chain(ulster, start)).toEqual({ steps: ["H3", "W3", "C2"], forts: [] });
    expect(chain(ulster, { ...start, supply: 2 })).toEqual({ steps: ["H3"], forts: [] });
  });

  test("own positions on the way up could become forts (T18, T21)", () => {
    const mine = region("mine", { F1: [0], F2: [0], F3: [0], H1: [0], H2: [0, 0] });
    const start = { seat: 0, supply: 2, active: ["F2"], kingEnds: true };
    expect(chain(mine, start)).toEqual({ steps: ["W1"], forts: ["H1"] });
    expect(chain(mine, { ...start, supply: 1 })).toEqual({ steps: ["W1"], forts: [] });
    // The disc of the older fort climbs on.
    expect(chain(mine, { ...start, supply: 1, rising: "H1" }).steps).toEqual(["H1", "W1"]);
    expect(chain(mine, { ...start, promoted: ["H1"] }).forts).toEqual([]);
  });

  test("a disc on a position (T16-T18, T24)", () => {
    expect(["F1", "F3", "F4", "H1", "K"].map((position) => outcomeOf(ulster, position, 0))).toEqual([
      "lay",
      "fort",
      "capture",
      "break",
      "king",
    ]);
  });

  test("levels in two regions (T36)", () => {
    const view = { regions: [ulster, region("leinster", { F1: [0], W1: [1] })] } as unknown as TaraView;
    expect(spreadOf(view, 0)).toEqual([true, false, false, false]);
  });
});

describe("what the rules make of it", () => {
  const played = steps("tara");
  const spotIn = (move: string) => wordsOf(move)[1].split(".")[1] ?? "";
  const regionIn = ({ regions, where }: TaraView) =>
    regions.find(({ name }) => name === where) ?? expect.fail("there is no such region");

  test.each(climbs().map((climb) => ({ ...climb, first: climb.move ?? "nothing" })))(
    "after $first the climb leads to $steps, and forts to $forts",
    ({ seat, supply, players, kings, region, play, move, steps: won, forts }) => {
      const start = {
        seat,
        supply,
        active: play.activated,
        slots: play.occupied && !play.paid ? play.slots : [],
        promoted: play.promoted,
        kingEnds: kingEnds(players, kings),
      };
      const spot = spotIn(move ?? "");
      const climb = () => {
        switch (wordsOf(move ?? "")[0]) {
          case "anchor": {
            const fit = fits(play.card).find((one) => one.slots[0] === spot) ?? expect.fail("it does not fit");
            return climbFrom(region, play.card, fit, { ...start, cumals: 0 });
          }
          case "place":
            return chain(region, { ...start, placing: [spot] });
          case "promote":
            return chain(region, { ...start, rising: spot });
          case "betray":
            return chain(region, { ...start, striking: spot, active: [] });
          default:
            return chain(region, start);
        }
      };
      expect(climb()).toEqual({ steps: won, forts });
    },
  );

  test.each(fittings())("card $card.number goes where it fits best (T13, T14, T19)", (fitting) => {
    const { players, kings, region, card, anchors } = fitting;
    const found = anchorsIn(region, card, { ...fitting, kingEnds: kingEnds(players, kings) });
    expect(found.map((fit) => fit.slots[0])).toEqual(anchors);
  });

  test("discs do what was announced (T16-T18, T24)", () => {
    const OUTCOMES: Partial<Record<TaraEvent["kind"], readonly Outcome[]>> = {
      laid: ["lay"],
      captured: ["capture"],
      fortified: ["fort"],
      broke: ["break"],
      crowned: ["king", "usurp"],
      deposed: ["depose"],
    };
    const moves = played.filter(({ move }) => ["place", "promote", "betray"].includes(wordsOf(move)[0]));
    expect(moves.length).toBeGreaterThan(3);
    for (const { seat, move, before, events } of moves) {
      const region = regionIn(before);
      const told = events.flatMap((event) => OUTCOMES[event.kind] ?? []);
      expect([move, told]).toEqual([move, expect.arrayContaining([outcomeOf(region, spotIn(move), seat)])]);
    }
  });

  test("the first disc in a region costs as much, and none but it (T12)", () => {
    const laid = played.filter(({ move, before }) => wordsOf(move)[0] === "place" && before.phase === "placing");
    const paid = laid.map(({ seat, before, after }) => (before.seats[seat]?.cumals ?? 0) - (after.seats[seat]?.cumals ?? 0));
    expect(laid.map(({ before }) => entryInto(regionIn(before), before))).toEqual(paid);
    expect(new Set(laid.map(({ before }) => `${before.entry} ${isEmpty(regionIn(before))}`)).size).toBe(4);
    // Nothing lies on the board, and yet the first action is over.
    expect(laid.some(({ before }) => before.entry > 0 && before.regions.every(isEmpty))).toBe(true);
  });

  test("moves are about the region and the level where they go", () => {
    for (const { move, before } of played) {
      const [verb, first] = wordsOf(move);
      if (["anchor", "place", "promote", "lower", "betray"].includes(verb))
        expect(about({ verb, targets: [first], move }, before, [])).toMatchObject({
          place: before.where,
          level: spotIn(move)[0],
        });
    }
  });

  test("the board brings as much (T35, T36)", () => {
    for (const { before } of played) {
      for (const [seat, rath] of before.seats.entries()) {
        const leads = before.regions.flatMap((region) => region.leaders).filter((leader) => leader === seat).length;
        expect(leads + spreadOf(before, seat).filter(Boolean).length).toBe(rath.income);
      }
    }
  });
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
