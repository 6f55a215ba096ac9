/** The four colours of the cards, each with a shape of its own. */

export const COLOURS = ["yellow", "red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export function isColour(name: string): name is Colour {
  return COLOURS.some((colour) => colour === name);
}

export const TINCTURES: Record<Colour, { readonly field: string; readonly deep: string; readonly pale: string }> = {
  yellow: { field: "var(--or)", deep: "var(--or-deep)", pale: "#fbeec0" },
  red: { field: "var(--gules)", deep: "var(--gules-deep)", pale: "#f7dcd6" },
  blue: { field: "var(--azure)", deep: "var(--azure-deep)", pale: "#d9e4f5" },
  green: { field: "var(--vert)", deep: "var(--vert-deep)", pale: "#dcecd6" },
};

export const SHAPES: Record<Colour, string> = {
  yellow: "M0,-38 L38,0 L0,38 L-38,0 Z",
  red: "M-30,-30 H30 V30 H-30 Z",
  blue: "M0,-34 A34,34 0 1 1 -0.1,-34 Z",
  green: "M0,-36 L38,30 H-38 Z",
};

/** The outline of a building: palace, tower, house or barn. */
export const HOUSES: Record<Colour, string> = {
  yellow: "M-40,46 V-10 L-31,-34 L-22,-10 H-14 C-14,-30 14,-30 14,-10 H22 L31,-34 L40,-10 V46 Z",
  red: "M-34,46 V-14 H-40 V-36 H-26 V-26 H-12 V-36 H12 V-26 H26 V-36 H40 V-14 H34 V46 Z",
  blue: "M-36,46 V-6 H-43 L0,-40 L43,-6 H36 V46 Z",
  green: "M-42,46 V8 L-28,-24 C-14,-34 14,-34 28,-24 L42,8 V46 Z",
};

/** The outline of a person down to the waist: in a coronet, a plumed cap, a hood or a straw hat. */
export const PEOPLE: Record<Colour, string> = {
  yellow:
    "M-42,46 C-42,14 -32,2 -13,-4 C-18,-9 -19,-16 -18,-22 V-42 L-9,-33 L0,-44 L9,-33 L18,-42 V-22 C19,-16 18,-9 13,-4 C32,2 42,14 42,46 Z",
  red: "M-42,46 C-42,14 -32,2 -13,-4 C-19,-10 -20,-17 -18,-22 C-28,-24 -24,-38 -6,-38 C-2,-46 16,-50 30,-44 C22,-42 20,-38 22,-34 C27,-30 24,-24 18,-22 C20,-17 19,-10 13,-4 C32,2 42,14 42,46 Z",
  blue: "M-42,46 C-42,14 -34,4 -22,-2 C-28,-22 -14,-40 4,-46 C4,-40 8,-36 14,-32 C22,-26 26,-12 22,-2 C34,4 42,14 42,46 Z",
  green:
    "M-42,46 C-42,14 -32,2 -13,-4 C-17,-8 -19,-13 -19,-18 C-32,-18 -38,-22 -36,-25 C-28,-27 -20,-27 -16,-28 C-14,-44 14,-44 16,-28 C20,-27 28,-27 36,-25 C38,-22 32,-18 19,-18 C19,-13 17,-8 13,-4 C32,2 42,14 42,46 Z",
};
