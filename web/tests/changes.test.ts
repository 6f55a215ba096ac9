import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changed } from "../src/lib/changes";

interface Case {
  readonly before: unknown;
  readonly change: unknown;
  readonly after: unknown;
}
const cases = JSON.parse(readFileSync(new URL("fixtures/changes.json", import.meta.url), "utf8")) as Case[];

describe("what has changed", () => {
  test.each(cases)("$change", ({ before, change, after }) => {
    const kept = structuredClone(before);
    expect(changed(before, change)).toEqual(after);
    expect(before).toEqual(kept);
  });

  test("leaves alone what has not", () => {
    const before = { view: { seats: [1, 2] }, acts: [1] };
    const after = changed(before, { view: { seats: { 1: [3] } } }) as typeof before;
    expect(after.acts).toBe(before.acts);
    expect(after.view.seats).toEqual([1, 3]);
  });
});
