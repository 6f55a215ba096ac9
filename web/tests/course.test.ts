import { expect, test } from "vitest";
import { byRound, lines } from "../src/lib/course";
import type { Happening, Standing } from "../src/lib/protocol";

const course: Standing[] = [
  { number: 0, points: [0, 0] },
  { number: 3, points: [2, 0] },
  { number: 6, points: [2, 4] },
  { number: 8, points: [2, 4] },
];
const log: Happening[] = [5, 8].map((number) => ({ number, event: { kind: "round", round: number } }));

test("points are told as they stood when a round ended, and at the end", () => {
  expect(byRound(course, log)).toEqual([
    { number: 5, points: [2, 0] },
    { number: 8, points: [2, 4] },
  ]);
  expect(byRound([], log)).toEqual([]);
});

test("a line goes up when points do, and stays until then", () => {
  expect(lines(course, 80, 40)).toEqual([
    "M0.0,40.0 H30.0 V20.0 H60.0 V20.0 H80.0 V20.0",
    "M0.0,40.0 H30.0 V40.0 H60.0 V0.0 H80.0 V0.0",
  ]);
});
