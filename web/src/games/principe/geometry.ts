/**
 * The map: six regions between fifteen cities, drawn freely after northern Italy. A small city lies inside its region,
 * a medium one on the border of its two, a large one where its three meet (P5, P7); so every region is made of lines
 * between cities, and each line is drawn once. What a city is and where it belongs, the view says.
 */

import type { PrincipeCity } from "../../lib/protocol";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 960;
export const HEIGHT = 864;

export type RegionName = PrincipeCity["regions"][number];

export interface CitySpot extends Spot {
  readonly name: PrincipeCity["name"];
  /** Where its name stands. */
  readonly label: readonly [x: number, y: number, anchor: "start" | "middle" | "end"];
}

function city(name: CitySpot["name"], x: number, y: number, label: CitySpot["label"]): CitySpot {
  return { name, x, y, label };
}

/** Large ones, medium ones, small ones, five of each. */
export const CITIES: readonly CitySpot[] = [
  city("florence", 478, 500, [-18, 46, "middle"]),
  city("mantua", 400, 296, [4, -44, "middle"]),
  city("ferrara", 590, 290, [-18, -44, "middle"]),
  city("pisa", 240, 572, [-40, 10, "end"]),
  city("rimini", 770, 496, [4, -36, "middle"]),
  city("lucca", 350, 528, [0, -28, "middle"]),
  city("urbino", 700, 650, [-30, 42, "start"]),
  city("padua", 618, 150, [-6, -40, "middle"]),
  city("milan", 212, 212, [-30, 10, "end"]),
  city("bologna", 655, 398, [0, 40, "middle"]),
  city("siena", 352, 672, [0, 38, "middle"]),
  city("orvieto", 478, 796, [0, 36, "middle"]),
  city("venice", 782, 152, [0, -36, "middle"]),
  city("verona", 462, 172, [-32, 10, "end"]),
  city("perugia", 664, 764, [0, 36, "middle"]),
];

const AT: Readonly<Record<string, Spot>> = {
  ...Object.fromEntries(CITIES.map((one) => [one.name, one])),
  alps: { x: 600, y: 26 },
  west: { x: 22, y: 214 },
  shore: { x: 172, y: 612 },
  adria: { x: 838, y: 532 },
  marche: { x: 902, y: 700 },
};

type Way = readonly [from: string, to: string, ...through: readonly (readonly [number, number])[]];

/** The borders between regions, and the shores around them. */
const WAYS = {
  ab1: ["ferrara", "padua", [602, 240], [622, 200]],
  ab2: ["padua", "alps", [612, 110], [592, 70]],
  ac1: ["ferrara", "bologna", [626, 320], [652, 352]],
  ac2: ["bologna", "rimini", [680, 446], [722, 470]],
  ae: ["rimini", "adria", [806, 510]],
  bc: ["mantua", "ferrara", [460, 282], [530, 306]],
  bd1: ["mantua", "milan", [340, 262], [274, 246]],
  bd2: ["milan", "west", [146, 236], [84, 204]],
  cd: ["mantua", "florence", [386, 356], [420, 420], [458, 454]],
  ce: ["florence", "rimini", [560, 486], [640, 506], [710, 482]],
  de1: ["florence", "lucca", [432, 528], [396, 514]],
  de2: ["lucca", "pisa", [318, 548], [282, 542]],
  df: ["pisa", "shore", [206, 594]],
  ef1: ["pisa", "urbino", [316, 602], [400, 594], [486, 622], [584, 632]],
  ef2: ["urbino", "marche", [764, 656], [834, 690]],
  veneto: [
    "alps",
    "adria",
    [690, 40],
    [770, 26],
    [850, 62],
    [906, 112],
    [852, 166],
    [838, 220],
    [816, 258],
    [850, 300],
    [884, 338],
    [846, 392],
    [824, 452],
  ],
  lombardy: ["west", "alps", [40, 150], [30, 84], [92, 40], [170, 56], [240, 24], [330, 50], [420, 28], [510, 52]],
  liguria: [
    "shore",
    "west",
    [190, 530],
    [232, 470],
    [222, 418],
    [168, 372],
    [108, 392],
    [56, 448],
    [26, 430],
    [34, 350],
    [16, 280],
  ],
  tuscany: ["adria", "marche", [868, 590], [882, 640]],
  umbria: [
    "marche",
    "shore",
    [920, 770],
    [902, 840],
    [760, 848],
    [640, 842],
    [520, 852],
    [420, 842],
    [350, 786],
    [280, 760],
    [232, 690],
    [186, 660],
  ],
} as const satisfies Record<string, Way>;
type WayName = keyof typeof WAYS;

/** The lines around each region, in order; a minus sign walks one backwards. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  veneto: ["ab1", "ab2", "veneto", "-ae", "-ac2", "-ac1"],
  lombardy: ["bd1", "bd2", "lombardy", "-ab2", "-ab1", "-bc"],
  emilia: ["bc", "ac1", "ac2", "-ce", "-cd"],
  liguria: ["cd", "de1", "de2", "df", "liguria", "-bd2", "-bd1"],
  tuscany: ["ce", "ae", "tuscany", "-ef2", "-ef1", "-de2", "-de1"],
  umbria: ["ef1", "ef2", "umbria", "-df"],
};

/** Small cities lie inside their regions. */
const INSIDE: Readonly<Partial<Record<CitySpot["name"], RegionName>>> = {
  siena: "umbria",
  orvieto: "umbria",
  venice: "veneto",
  verona: "lombardy",
  perugia: "umbria",
};

function pointsOf(name: WayName): Spot[] {
  const [from, to, ...through] = WAYS[name] as Way;
  const ends = [AT[from], AT[to]];
  if (!ends[0] || !ends[1]) throw new Error(`the map has no place ${from} or ${to}`);
  return [ends[0], ...through.map(([x, y]) => ({ x, y })), ends[1]];
}

/** A smooth line through the points, the same in both directions. */
function curve(points: readonly Spot[]): string {
  const parts: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [here, there] = [points[at], points[at + 1]];
    if (!here || !there) continue;
    const before = points[at - 1] ?? here;
    const after = points[at + 2] ?? there;
    const one = { x: here.x + (there.x - before.x) / 6, y: here.y + (there.y - before.y) / 6 };
    const two = { x: there.x - (after.x - here.x) / 6, y: there.y - (after.y - here.y) / 6 };
    parts.push(`C${[one, two, there].map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(" ")}`);
  }
  return parts.join(" ");
}

function outline(region: string): string {
  let path = "";
  for (const step of AROUND[region] ?? []) {
    const backwards = step.startsWith("-");
    const points = pointsOf((backwards ? step.slice(1) : step) as WayName);
    if (backwards) points.reverse();
    if (path === "") path = `M${points[0]?.x},${points[0]?.y} `;
    path += `${curve(points)} `;
  }
  return `${path}Z`;
}

export interface RegionSpot {
  readonly name: RegionName;
  readonly path: string;
  /** Where its name stands. */
  readonly label: Spot;
  /** The middle of its ribbon of shields, and how many families one ribbon takes. */
  readonly shields: Spot;
  readonly row: number;
}

function region(name: RegionName, label: readonly [number, number], shields: readonly [number, number], row: number): RegionSpot {
  return { name, path: outline(name), label: { x: label[0], y: label[1] }, shields: { x: shields[0], y: shields[1] }, row };
}

export const REGIONS: readonly RegionSpot[] = [
  region("veneto", [740, 226], [740, 312], 3),
  region("lombardy", [318, 82], [318, 140], 5),
  region("emilia", [496, 334], [528, 404], 3),
  region("liguria", [206, 284], [206, 336], 5),
  region("tuscany", [644, 538], [640, 590], 5),
  region("umbria", [520, 664], [524, 722], 5),
];

/** The regions that a city touches as it is drawn. */
export function drawnIn(city: CitySpot["name"]): RegionName[] {
  const endsThere = (step: string) => {
    const [from, to] = WAYS[step.replace("-", "") as WayName] as Way;
    return from === city || to === city;
  };
  return REGIONS.map(({ name }) => name).filter((name) => INSIDE[city] === name || (AROUND[name] ?? []).some(endsThere));
}

export interface Thread {
  readonly city: CitySpot["name"];
  readonly region: RegionName;
  readonly from: Spot;
  readonly to: Spot;
}

/** From a city to each region that it touches by the data of somebody's box, but not as it is drawn. */
export function threads(cities: readonly Pick<PrincipeCity, "name" | "regions">[]): Thread[] {
  return cities.flatMap(({ name, regions }) => {
    const from = CITIES.find((one) => one.name === name);
    const drawn = drawnIn(name);
    return REGIONS.flatMap(({ name: region, label }) => {
      if (!from || !regions.includes(region) || drawn.includes(region)) return [];
      // It ends beside the region's name, on the side from which it comes.
      const to = { x: label.x, y: label.y + (from.y < label.y ? -20 : 20) };
      return [{ city: name, region, from, to }];
    });
  });
}

export interface Ribbon extends Spot {
  /** The width of a place on it. */
  readonly step: number;
  readonly path: string;
  /** The families on it, and where they stand, from its middle. */
  readonly places: readonly { readonly seat: number; readonly x: number }[];
}

/** The families on a region, in this order, on one ribbon or, where there is little room, on two. */
export function ribbons(region: RegionSpot, families: readonly number[], pixel: number): Ribbon[] {
  // Room for arms and a number that can be read.
  const step = Math.max(66, 44 + 9 * pixel);
  const rows = Math.ceil(families.length / region.row);
  const inRow = Math.ceil(families.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const seats = families.slice(row * inRow, (row + 1) * inRow);
    const half = (seats.length * step) / 2;
    return {
      x: region.shields.x,
      y: region.shields.y + (row - (rows - 1) / 2) * 62,
      step,
      path: `M${-half - 16},-17 H${half + 16} l-9,20 l9,20 H${-half - 16} l9,-20 Z`,
      places: seats.map((seat, index) => ({ seat, x: (index + 0.5) * step - half })),
    };
  });
}

/** The score track runs clockwise around the map, from the upper left corner. */
export const CELL = 48;
const ACROSS = WIDTH / CELL + 2;
const DOWN = HEIGHT / CELL + 2;
export const TRACK = 2 * (ACROSS + DOWN) - 4;

export function trackSpot(score: number): Spot {
  const at = ((score % TRACK) + TRACK) % TRACK;
  const cell = (column: number, row: number) => ({ x: (column - 0.5) * CELL, y: (row - 0.5) * CELL });
  if (at < ACROSS) return cell(at, 0);
  if (at < ACROSS + DOWN - 1) return cell(ACROSS - 1, at - ACROSS + 1);
  if (at < 2 * ACROSS + DOWN - 2) return cell(2 * ACROSS + DOWN - 3 - at, DOWN - 1);
  return cell(0, TRACK - at);
}
