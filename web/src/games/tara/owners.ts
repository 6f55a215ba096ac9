/** The four players' tinctures. Each is told apart by its charge, and at a disc's edge by the engraver's hatching. */

export interface Owner {
  readonly field: string;
  readonly deep: string;
  readonly charge: string;
}

export const OWNERS: readonly Owner[] = [
  { field: "var(--azure)", deep: "var(--azure-deep)", charge: "var(--gold-leaf)" },
  { field: "var(--or)", deep: "var(--or-deep)", charge: "var(--sable)" },
  { field: "#fbf6e8", deep: "#b7a988", charge: "var(--vert)" },
  { field: "var(--gules)", deep: "var(--gules-deep)", charge: "var(--argent)" },
];

/** The words of the notation for the seats. */
export const COLOURS = ["blue", "yellow", "white", "red"] as const;

export const ownerOf = (colour: number): Owner =>
  OWNERS[colour] ?? { field: "var(--ash)", deep: "var(--sable)", charge: "var(--argent)" };
