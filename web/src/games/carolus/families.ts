/** The five families, in the order of the rulebook, and the arms that they bear. */

import type { Bearing } from "../../art/heraldry";

export const FAMILIES = ["red", "blue", "green", "yellow", "pink"] as const;
export type Family = (typeof FAMILIES)[number];

export const BEARINGS: Record<Family, Bearing> = {
  red: "gules",
  blue: "azure",
  green: "vert",
  yellow: "or",
  pink: "rose",
};

export const DISCS = [1, 2, 3, 4, 5] as const;

export function isFamily(name: unknown): name is Family {
  return FAMILIES.some((family) => family === name);
}
