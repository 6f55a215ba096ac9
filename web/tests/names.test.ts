import { expect, test } from "vitest";
import { fitOf } from "../src/lib/names";

test("a long name is written smaller, and never too small to be read", () => {
  expect(fitOf("Anna")).toBe(1);
  expect(fitOf(undefined)).toBe(1);
  expect(fitOf("Konstantin")).toBe(0.8);
  expect(fitOf("Bartholomew the Great")).toBe(0.75);
});
