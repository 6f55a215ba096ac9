/**
 * Shields and charges as paths, in a box of 100 by 100 around the middle.
 * Every bearing is told apart by colour, by the charge and by the outline of the shield.
 */

export type Bearing = "gules" | "azure" | "vert" | "or" | "rose";

export interface Arms {
  /** The outline of the shield. */
  readonly shield: string;
  readonly field: string;
  readonly deep: string;
  readonly charge: string;
}

const HEATER = "M-39,-44 H39 V-8 C39,20 21,37 0,47 C-21,37 -39,20 -39,-8 Z";
const FRENCH = "M-39,-44 H39 V22 C39,33 31,36 20,37 C10,38 4,41 0,47 C-4,41 -10,38 -20,37 C-31,36 -39,33 -39,22 Z";
const ROUND_FOOT = "M-39,-44 H39 V6 A39,40 0 0 1 -39,6 Z";
const SWISS =
  "M-40,-42 C-27,-35 -12,-37 0,-47 C12,-37 27,-35 40,-42 C36,-26 40,-12 39,4 C37,26 20,38 0,47 C-20,38 -37,26 -39,4 C-40,-12 -36,-26 -40,-42 Z";
const CARTOUCHE =
  "M0,-47 C12,-47 15,-40 24,-37 C34,-33 40,-22 40,0 C40,22 34,33 24,37 C15,40 12,47 0,47 C-12,47 -15,40 -24,37 C-34,33 -40,22 -40,0 C-40,-22 -34,-33 -24,-37 C-15,-40 -12,-47 0,-47 Z";

export const ARMS: Record<Bearing, Arms> = {
  gules: { shield: HEATER, field: "var(--gules)", deep: "var(--gules-deep)", charge: "var(--argent)" },
  azure: { shield: FRENCH, field: "var(--azure)", deep: "var(--azure-deep)", charge: "var(--gold-leaf)" },
  vert: { shield: ROUND_FOOT, field: "var(--vert)", deep: "var(--vert-deep)", charge: "var(--argent)" },
  or: { shield: SWISS, field: "var(--or)", deep: "var(--or-deep)", charge: "var(--sable)" },
  rose: { shield: CARTOUCHE, field: "var(--rose)", deep: "var(--rose-deep)", charge: "var(--argent)" },
};

export const CROSS_PATTEE =
  "M-5,-5 C-6,-16 -10,-24 -17,-31 C-6,-28 6,-28 17,-31 C10,-24 6,-16 5,-5 C16,-6 24,-10 31,-17 C28,-6 28,6 31,17 C24,10 16,6 5,5 C6,16 10,24 17,31 C6,28 -6,28 -17,31 C-10,24 -6,16 -5,5 C-16,6 -24,10 -31,17 C-28,6 -28,-6 -31,-17 C-24,-10 -16,-6 -5,-5 Z";

export const FLEUR_DE_LIS = [
  "M0,-37 C6,-29 12,-21 12,-11 C12,-3 7,3 5,10 H-5 C-7,3 -12,-3 -12,-11 C-12,-21 -6,-29 0,-37 Z",
  "M8,10 C8,0 11,-13 20,-17 C29,-20 35,-13 33,-5 C32,1 26,4 22,1 C25,-1 26,-5 23,-7 C18,-8 15,2 15,10 Z",
  "M-8,10 C-8,0 -11,-13 -20,-17 C-29,-20 -35,-13 -33,-5 C-32,1 -26,4 -22,1 C-25,-1 -26,-5 -23,-7 C-18,-8 -15,2 -15,10 Z",
  "M-17,12 H17 V18 H-17 Z",
  "M-4,20 H4 C5,27 3,32 0,37 C-3,32 -5,27 -4,20 Z",
  "M7,20 H14 C14,25 17,28 21,28 C18,34 9,34 7,20 Z",
  "M-7,20 H-14 C-14,25 -17,28 -21,28 C-18,34 -9,34 -7,20 Z",
].join(" ");

export const OAK_LEAF =
  "M0,-37 C6,-36 10,-31 8,-26 C14,-29 21,-25 20,-19 C19,-15 15,-13 12,-13 C19,-14 26,-10 25,-3 C24,2 18,4 13,3 C19,5 22,11 18,16 C14,20 7,18 3,14 L3,22 C3,28 4,32 7,37 H-2 C-4,32 -3,27 -3,22 L-3,14 C-7,18 -14,20 -18,16 C-22,11 -19,5 -13,3 C-18,4 -24,2 -25,-3 C-26,-10 -19,-14 -12,-13 C-15,-13 -19,-15 -20,-19 C-21,-25 -14,-29 -8,-26 C-10,-31 -6,-36 0,-37 Z";
export const OAK_VEINS = "M0,-28 V16 M0,-12 L11,-19 M0,-12 L-11,-19 M0,1 L15,-4 M0,1 L-15,-4 M0,12 L10,10 M0,12 L-10,10";

/** Twelve rays, every second one wavy, around a face. */
export const SUN_RAYS = Array.from({ length: 12 }, (_, ray) => {
  const turn = (angle: number, radius: number) => {
    const radians = ((ray * 30 + angle - 90) * Math.PI) / 180;
    return `${(Math.cos(radians) * radius).toFixed(1)},${(Math.sin(radians) * radius).toFixed(1)}`;
  };
  return ray % 2 === 0
    ? `M${turn(-14, 16)} L${turn(0, 38)} L${turn(14, 16)} Z`
    : `M${turn(-13, 16)} C${turn(-14, 24)} ${turn(2, 24)} ${turn(-3, 33)} C${turn(9, 28)} ${turn(3, 22)} ${turn(13, 16)} Z`;
}).join(" ");

/** Five petals of a heraldic rose, from the middle outwards, pointing up. */
export const PETAL = "M0,-4 C-10,-9 -19,-18 -14,-28 C-11,-35 -4,-35 0,-31 C4,-35 11,-35 14,-28 C19,-18 10,-9 0,-4 Z";
export const BARB = "M-4,-12 L0,-33 L4,-12 Z";
