/** What a view of any game says, in words: its fields by the texts `view-...` of the game, or by their own names. */

import type { Say } from "../lib/words.svelte";

export type Value = null | boolean | number | string | readonly Value[] | Fields;
export interface Fields {
  readonly [name: string]: Value;
}

/** What is shown elsewhere on every page: in the status above the board. */
const SHOWN_ELSEWHERE: readonly string[] = ["turn", "phase"];

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A field is a list with something for each player. */
export const isForEach = (value: Value, names: readonly string[]): value is readonly Fields[] =>
  isList(value) && value.length === names.length && value.every(isFields);

export function labelOf(field: string, say: Say): string {
  const key = `view-${field.replace(/_seat$/, "").replaceAll("_", "-")}`;
  return say.has(key) ? say.text(key) : field.replaceAll("_", " ");
}

/** A value in words; null where there is nothing to say. */
export function spoken(field: string, value: Value, names: readonly string[], say: Say): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return isSeat(field) ? (names[value] ?? "–") : String(value);
  if (typeof value === "string") return say.has(`${field}-${value}`) ? say.text(`${field}-${value}`) : value;
  if (isList(value)) return value.map((one) => spoken(field, one, names, say) ?? "–").join(", ") || "–";
  return (
    entries(value)
      .map(([name, own]) => [labelOf(name, say), spoken(name, own, names, say)] as const)
      .filter(([, said]) => said !== null)
      .map(([label, said]) => `${label} ${said ?? ""}`)
      .join(", ") || "–"
  );
}

const isSeat = (field: string) => field === "seat" || field.endsWith("_seat");

export const entries = (fields: Fields): [string, Value][] =>
  Object.entries(fields).filter(([name]) => !SHOWN_ELSEWHERE.includes(name));
