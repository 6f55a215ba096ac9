/**
 * Signs as paths, in a box of 100 by 100 around the middle. `body` is filled and `limbs` are drawn in the sign's own
 * colour; `lines` are cut into it in the colour of the ground.
 */

import type { RoleName } from "./cards";

export interface Sign {
  readonly body?: string;
  readonly limbs?: string;
  readonly lines?: string;
}

const dot = (x: number, y: number, r: number) => `M${x - r},${y} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0 Z`;
const dots = (r: number, ...at: readonly (readonly [number, number])[]) => at.map(([x, y]) => dot(x, y, r)).join(" ");
/** A path and its mirror image. */
function twice(draw: (side: 1 | -1) => string): string {
  return `${draw(1)} ${draw(-1)}`;
}

/** One for each building and its subject: a perfect pair bears the same sign twice. */
export const EMBLEMS: Record<string, Sign> = {
  garden: {
    body: "M-17,-32 C-12,-26 -9,-22 -7,-19 C-5,-26 -2,-31 0,-36 C2,-31 5,-26 7,-19 C9,-22 12,-26 17,-32 C22,-12 15,3 4,6 V15 C9,7 18,3 29,6 C26,19 15,27 4,27 V37 H-4 V27 C-15,27 -26,19 -29,6 C-18,3 -9,7 -4,15 V6 C-15,3 -22,-12 -17,-32 Z",
    lines: "M0,-18 V-2 M-9,-14 C-8,-8 -6,-4 -3,-1 M9,-14 C8,-8 6,-4 3,-1",
  },
  dungeon: {
    body: "M-5,-8 H5 V37 H-5 Z M5,14 H21 V22 H5 Z M5,28 H16 V36 H5 Z",
    limbs: dot(0, -21, 13),
  },
  pavilion: {
    body: "M0,34 L-38,-8 C-20,-34 20,-34 38,-8 Z",
    lines: "M0,30 L-24,-17 M0,30 L-9,-25 M0,30 L9,-25 M0,30 L24,-17 M-25,2 C-12,-10 12,-10 25,2",
  },
  cathedral: {
    body: "M-25,34 L-30,-6 C-20,-14 -8,-26 0,-38 C8,-26 20,-14 30,-6 L25,34 Z",
    lines: "M0,-22 V16 M-11,-5 H11 M-26,20 H26",
  },
  "city-wall": {
    body: "M-36,32 V-26 H-22 V-14 H-7 V-26 H7 V-14 H22 V-26 H36 V32 Z",
    lines: "M-36,2 H36 M-36,17 H36 M-14,2 V17 M14,2 V17 M0,17 V32 M-25,17 V32 M25,17 V32 M-25,-14 V2 M25,-14 V2 M0,-14 V2",
  },
  university: {
    body: "M0,-19 C-11,-30 -26,-30 -38,-25 V23 C-26,18 -11,18 0,29 C11,18 26,18 38,23 V-25 C26,-30 11,-30 0,-19 Z",
    lines:
      "M0,-17 V27 M-30,-13 C-22,-16 -14,-14 -8,-9 M-30,0 C-22,-3 -14,-1 -8,4 M30,-13 C22,-16 14,-14 8,-9 M30,0 C22,-3 14,-1 8,4",
  },
  tavern: {
    body: "M0,38 C-23,38 -29,14 -13,1 L-5,-7 V-30 H-11 V-39 H11 V-30 H5 V-7 L13,1 C29,14 23,38 0,38 Z",
    lines: `${dot(0, 15, 7)} M-9,30 H9 M0,-30 V4`,
  },
  harbour: {
    body: "M-40,13 L-31,-4 L-19,11 Z M40,13 L31,-4 L19,11 Z",
    limbs: `${dot(0, -31, 7)} M0,-23 V34 M-16,-12 H16 M-30,6 C-28,26 -14,34 0,34 C14,34 28,26 30,6`,
  },
  forge: {
    body: "M-40,-24 H32 C32,-10 21,-3 11,-1 V12 C20,14 25,21 25,31 H-25 C-25,21 -20,14 -11,12 V-1 C-26,-3 -37,-10 -40,-24 Z",
    lines: "M-24,-14 H20",
  },
  carpentry: {
    body: "M2,-38 C19,-40 35,-29 38,-11 C27,-6 12,-7 0,-14 Z",
    limbs: "M-22,36 L13,-34",
  },
  market: {
    body: `M-35,0 H35 L26,34 H-26 Z ${dots(11, [-20, -9], [20, -9], [0, -19])}`,
    lines: "M-32,11 H32 M-29,22 H29 M-12,1 V34 M12,1 V34",
  },
  inn: {
    body: "M-28,-20 H16 V35 H-28 Z M-32,-19 C-37,-33 -20,-38 -15,-31 C-9,-41 6,-39 8,-31 C19,-35 25,-25 20,-17 Z",
    limbs: "M16,-6 H25 C33,-6 33,22 25,22 H16",
    lines: "M-18,-8 V25 M-6,-8 V25 M6,-8 V25",
  },
  vineyard: {
    body: `${dots(8.6, [-20, -6], [0, -6], [20, -6], [-10, 9], [10, 9], [0, 24])} M0,-18 C-12,-20 -18,-28 -20,-38 C-8,-36 2,-32 4,-22 C8,-30 16,-34 26,-34 C24,-24 14,-18 0,-18 Z`,
  },
  mine: {
    body: "M-40,-4 C-28,-25 -12,-33 0,-33 C12,-33 28,-25 40,-4 C25,-16 12,-19 0,-19 C-12,-19 -25,-16 -40,-4 Z",
    limbs: "M0,-22 V37",
  },
  "herb-meadow": {
    body: `M0,-40 C10,-31 10,-20 0,-11 C-10,-20 -10,-31 0,-40 Z ${twice((s) => `M${2 * s},-4 C${9 * s},-22 ${24 * s},-21 ${33 * s},-15 C${28 * s},-2 ${14 * s},3 ${2 * s},-4 Z M${2 * s},20 C${9 * s},2 ${24 * s},3 ${33 * s},9 C${28 * s},22 ${14 * s},27 ${2 * s},20 Z`)}`,
    limbs: "M0,38 V-14",
  },
  farmstead: {
    body: `M-12,4 H12 V14 H-12 Z ${dots(6.5, [-27, -27], [-14, -33], [0, -36], [14, -33], [27, -27])}`,
    limbs: "M0,9 L-26,-26 M0,9 L-13,-32 M0,9 V-35 M0,9 L13,-32 M0,9 L26,-26 M0,9 L-17,36 M0,9 L17,36 M0,9 V36",
  },
};

const SCALE_PANS = twice((s) => `M${42 * s},6 H${14 * s} C${16 * s},20 ${40 * s},20 ${42 * s},6 Z`);

export const ROLE_SIGNS: Record<RoleName, Sign> = {
  "lord-protector": { body: `M-5,-34 L0,-44 L5,-34 V12 H-5 Z M-20,12 H20 V19 H-20 Z M-4,19 H4 V32 H-4 Z ${dot(0, 36, 6)}` },
  queen: {
    body: `M-32,28 L-38,-14 L-18,4 L0,-28 L18,4 L38,-14 L32,28 Z ${dots(5, [-38, -17], [0, -32], [38, -17])}`,
    lines: "M-31,16 H31",
  },
  prince: { body: `M-31,26 V0 L-15,10 L0,-6 L15,10 L31,0 V26 Z ${dots(7, [-31, -9], [0, -16], [31, -9])}`, lines: "M-28,17 H28" },
  count: {
    body: `M-33,26 V8 H33 V26 Z ${dots(7.4, [-29, -3], [-14.5, -7], [0, -9], [14.5, -7], [29, -3])}`,
    lines: "M-30,17 H30",
  },
  courtier: {
    body: "M-40,16 C-22,7 22,7 40,16 C32,27 -32,27 -40,16 Z M-23,9 C-21,-18 17,-20 23,7 Z",
    limbs: "M10,-8 C19,-36 38,-33 33,-10",
  },
  priest: { body: "M-6,-38 H6 V-16 H26 V-4 H6 V38 H-6 V-4 H-26 V-16 H-6 Z" },
  treasurer: {
    body: "M-35,-2 V30 H35 V-2 Z M-35,-8 C-35,-34 35,-34 35,-8 Z",
    lines: `M-20,-24 V30 M20,-24 V30 ${dot(0, 6, 5)} M0,8 V18`,
  },
  knight: {
    body: "M-25,32 V-6 C-25,-32 25,-32 25,-6 V32 L0,40 Z",
    limbs: "M0,-26 C4,-42 20,-44 28,-34",
    lines: "M-21,-3 H21 M0,-3 V34 M-13,10 V24 M13,10 V24",
  },
  countess: { body: "M-15,-26 L-8,-38 H8 L15,-26 L0,-9 Z", limbs: dot(0, 15, 20) },
  diplomat: {
    body: `M-27,-34 H22 V22 H-27 Z ${dot(16, 26, 12)}`,
    lines: `M-18,-23 H13 M-18,-12 H13 M-18,-1 H6 ${dot(16, 26, 6)}`,
  },
  "merchant-1": {
    body: SCALE_PANS,
    limbs: `M0,-36 V32 M-28,-24 H28 M-17,34 H17 ${twice((s) => `M${28 * s},-24 L${39 * s},6 M${28 * s},-24 L${17 * s},6`)}`,
  },
  "merchant-2": {
    body: "M-10,-20 H10 C32,-6 38,14 31,28 C26,37 -26,37 -31,28 C-38,14 -32,-6 -10,-20 Z M-18,-38 C-8,-33 8,-33 18,-38 L10,-24 H-10 Z",
    lines: `${dot(0, 11, 11)} M-13,-21 H13`,
  },
};

export const SWORDS: Sign = {
  limbs: "M-26,-29 L20,23 M26,-29 L-20,23 M-29,9 L-10,27 M29,9 L10,27 M-20,23 L-27,31 M20,23 L27,31",
};

export const ACTION_SIGNS: Readonly<Record<string, Sign>> = {
  resolve: { limbs: `${SWORDS.limbs ?? ""} M-42,0 H42` },
  "hand-on": { limbs: "M-40,-22 L-10,14 M-8,-22 L-38,14 M-42,3 L-28,16 M-6,3 L-20,16 M2,-4 H36 M22,-19 L38,-4 L22,11" },
  money: ROLE_SIGNS["merchant-2"],
  recruit: { body: `${dot(-10, -19, 15)} M-42,36 C-42,8 -28,2 -10,2 C8,2 22,8 22,36 Z`, limbs: "M31,-30 V-6 M19,-18 H43" },
  buy: { body: "M-42,2 L-10,-30 L22,2 H14 V36 H-34 V2 Z", limbs: "M31,-34 V-10 M19,-22 H43", lines: "M-10,36 V16" },
};

export interface Beast extends Sign {
  /** Eyes, teeth and claws. */
  readonly bright?: string;
}

const MANE = Array.from({ length: 14 }, (_, lobe) => {
  const angle = (lobe / 14) * 2 * Math.PI;
  return dot(Math.cos(angle) * 24, Math.sin(angle) * 26, 10);
}).join(" ");

/** The crests of the four players. */
export const BEASTS: readonly Beast[] = [
  {
    body: `${MANE} ${dot(0, 0, 25)} ${dots(8, [-17, -23], [17, -23])}`,
    lines:
      "M0,2 V14 M-7,2 H7 M0,14 C-3,20 -9,20 -13,16 M0,14 C3,20 9,20 13,16 M-17,-10 L-7,-7 M17,-10 L7,-7 M-26,8 L-14,10 M26,8 L14,10",
    bright: dots(3, [-11, -3], [11, -3]),
  },
  {
    body: "M1,-42 C8,-42 11,-36 9,-30 C8,-25 9,-20 12,-16 C19,-28 31,-33 43,-31 C40,-24 41,-19 44,-13 C39,-10 39,-6 41,0 C35,1 34,5 34,11 C28,9 25,12 22,17 C17,13 13,13 9,14 L14,27 H7 L9,35 L0,44 L-9,35 L-7,27 H-14 L-9,14 C-13,13 -17,13 -22,17 C-25,12 -28,9 -34,11 C-34,5 -35,1 -41,0 C-39,-6 -39,-10 -44,-13 C-41,-19 -40,-24 -43,-31 C-31,-33 -19,-28 -12,-16 C-9,-20 -8,-25 -9,-28 L-18,-29 C-16,-36 -8,-42 1,-42 Z",
    lines:
      "M-33,-22 C-24,-20 -17,-13 -13,-4 M33,-22 C24,-20 17,-13 13,-4 M-33,-9 C-26,-8 -21,-4 -17,3 M33,-9 C26,-8 21,-4 17,3 M-6,-2 H6 M-5,7 H5",
    bright: dot(-2, -34, 2.6),
  },
  {
    body: "M0,42 C-9,38 -11,25 -12,12 C-22,12 -29,6 -31,-1 C-22,-4 -15,-2 -11,2 C-9,-7 9,-7 11,2 C15,-2 22,-4 31,-1 C29,6 22,12 12,12 C11,25 9,38 0,42 Z",
    limbs: twice(
      (s) =>
        `M${7 * s},-4 C${11 * s},-15 ${27 * s},-14 ${31 * s},-40 M${17 * s},-14 L${14 * s},-34 M${27 * s},-22 L${42 * s},-24`,
    ),
    lines: "M-5,34 C-2,31 2,31 5,34",
    bright: dots(2.8, [-6, 12], [6, 12]),
  },
  {
    body: "M-34,34 C-41,12 -38,-12 -24,-24 L-28,-41 L-12,-30 C4,-33 14,-24 19,-10 L40,2 C45,9 43,19 36,21 L14,23 C10,32 2,38 -10,40 C-14,34 -20,40 -24,34 C-28,39 -31,38 -34,34 Z",
    lines: "M12,15 C20,16 28,14 36,15 M-20,-20 C-12,-16 -8,-10 -8,-2 M35,6 V11",
    bright: "M17,14 C16,4 20,-2 27,-6 C24,2 25,8 26,14 Z M6,-8 a3.4,3.4 0 1 0 6.8,0 a3.4,3.4 0 1 0 -6.8,0 Z",
  },
];
