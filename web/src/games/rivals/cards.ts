/** What every player knows of the cards by heart: who belongs where, what each character may do, who steals from whom. */

import type { RivalsCard, RivalsCharacter, RivalsSeat } from "../../lib/protocol";

/** A building and the subject that belongs to it (R2). */
export const PAIRS = [
  ["garden", "gardener"],
  ["dungeon", "jailer"],
  ["pavilion", "lady-in-waiting"],
  ["cathedral", "bishop"],
  ["city-wall", "city-guard"],
  ["university", "scholar"],
  ["tavern", "troubadour"],
  ["harbour", "sailor"],
  ["forge", "smith"],
  ["carpentry", "carpenter"],
  ["market", "market-woman"],
  ["inn", "innkeeper"],
  ["vineyard", "vintner"],
  ["mine", "miner"],
  ["herb-meadow", "herbalist"],
  ["farmstead", "farmer"],
] as const;

export type Sort = "building" | "subject";
export type Emblem = (typeof PAIRS)[number][0];

/** The building by whose sign a card and its partner are known. */
export function emblemOf(name: string): Emblem {
  return PAIRS.find((pair) => pair.some((one) => one === name))?.[0] ?? "garden";
}

export function partnerOf(name: string): string {
  const pair = PAIRS.find((one) => one.some((card) => card === name)) ?? PAIRS[0];
  return pair[0] === name ? pair[1] : pair[0];
}

export function sortOf(card: RivalsCard): Sort {
  return PAIRS.some(([building]) => building === card.name) ? "building" : "subject";
}

/** The seats, as moves call them. */
export const CRESTS = ["lion", "eagle", "stag", "boar"] as const;
export const crestOf = (seat: number): string => CRESTS[seat] ?? "";

export const RANKS = ["A", "B", "C", "D", "E", "F"] as const;
export type Rank = (typeof RANKS)[number];

interface Role {
  readonly rank: Rank;
  /** From left to right (R1). */
  readonly actions: readonly string[];
}

export const ROLES = {
  "lord-protector": { rank: "A", actions: ["buy"] },
  queen: { rank: "A", actions: ["recruit"] },
  prince: { rank: "B", actions: ["resolve", "recruit"] },
  count: { rank: "B", actions: ["resolve", "buy"] },
  courtier: { rank: "C", actions: ["hand-on", "money"] },
  priest: { rank: "C", actions: ["hand-on", "money"] },
  treasurer: { rank: "D", actions: ["money", "buy"] },
  knight: { rank: "D", actions: ["money", "buy"] },
  countess: { rank: "E", actions: ["resolve", "money", "recruit"] },
  diplomat: { rank: "E", actions: ["resolve", "money", "buy"] },
  "merchant-1": { rank: "F", actions: ["resolve", "money", "recruit", "buy"] },
  "merchant-2": { rank: "F", actions: ["resolve", "money", "recruit", "buy"] },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES).filter(isRole);

export function isRole(name: unknown): name is RoleName {
  return typeof name === "string" && Object.hasOwn(ROLES, name);
}

/** A character as its card shows it, nothing covered. */
export function characterOf(name: RoleName, symbols: readonly string[]): RivalsCharacter {
  const { rank, actions } = ROLES[name];
  return { name, rank, symbol: symbols.includes(name), actions: actions.map((kind) => ({ kind, thief: null })) };
}

/** Whom each rank steals from (R1). */
export const PREY: Readonly<Record<string, Rank | undefined>> = { A: "D", B: "C", C: "F", D: "E", E: "F" };

export const ofRank = (rank: string | undefined): RoleName[] => ROLE_NAMES.filter((name) => ROLES[name].rank === rank);

/** The ranks that steal from a rank. */
export const thievesOf = (rank: string): Rank[] => RANKS.filter((other) => PREY[other] === rank);

/** Which cards of a row belong to perfect pairs. */
export function inPairs(seat: RivalsSeat, row: readonly RivalsCard[]): boolean[] {
  const left = seat.score.perfect.flatMap((pair) => [pair.building.name, pair.subject.name]);
  return row.map((card) => {
    const at = left.indexOf(card.name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Points as they are written: below nothing with a minus, not with a hyphen. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
