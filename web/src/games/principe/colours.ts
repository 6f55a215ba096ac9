/** The five colours of building cards, in the order of the rulebook (P1), and how they are painted. */

export const COLOURS = ["green", "white", "red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Paint {
  readonly field: string;
  readonly deep: string;
  /** What is drawn on the field. */
  readonly ink: string;
}

export const PAINTS: Record<Colour, Paint> = {
  green: { field: "var(--vert)", deep: "var(--vert-deep)", ink: "#fdf6e3" },
  white: { field: "#f6f1e3", deep: "#8a7a5e", ink: "#4b3a29" },
  red: { field: "var(--gules)", deep: "var(--gules-deep)", ink: "#fdf6e3" },
  blue: { field: "var(--azure)", deep: "var(--azure-deep)", ink: "#fdf6e3" },
  yellow: { field: "var(--or)", deep: "var(--or-deep)", ink: "#3f2800" },
};

export function isColour(name: unknown): name is Colour {
  return COLOURS.some((colour) => colour === name);
}

/** Five counts as a list of colours, each as often as it counts. */
export function spread(cards: Readonly<Record<string, number>>): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(cards[colour] ?? 0).fill(colour));
}
