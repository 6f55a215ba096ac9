/** The pictures that stand for the games on the first page, which is there before them. */

import type { Component } from "svelte";

const emblems = import.meta.glob<Component>("../games/*/Emblem.svelte", { import: "default" });

const plain = async (): Promise<Component> => (await import("../plain/Emblem.svelte")).default;

/** Null if the network was lost on the way: a page can do without it. */
export async function loadEmblem(game: string): Promise<Component | null> {
  return (emblems[`../games/${game}/Emblem.svelte`] ?? plain)().catch(() => null);
}
