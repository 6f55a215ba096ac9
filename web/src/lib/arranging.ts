/** The drawings on which whoever makes a table lays out what its game lets them: each fills in an option of the set-up. */

import type { Component } from "svelte";
import type { Say } from "./words.svelte";

export interface Arranging {
  /** Of the option; empty where chance decides. */
  value: string;
  say: Say;
  /** Nobody changes it any more without this. */
  onarrange?: (value: string) => void;
}

const drawings = import.meta.glob<Component<Arranging>>("../games/*/Arranging.svelte", { import: "default" });

/** The option that such a drawing fills in. */
export const ARRANGED = "arranged";

export const canArrange = (game: string) => Object.hasOwn(drawings, `../games/${game}/Arranging.svelte`);

export async function loadArranging(game: string): Promise<Component<Arranging> | null> {
  return (await drawings[`../games/${game}/Arranging.svelte`]?.().catch(() => null)) ?? null;
}
