import { describe, expect, test } from "vitest";
import { condensed, lasting, type Queued } from "../src/lib/pace";
import type { View } from "../src/lib/protocol";

const LINE = "Black brings a red knight to court, and Black gains influence over the red family.";
const scene = (mover: number | null, number: number): Queued => ({
  view: { number } as unknown as View,
  happened: [{ number, event: { kind: "disc", seat: mover ?? 0, disc: 1 } }],
  hold: 400,
  mover,
});

describe("the pace", () => {
  test("gives time to read: a person reads some 25 letters in a second", () => {
    expect(lasting(400, LINE, "normal")).toBeGreaterThan((LINE.length / 35) * 1000);
    expect(lasting(400, LINE, "slow")).toBeGreaterThan((LINE.length / 20) * 1000);
    expect(lasting(2000, "Short.", "normal")).toBe(2000);
    expect(lasting(400, LINE, "none")).toBe(0);
  });

  test("a few scenes are shown one by one, many of them turn by turn, and nothing is lost", () => {
    const few = Array.from({ length: 10 }, (_, index) => scene(1, index));
    expect(condensed(few)).toEqual(few);
    const many = [...few, ...Array.from({ length: 6 }, (_, index) => scene(2, 10 + index)), scene(null, 16)];
    const turns = condensed(many);
    expect(turns.map((turn) => turn.mover)).toEqual([1, 2, null]);
    expect(turns.flatMap((turn) => turn.happened)).toEqual(many.flatMap((one) => one.happened));
    expect(turns[0]?.view).toEqual(few.at(-1)?.view);
  });

  test("dice, castles and what is turned up are seen for themselves, however many wait", () => {
    const waiting = Array.from({ length: 12 }, (_, index) => scene(1, index));
    const tunes = waiting.with(5, { ...scene(1, 5), tune: "dice" }).with(6, { ...scene(1, 6), tune: "build" });
    expect(condensed(tunes).map((turn) => turn.happened.length)).toEqual([5, 1, 1, 5]);
  });
});
