/**
 * A region on paper: fifteen positions on a hill of five terraces, farmers at its foot and the king on top, in a
 * picture 600 wide. Every region stands upright, so that the pattern of a card lies on it as the card shows it.
 */

import type { TaraCardFace, TaraRegion, TaraSpot } from "../../lib/protocol";

export const LEVELS = ["F", "H", "W", "C", "K"] as const;
export type Level = (typeof LEVELS)[number];

export const WIDTH = 600;
export const RADIUS = 42;
const STEP = 104;
const KING = LEVELS.length - 1;
const MIDDLE = WIDTH / 2;
/** From the king to the upper edge, and from the farmers to the lower one. */
const SKY = 82;
const MEADOW = 60;

/** How far a level lies above the one below it: as the pieces need it, or more where there is room for a steep hill. */
export const GENTLE = 90;
export const heightOf = (rise: number) => SKY + KING * rise + MEADOW;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many positions a level has. */
export const widthOf = (level: number) => LEVELS.length - level;

export const nameAt = (level: number, column: number) => (level === KING ? "K" : `${LEVELS[level] ?? "F"}${column + 1}`);

const PLACES = new Map(
  LEVELS.flatMap((_, level) =>
    Array.from({ length: widthOf(level) }, (__, column) => [nameAt(level, column), { level, column }] as const),
  ),
);
export const POSITIONS: readonly string[] = [...PLACES.keys()];
export const placeOf = (position: string) => PLACES.get(position) ?? { level: 0, column: 0 };

export const levelOf = (position: string): Level => LEVELS[placeOf(position).level] ?? "F";
/** What a position is called by. */
export const spotFacts = (position: string) => ({ level: levelOf(position), column: placeOf(position).column + 1 });
export const isKing = (position: string) => position === "K";

/** What lies on a position; nothing on an empty one. */
export const spotAt = (region: TaraRegion, position: string): TaraSpot | undefined =>
  region.spots.find((spot) => spot.name === position);

/** The two positions that one promotes from (T21); none below a farmer. */
export function below(position: string): readonly [string, string] | null {
  const { level, column } = placeOf(position);
  return level === 0 ? null : [nameAt(level - 1, column), nameAt(level - 1, column + 1)];
}

export function spotOf(position: string, rise = GENTLE): Point {
  const { level, column } = placeOf(position);
  return { x: MIDDLE + (column - (widthOf(level) - 1) / 2) * STEP, y: levelAt(level, rise) };
}

/** From one position to another above it: a shaft between the two, and its tip. */
export function arrow(from: Point, to: Point): { readonly shaft: string; readonly tip: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [along, up] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (far: number, aside = 0) =>
    `${(from.x + along * far - up * aside).toFixed(1)},${(from.y + up * far + along * aside).toFixed(1)}`;
  const end = length - RADIUS + 12;
  return {
    shaft: `M${point(RADIUS - 16)} L${point(end - 18)}`,
    tip: `M${point(end)} L${point(end - 24, 14)} L${point(end - 24, -14)} Z`,
  };
}

/** How far each disc of a stack lies above the one below it. */
export const liftOf = (discs: number) => (discs > 1 ? Math.min(9.5, 32 / (discs - 1)) : 0);
/** Where the top disc of a stack lies; the lowest is as far below the middle. */
export const topOf = (discs: number) => (-liftOf(discs) * Math.max(0, discs - 1)) / 2;

/** Half the width of the hill where a level lies. */
const slopeAt = (level: number) => (widthOf(level) * STEP) / 2 + (level === KING ? 30 : 14);
const levelAt = (level: number, rise: number) => SKY + (KING - level) * rise;

/** The hill: one slope on each side, from the meadow to the throne. */
export function hill(rise = GENTLE): string {
  const side = (sign: number): Point[] =>
    LEVELS.map((_, level) => ({ x: MIDDLE + sign * slopeAt(level), y: levelAt(level, rise) + (level === 0 ? 46 : 8) }));
  const foot = side(-1)[0] ?? { x: 0, y: 0 };
  const top = [
    { x: MIDDLE - 46, y: SKY - 44 },
    { x: MIDDLE, y: SKY - 58 },
    { x: MIDDLE + 46, y: SKY - 44 },
  ];
  const line = smooth([...side(-1), ...top, ...side(1).reverse()], false);
  return `${line} Q${MIDDLE},${foot.y + 14} ${foot.x.toFixed(1)},${foot.y.toFixed(1)} Z`;
}

/** Lines of equal height between the levels, as maps have them. */
export const contours = (rise = GENTLE): string =>
  LEVELS.slice(1)
    .map((_, index) => {
      const y = levelAt(index, rise) - rise / 2;
      const half = (slopeAt(index) + slopeAt(index + 1)) / 2;
      return `M${MIDDLE - half},${y + 10} Q${MIDDLE},${y - 16} ${MIDDLE + half},${y + 10}`;
    })
    .join(" ");

/** Short strokes down both slopes, as engravers shade a hill. */
export function hachures(rise = GENTLE): string {
  const strokes: string[] = [];
  const COUNT = 26;
  for (let stroke = 0; stroke < COUNT; stroke += 1) {
    const part = 0.1 + (0.86 * stroke) / COUNT;
    const level = (1 - part) * KING;
    const half =
      slopeAt(Math.floor(level)) + (slopeAt(Math.min(Math.floor(level) + 1, KING)) - slopeAt(Math.floor(level))) * (level % 1);
    const y = SKY + part * KING * rise + 10;
    const length = 9 + ((stroke * 5) % 8);
    for (const sign of [-1, 1]) {
      const x = MIDDLE + sign * (half - 3);
      strokes.push(`M${x.toFixed(1)},${y.toFixed(1)} l${(-sign * length * 0.75).toFixed(1)},${(length * 0.55).toFixed(1)}`);
    }
  }
  return strokes.join(" ");
}

/** Beside a level, on the hill's slope: where its income is shown. */
export function incomeSpot(level: number, left: boolean, rise = GENTLE): Point {
  const aside = slopeAt(level) + (level === 0 ? 8 : 22);
  return { x: MIDDLE + (left ? -aside : aside), y: levelAt(level, rise) + (level === 0 ? -34 : level === 3 ? 22 : 6) };
}

/** Where a hill stands on the map. */
export interface Place extends Point {
  /** Its name and income stand on the left. */
  readonly left: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly rise: number;
  /** Of the pieces, where there is room for larger ones. */
  readonly size: number;
  readonly hills: readonly Place[];
  /** Tara: its middle, and half its width. */
  readonly seat: Point & { readonly radius: number };
}

const STEEP = 206;
/** The sea around the island. */
const SEA = 20;
const [LOW, HIGH] = [heightOf(GENTLE), heightOf(STEEP)];
/** The island, by the number of regions on it, clockwise from the west: two tall hills, three leaves, or four. */
const LAYOUTS: readonly Layout[] = [
  {
    width: 2 * WIDTH + 2 * SEA,
    height: HIGH + 2 * SEA,
    rise: STEEP,
    size: 1.12,
    hills: [
      { x: SEA, y: SEA, left: true },
      { x: SEA + WIDTH, y: SEA, left: false },
    ],
    seat: { x: SEA + WIDTH, y: 216, radius: 176 },
  },
  {
    width: 2 * WIDTH + 2 * SEA,
    height: 2 * LOW + 1.4 * SEA,
    rise: GENTLE,
    size: 1,
    hills: [
      { x: SEA, y: LOW + 0.4 * SEA, left: true },
      { x: SEA + WIDTH / 2, y: 0.6 * SEA, left: true },
      { x: SEA + WIDTH, y: LOW + 0.4 * SEA, left: false },
    ],
    seat: { x: SEA + WIDTH, y: LOW + 150, radius: 140 },
  },
  {
    width: 2 * WIDTH + 2 * SEA,
    height: 2 * LOW + 1.4 * SEA,
    rise: GENTLE,
    size: 1,
    hills: [
      { x: SEA, y: 0.6 * SEA, left: true },
      { x: SEA + WIDTH, y: 0.6 * SEA, left: false },
      { x: SEA + WIDTH, y: LOW + 0.8 * SEA, left: false },
      { x: SEA, y: LOW + 0.8 * SEA, left: true },
    ],
    seat: { x: SEA + WIDTH, y: LOW + 130, radius: 140 },
  },
];

/** A region alone, on a narrow screen. */
export const ONE: Layout = {
  width: WIDTH + 1.6 * SEA,
  height: LOW + SEA,
  rise: GENTLE,
  size: 1,
  hills: [{ x: 0.8 * SEA, y: 0.5 * SEA, left: true }],
  seat: { x: 0, y: 0, radius: 0 },
};

/** The coast of a region around its hill: a leaf, a little uneven, in the coordinates of the map. */
export function coast(hill: Point, rise = GENTLE): string {
  const height = heightOf(rise);
  const [across, down] = [WIDTH / 2 - 12, height / 2 - 12];
  // Round at the top, where the hill leaves room, and broad at its foot.
  const corner = (value: number, by: number) => Math.sign(value) * Math.abs(value) ** by;
  const POINTS = 36;
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const upper = Math.sin(angle) < 0;
    const rough = upper ? 1 : 0.35;
    const uneven = 1 + rough * (0.012 * Math.sin(index * 2.7 + hill.x) + 0.01 * Math.sin(index * 4.3 + hill.y));
    return {
      x: hill.x + WIDTH / 2 + across * corner(Math.cos(angle), upper ? 0.5 : 0.14) * uneven,
      y: hill.y + height / 2 + down * corner(Math.sin(angle), upper ? 0.5 : 0.2) * uneven,
    };
  });
  return smooth([...points, ...points.slice(0, 1)], true);
}

/** The rivers from Tara to the sea, between the regions. */
export function rivers({ width, height, hills, seat }: Layout): readonly string[] {
  if (hills.length === 1) return [];
  const ends: Point[] = [{ x: width / 2, y: height - 12 }];
  if (hills.length !== 3) ends.push({ x: width / 2, y: 12 });
  const shore = hills.length === 3 ? 250 : 12;
  if (hills.length > 2) {
    const y = hills.length === 3 ? (hills[0]?.y ?? 0) + 6 : height / 2;
    ends.push({ x: shore, y }, { x: width - shore, y });
  }
  return ends.map((end, index) => {
    const source = Math.abs(end.x - seat.x) > 1 ? { x: seat.x, y: end.y } : seat;
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const part = step / 8;
      const bend = step === 0 ? 0 : 7 * Math.sin(step * 1.9 + index);
      const upright = end.x === source.x;
      return {
        x: source.x + (end.x - source.x) * part + (upright ? bend : 0),
        y: source.y + (end.y - source.y) * part + (upright ? 0 : bend),
      };
    });
    return smooth(points, false);
  });
}

/** A line through all points (Catmull-Rom). */
function smooth(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point =>
    points[closed ? (index + last) % last : Math.min(Math.max(index, 0), last)] ?? { x: 0, y: 0 };
  const say = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  const pieces = Array.from({ length: last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${say(first)} ${say(second)} ${say(to)}`;
  });
  return `M${say(at(0))} ${pieces.join(" ")}${closed ? " Z" : ""}`;
}

export function layoutFor(regions: number): Layout {
  const found = LAYOUTS[Math.min(Math.max(regions, 2), 4) - 2];
  if (!found) throw new RangeError(`no map of ${regions} regions: expected 2 to 4`);
  return found;
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
