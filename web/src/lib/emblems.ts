/** The pictures that stand for the games. */

import type { Component } from "svelte";

const emblems = import.meta.glob<Component>("../games/*/Emblem.svelte", { import: "default" });

const plain = async (): Promise<Component> => (await import("../plain/Emblem.svelte")).default;

/** Null if the network was lost on the way: a page can do without it. */
export async function loadEmblem(game: string): Promise<Component | null> {
  return (emblems[`../games/${game}/Emblem.svelte`] ?? plain)().catch(() => null);
}

const pictures = import.meta.glob<string>("../games/*/picture.webp", { import: "default", query: "?url", eager: true });

/** Where a picture of its board is, for the first page; `docs/screenshots.py` makes them. */
export const pictureOf = (game: string): string | undefined => pictures[`../games/${game}/picture.webp`];
