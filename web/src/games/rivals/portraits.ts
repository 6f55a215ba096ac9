/** The faces of the twelve characters, as shapes in a box of 100 by 100: told apart by what they wear on their heads. */

import type { RoleName } from "./cards";

/** A path and its colour; without one it is a line. */
export type Shape = readonly [path: string, fill?: string];

export interface Likeness {
  /** The wall behind, and the robe. */
  readonly ground: string;
  readonly robe: string;
  /** Hair or veil behind the head. */
  readonly behind?: Shape;
  readonly beard?: Shape;
  /** Over the face: hats, helmets, collars, what is held. */
  readonly wears: readonly Shape[];
  /** No face is seen. */
  readonly closed?: true;
}

const GOLD = "var(--gold-leaf)";
const STEEL = "#a9b2bb";
const WHITE = "var(--argent)";
const BROWN = "#6b4423";
const GREY = "#cfc8bc";
const BLACK = "#2b2422";

const LONG_HAIR = "M-19,-14 C-24,12 -24,24 -20,34 H20 C24,24 24,12 19,-14 C16,-34 -16,-34 -19,-14 Z";
const FULL_BEARD = "M-15,-4 C-16,16 -8,24 0,26 C8,24 16,16 15,-4 C9,4 -9,4 -15,-4 Z";
const LONG_BEARD = "M-15,-4 C-18,20 -8,36 0,42 C8,36 18,20 15,-4 C9,4 -9,4 -15,-4 Z";
const GOATEE = "M-5,8 C-4,16 -2,20 0,22 C2,20 4,16 5,8 Z";
const MOUSTACHE = "M-11,2 C-7,-2 -3,-1 0,1 C3,-1 7,-2 11,2 C7,6 3,4 0,3 C-3,4 -7,6 -11,2 Z";
const SHORT_HAIR = "M-17,-6 C-20,-34 20,-34 17,-6 C14,-16 8,-19 0,-19 C-8,-19 -14,-16 -17,-6 Z";
const ERMINE: Shape = ["M-30,24 C-16,16 16,16 30,24 L26,34 C14,27 -14,27 -26,34 Z", WHITE];

export const LIKENESSES: Record<RoleName, Likeness> = {
  "lord-protector": {
    ground: "#5d2a6b",
    robe: STEEL,
    beard: [FULL_BEARD, BROWN],
    wears: [
      ["M-20,2 C-24,-36 24,-36 20,2 L13,0 C13,-14 9,-18 0,-18 C-9,-18 -13,-14 -13,0 Z", STEEL],
      ["M-20,-20 L-23,-38 L-11,-30 L0,-42 L11,-30 L23,-38 L20,-20 Z", GOLD],
      ["M33,50 V-16 L36,-24 L39,-16 V50 Z M26,20 H46 V25 H26 Z", "#eef1f4"],
    ],
  },
  queen: {
    ground: "#5d2a6b",
    robe: "var(--gules)",
    behind: [LONG_HAIR, "#b8792c"],
    wears: [
      ["M-17,-10 C-16,-26 16,-26 17,-10 C10,-18 -10,-18 -17,-10 Z", "#b8792c"],
      ["M-18,-18 L-22,-42 L-10,-30 L0,-46 L10,-30 L22,-42 L18,-18 Z", GOLD],
      ERMINE,
    ],
  },
  prince: {
    ground: "var(--azure)",
    robe: "#2f6db5",
    behind: ["M-18,-12 C-21,4 -20,10 -17,14 H17 C20,10 21,4 18,-12 Z", "#d9a441"],
    wears: [
      [SHORT_HAIR, "#d9a441"],
      ["M-18,-20 V-32 L-9,-26 L0,-35 L9,-26 L18,-32 V-20 Z", GOLD],
      ["M0,26 L7,37 L0,48 L-7,37 Z", GOLD],
    ],
  },
  count: {
    ground: "var(--azure)",
    robe: "var(--vert)",
    beard: [MOUSTACHE, BLACK],
    wears: [
      [SHORT_HAIR, BLACK],
      ["M-20,-18 C-20,-36 20,-36 20,-18 Z", "var(--gules)"],
      ["M-22,-16 H22 V-23 H-22 Z", GOLD],
      ERMINE,
    ],
  },
  courtier: {
    ground: "var(--vert)",
    robe: "var(--rose-deep)",
    beard: [GOATEE, BROWN],
    wears: [
      [SHORT_HAIR, BROWN],
      ["M-26,-18 C-24,-36 12,-42 24,-20 C8,-24 -10,-22 -26,-18 Z", "var(--purpure)"],
      ["M14,-30 C20,-50 42,-48 40,-26 C34,-36 24,-36 14,-24 Z", WHITE],
      ["M-22,17 C-14,8 -8,20 0,12 C8,20 14,8 22,17 C16,27 -16,27 -22,17 Z", WHITE],
    ],
  },
  priest: {
    ground: "var(--vert)",
    robe: BLACK,
    wears: [
      ["M-17,-4 C-19,-14 -17,-20 -14,-22 L-12,-12 Z M17,-4 C19,-14 17,-20 14,-22 L12,-12 Z", GREY],
      ["M-9,14 L0,24 L9,14 L9,22 L0,32 L-9,22 Z", WHITE],
      ["M-2.5,34 H2.5 V40 H9 V45 H2.5 V56 H-2.5 V45 H-9 V40 H-2.5 Z", GOLD],
    ],
  },
  treasurer: {
    ground: "var(--gules-deep)",
    robe: BROWN,
    beard: [LONG_BEARD, WHITE],
    wears: [
      ["M-19,-10 C-20,-36 20,-36 19,-10 C10,-18 -10,-18 -19,-10 Z", "var(--gules)"],
      ["M30,28 a7,7 0 1 0 0.1,0 Z M29,42 H34 V58 H29 Z M34,48 H40 V53 H34 Z", GOLD],
    ],
  },
  knight: {
    ground: "var(--gules-deep)",
    robe: STEEL,
    closed: true,
    wears: [
      ["M-2,-32 C2,-52 30,-52 34,-30 C24,-38 12,-38 4,-30 Z", "var(--gules)"],
      ["M-20,18 V-14 C-20,-38 20,-38 20,-14 V18 L0,26 Z", STEEL],
      ["M-15,-10 H15 V-4 H-15 Z", BLACK],
      ["M0,-2 V20 M-9,4 V14 M9,4 V14"],
    ],
  },
  countess: {
    ground: "#8a6414",
    robe: "var(--azure)",
    behind: ["M4,-50 C28,-34 34,4 32,40 H12 C18,10 16,-20 4,-50 Z", WHITE],
    wears: [
      ["M-17,-8 C-17,-22 17,-22 17,-8 C10,-15 -10,-15 -17,-8 Z", "#8a4a20"],
      ["M-17,-15 L5,-54 L17,-15 C8,-20 -8,-20 -17,-15 Z", "var(--rose)"],
      ["M-12,20 C-6,30 6,30 12,20 L9,32 L0,40 L-9,32 Z", GOLD],
    ],
  },
  diplomat: {
    ground: "#8a6414",
    robe: BLACK,
    beard: [`${MOUSTACHE} ${GOATEE}`, BROWN],
    wears: [
      [SHORT_HAIR, BROWN],
      ["M-14,-20 C-14,-42 14,-42 14,-20 Z", "#3f4d63"],
      ["M-31,-16 C-16,-25 16,-25 31,-16 C16,-13 -16,-13 -31,-16 Z", "#3f4d63"],
      ["M20,32 L40,22 L46,36 L26,46 Z", WHITE],
      ["M33,40 a5,5 0 1 0 0.1,0 Z", "var(--gules)"],
    ],
  },
  "merchant-1": {
    ground: "#7a4a22",
    robe: "var(--or)",
    beard: [FULL_BEARD, BLACK],
    wears: [
      ["M-22,-12 C-28,-38 -8,-46 2,-40 C22,-44 30,-24 21,-12 C10,-22 -10,-22 -22,-12 Z", WHITE],
      ["M-20,-16 C-6,-26 10,-30 20,-36 M-14,-36 C-4,-24 10,-18 20,-16"],
      ["M0,-27 L5,-21 L0,-14 L-5,-21 Z", "var(--gules)"],
    ],
  },
  "merchant-2": {
    ground: "#7a4a22",
    robe: "#3b6b64",
    beard: [MOUSTACHE, GREY],
    wears: [
      [SHORT_HAIR, GREY],
      ["M-25,-17 C-30,-38 30,-42 28,-20 C34,-18 34,-2 28,2 C27,-10 16,-19 -25,-17 Z", "var(--vert-deep)"],
      ["M-31,25 C-14,14 14,14 31,25 L24,37 C12,26 -12,26 -24,37 Z", BROWN],
    ],
  },
};
