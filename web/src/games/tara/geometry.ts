/**
 * A region on paper: fifteen positions on a hill of five terraces, farmers at its foot and the king on top, in a
 * picture of 600 by 500. Every region stands upright, so that the pattern of a card lies on it as the card shows it.
 */

import type { TaraCardFace } from "../../lib/protocol";

export const LEVELS = ["F", "H", "W", "C", "K"] as const;
export type Level = (typeof LEVELS)[number];

export const WIDTH = 600;
export const HEIGHT = 500;
export const RADIUS = 38;
const STEP = 104;
const RISE = 90;
const FOOT = 440;
const MIDDLE = WIDTH / 2;
const KING = LEVELS.length - 1;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many positions a level has. */
export const widthOf = (level: number) => LEVELS.length - level;

export const nameAt = (level: number, column: number) => (level === KING ? "K" : `${LEVELS[level] ?? "F"}${column + 1}`);

export const POSITIONS: readonly string[] = LEVELS.flatMap((_, level) =>
  Array.from({ length: widthOf(level) }, (__, column) => nameAt(level, column)),
);

export function placeOf(position: string): { level: number; column: number } {
  const level = Math.max(
    0,
    LEVELS.findIndex((name) => position.startsWith(name)),
  );
  return { level, column: level === KING ? 0 : Number(position.slice(1)) - 1 };
}

export const levelOf = (position: string): Level => LEVELS[placeOf(position).level] ?? "F";
export const isKing = (position: string) => position === "K";

/** The two positions that one promotes from (T21); none below a farmer. */
export function below(position: string): readonly [string, string] | null {
  const { level, column } = placeOf(position);
  return level === 0 ? null : [nameAt(level - 1, column), nameAt(level - 1, column + 1)];
}

export function spotOf(position: string): Point {
  const { level, column } = placeOf(position);
  return { x: MIDDLE + (column - (widthOf(level) - 1) / 2) * STEP, y: FOOT - level * RISE };
}

/** How far each disc of a stack lies above the one below it. */
export const liftOf = (discs: number) => (discs > 1 ? Math.min(9.5, 32 / (discs - 1)) : 0);
/** Where the top disc of a stack lies; the lowest is as far below the middle. */
export const topOf = (discs: number) => (-liftOf(discs) * Math.max(0, discs - 1)) / 2;

/** The terrace of a level: a slab with rounded shoulders. */
export function terrace(level: number): string {
  const half = (widthOf(level) * STEP) / 2 + (level === KING ? 12 : 2);
  const top = FOOT - level * RISE - RISE / 2 - (level === KING ? 8 : 0);
  const bottom = FOOT - level * RISE + RISE / 2 + (level === 0 ? 8 : 0);
  const round = level === KING ? 46 : 24;
  return `M${MIDDLE - half},${bottom} V${top + round} Q${MIDDLE - half},${top} ${MIDDLE - half + round},${top} H${MIDDLE + half - round} Q${MIDDLE + half},${top} ${MIDDLE + half},${top + round} V${bottom} Z`;
}

/** Beside a terrace, on the hill's outer slope: where its income is shown. */
export function incomeSpot(level: number, left: boolean): Point {
  const aside = (widthOf(level) * STEP) / 2 + 2 + 22;
  return { x: MIDDLE + (left ? -aside : aside), y: FOOT - level * RISE + 18 };
}

export interface Fit {
  /** Of the placement slots, the lowest and leftmost first: it names the anchor. */
  readonly slots: readonly string[];
  readonly faded: readonly string[];
}

/** T13: every place of a region where the whole pattern of a card exists. */
export function fits(card: TaraCardFace): readonly Fit[] {
  if (card.stone) return [];
  const slots = card.slots
    .map((slot) => ({ ...slot, level: LEVELS.findIndex((name) => name === slot.level) }))
    .sort((one, other) => one.level - other.level || one.column - other.column);
  const room = Math.min(...slots.map((slot) => widthOf(slot.level) - slot.column));
  return Array.from({ length: room }, (_, shift) => {
    const named = (placement: boolean) =>
      slots.filter((slot) => slot.placement === placement).map((slot) => nameAt(slot.level, slot.column + shift));
    return { slots: named(true), faded: named(false) };
  });
}
