/** How long scenes stay: as long as it takes to read them; and when many wait, one for each turn. It knows no clock. */

import type { Scene } from "./games";
import type { Speed } from "./settings.svelte";

/** A scene, and the seat whose move it shows. */
export type Queued = Scene & { readonly mover: number | null };

/** More scenes than these are not shown one by one. */
const CROWD = 10;
/** Milliseconds, to find the place and for each letter; nothing stays longer than the last. */
const GLANCE = 300;
const LETTER = 32;
const LONGEST = 7000;
const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

export function lasting(hold: number, text: string, speed: Speed): number {
  // What moves nothing and says nothing is no scene.
  const reading = text === "" ? 0 : Math.min(GLANCE + LETTER * text.length, LONGEST);
  return Math.max(hold, reading) * FACTORS[speed];
}

/** What sounds like no other move, such as dice, a castle or a card that is turned up, is seen for itself. */
const plain = ({ caption, tune }: Scene) => !caption && (tune === undefined || tune === "move");

/** When too many wait: the plain moves of one player, one after the other, become one scene that tells all of them. */
export function condensed(scenes: readonly Queued[]): Queued[] {
  if (scenes.length <= CROWD) return [...scenes];
  const turns: Queued[] = [];
  for (const scene of scenes) {
    const last = turns.at(-1);
    if (last && last.mover !== null && last.mover === scene.mover && plain(last) && plain(scene))
      turns[turns.length - 1] = { ...scene, happened: [...last.happened, ...scene.happened] };
    else turns.push(scene);
  }
  return turns;
}
