import { expect, test } from "vitest";
import { exchanged } from "../src/lib/colours";

const ALONE = [0, 1, 2];
const TEAMS = [0, 0, 1, 1];

test("whoever has a colour gets that of the seat which takes it", () => {
  expect(exchanged([0, 1, 2], ALONE, 0, 2)).toEqual([2, 1, 0]);
  expect(exchanged([4, 1, 2], [0, 1, 2, 3, 4], 1, 3)).toEqual([4, 3, 2]);
  expect(exchanged([2, 0], ALONE, 1, 1)).toEqual([2, 1]);
});

test("team-mates share a tincture, and take it along", () => {
  expect(exchanged([0, 1, 2, 3], TEAMS, 0, 1)).toEqual([1, 0, 2, 3]);
  expect(exchanged([0, 1, 2, 3], TEAMS, 0, 2)).toEqual([2, 3, 0, 1]);
  expect(exchanged([2, 3, 0, 1], TEAMS, 3, 3)).toEqual([0, 1, 2, 3]);
});
