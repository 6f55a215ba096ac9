/**
 * The ring on paper: fifteen provinces of three shapes around the middle of a square of 1000, province 1 on top.
 * Angles are in degrees, clockwise from the top.
 */

export const PROVINCES = 15;
export const SECTOR = 360 / PROVINCES;
const INNER = 186;
const OUTER = 484;
/** Half the width of the channel between two territories. */
const CHANNEL = 5;
const SAMPLES = 14;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  readonly scale: number;
}

export function at(angle: number, radius: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return { x: Math.cos(radians) * radius, y: Math.sin(radians) * radius };
}

/** The middle of a province, counted from 0. */
export const middleOf = (province: number) => province * SECTOR;

/** How far a border bends clockwise, along its way out: one tongue to the right, one wave, one tongue to the left. */
function bend(border: number, way: number): number {
  const tongue = Math.sin(Math.PI * way);
  const wave = Math.sin(2 * Math.PI * way);
  const shape = [2.1 * tongue, 1.9 * wave, -2.1 * tongue][border % 3] ?? 0;
  // A hand's tremble, none at the ends so that coasts meet.
  return shape + 0.3 * Math.sin(7 * Math.PI * way + border * 2.3) * tongue;
}

/** Bays and headlands: each of the three shapes of province has its own coast. */
function coast(province: number, across: number): { inner: number; outer: number } {
  const swell = Math.sin(Math.PI * across);
  const ripple = Math.sin(3 * Math.PI * across + province) * swell;
  const [outside, inside] = [
    [9, 4],
    [-7, -8],
    [2, 7],
  ][province % 3] ?? [0, 0];
  return { outer: OUTER + (outside ?? 0) * swell + 2.5 * ripple, inner: INNER + (inside ?? 0) * swell + 2 * ripple };
}

/** The points of the border before a province, outwards, moved aside by half a channel. */
function borderPoints(border: number, aside: number): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const way = step / SAMPLES;
    const radius = INNER + (OUTER - INNER) * way;
    const angle = middleOf(border) - SECTOR / 2 + bend(border, way) + (aside * 180) / Math.PI / radius;
    return at(angle, radius);
  });
}

function coastPoints(province: number, edge: "inner" | "outer"): Point[] {
  return Array.from({ length: SAMPLES - 1 }, (_, step) => {
    const across = (step + 1) / SAMPLES;
    return at(middleOf(province) + (across - 0.5) * SECTOR, coast(province, across)[edge]);
  });
}

const cycle = (province: number) => ((province % PROVINCES) + PROVINCES) % PROVINCES;
const drawn = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The outline of provinces side by side, clockwise from `first`; the channels before and after are so far open. */
function outline(first: number, count: number, openBefore: number, openAfter: number): string {
  const run = Array.from({ length: count }, (_, step) => cycle(first + step));
  const out = run.flatMap((province) => coastPoints(province, "outer"));
  const back = run.flatMap((province) => coastPoints(province, "inner")).reverse();
  const left = borderPoints(cycle(first), CHANNEL * openBefore);
  const right = borderPoints(cycle(first + count), -CHANNEL * openAfter).reverse();
  return `M${drawn([...left, ...out, ...right, ...back])}Z`;
}

/**
 * The outline of a territory. `open` says of each border how far its channel is open: while a border closes, the
 * provinces on both sides are still drawn apart.
 */
export function territoryPath(provinces: readonly number[], open: readonly number[]): string {
  const paths: string[] = [];
  let start = 0;
  for (let next = 1; next <= provinces.length; next += 1) {
    const border = provinces[next];
    if (border !== undefined && (open[border] ?? 0) < 0.02) continue;
    const first = provinces[start] ?? 0;
    const count = next - start;
    paths.push(outline(first, count, open[first] ?? 1, open[cycle(first + count)] ?? 1));
    start = next;
  }
  return paths.join(" ");
}

/** A border inside a region, as a line. */
export const borderLine = (border: number) => `M${drawn(borderPoints(border, 0).slice(1, -1))}`;

/** The angle in the middle of a territory. */
export function middle(provinces: readonly number[]): number {
  return middleOf(provinces[0] ?? 0) + ((provinces.length - 1) * SECTOR) / 2;
}

/** Where families stand in a single province: degrees aside of its middle, and radius. */
const ROWS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 342]],
  2: [
    [-5.2, 342],
    [5.2, 342],
  ],
  3: [
    [-5, 362],
    [5, 362],
    [0, 298],
  ],
  4: [
    [-5.1, 364],
    [5.1, 364],
    [-5.6, 300],
    [5.6, 300],
  ],
  5: [
    [-5.1, 368],
    [5.1, 368],
    [-5.6, 310],
    [5.6, 310],
    [0, 259],
  ],
};

/** Where the knights of a territory stand, by how many families there are. */
export function knightSpots(provinces: readonly number[], families: number): Spot[] {
  const angle = middle(provinces);
  if (provinces.length > 1) {
    const room = Math.min((provinces.length * SECTOR - 8) / Math.max(families, 1), 13.6);
    const scale = Math.min(0.8, room * 0.058);
    return Array.from({ length: families }, (_, family) => ({
      ...at(angle + (family - (families - 1) / 2) * room, 342),
      scale,
    }));
  }
  const rows = ROWS[families] ?? [];
  const scale = families === 1 ? 0.84 : 0.62;
  return rows.map(([aside, radius]) => ({ ...at(angle + aside, radius), scale }));
}

export const castleSpot = (province: number): Spot => ({ ...at(middleOf(province), 429), scale: 0.68 });
export const nameSpot = (province: number): Point => at(middleOf(province), 507);
export const EMPEROR_RADIUS = 226;
export const REACH_RADIUS = 214;

/** The shortest way from an angle to another, or the way clockwise. */
export function turned(from: number, to: number, clockwise: boolean): number {
  const ahead = (((to - from) % 360) + 360) % 360;
  if (clockwise) return from + (ahead < 1 ? 360 : ahead);
  return from + (ahead > 180 ? ahead - 360 : ahead);
}
