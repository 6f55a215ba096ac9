/**
 * What happened, put in order for those who read it: by round and by turn, summed up since one's last move, and with the
 * places of the board that it names. It knows the fields that events of all games share, and no game.
 */

import type { Act, GameEvent, Happening } from "./protocol";
import { type Say, t } from "./words.svelte";

/** Events that begin something new: they are headings. */
const HEADINGS: readonly string[] = ["game", "round", "last-round", "stage"];

/** A line of the log. The number is that of the move that brought it. */
export type Entry =
  | { readonly kind: "heading"; readonly number: number; readonly happening: Happening }
  | { readonly kind: "turn"; readonly number: number; readonly seat: number }
  | { readonly kind: "deed"; readonly number: number; readonly seat: number | null; readonly happened: readonly Happening[] };

/** Who does it, where the event says so. */
export function seatOf(event: GameEvent): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

/** Whose doing a scene is: the mover's, and nobody's when it tells nothing, begins a round or tells of others too. */
export function doerOf(happened: readonly Happening[], mover: number | null): number | null {
  if (!happened[0] || HEADINGS.includes(happened[0].event.kind)) return null;
  return happened.every(({ event }) => (seatOf(event) ?? mover) === mover) ? mover : null;
}

/** Round by round, turn by turn, move by move. */
export function chronicle(log: readonly Happening[]): Entry[] {
  const entries: Entry[] = [];
  let turn: number | null = null;
  let deed: { readonly number: number; readonly happened: Happening[] } = { number: -1, happened: [] };
  for (const happening of log) {
    const { number, event } = happening;
    if (HEADINGS.includes(event.kind)) {
      entries.push({ kind: "heading", number, happening });
      turn = null;
      deed = { number: -1, happened: [] };
      continue;
    }
    if (deed.number === number) {
      deed.happened.push(happening);
      continue;
    }
    const seat = seatOf(event);
    if (seat !== null && seat !== turn) entries.push({ kind: "turn", number, seat });
    turn = seat ?? turn;
    deed = { number, happened: [happening] };
    entries.push({ kind: "deed", seat: turn, ...deed });
  }
  return entries;
}

/** With what people did besides playing, each where it happened. */
export function withActs(entries: readonly Entry[], acts: readonly Act[]): (Entry | Act)[] {
  const told: (Entry | Act)[] = [];
  const waiting = [...acts];
  for (const entry of entries) {
    while (waiting[0] && waiting[0].number < entry.number) told.push(...waiting.splice(0, 1));
    told.push(entry);
  }
  return [...told, ...waiting];
}

/** An act in words. */
export function tellAct({ kind, seat, what }: Act, names: readonly string[]): string {
  const back = kind === "replace" && what === null;
  const said = kind === "agree" ? `agree-${what ?? ""}` : back ? "back" : kind;
  return t("act", { said, name: names[seat] ?? "", level: kind === "agree" || back ? "" : t(`level-${what ?? ""}`) });
}

/** What each of the others did after a move, in the order of their first deeds; what it led to goes with it. */
export function since(log: readonly Happening[], move: number, mine: readonly number[]): Map<number, Happening[]> {
  const deeds = new Map<number, Happening[]>();
  let seat: number | null = null;
  for (const happening of log) {
    if (happening.number <= move || HEADINGS.includes(happening.event.kind)) continue;
    seat = seatOf(happening.event) ?? seat;
    if (seat === null || mine.includes(seat)) continue;
    const known = deeds.get(seat);
    if (known) known.push(happening);
    else deeds.set(seat, [happening]);
  }
  return deeds;
}

/** The last move of one of these seats. */
export function lastMoveOf(seats: readonly number[], log: readonly Happening[]): number {
  return log.findLast(({ event }) => seats.includes(seatOf(event) ?? -1))?.number ?? 0;
}

/** In words, one after the other. Under the name of somebody their name is not said again, and to oneself it never is. */
export function tell(
  happened: readonly Happening[],
  seat: number | null,
  names: readonly string[],
  say: Say,
  game: string,
  me: number | null,
): string {
  const told = happened.map(({ event }) =>
    seat !== null && seat !== me && seatOf(event) === seat
      ? say.deed(game, event, names, seat)
      : say.event(game, event, names, me),
  );
  // What is done twice in a row is said once.
  const runs: { said: string; times: number }[] = [];
  for (const said of told) {
    const last = runs.at(-1);
    if (last?.said === said) last.times += 1;
    else runs.push({ said, times: 1 });
  }
  return runs.map(({ said, times }) => (times > 1 ? `${said} (×${times})` : said)).join(" ");
}

/** What a board may call the places that an event names; some of them may not be on it. */
export function placesOf(event: GameEvent): string[] {
  const fields = Object.entries(event).filter(([name]) => name !== "kind" && name !== "seat");
  const places = fields.map(([name, value]) => `${name}-${String(value)}`);
  if ("joined" in event) places.push(`territory-${event.joined}`);
  if ("city" in event) places.push(`display-${event.city}`);
  if ("region" in event && "position" in event) places.push(`spot-${event.region}-${event.position}`);
  if (event.kind === "emperor") places.push("emperor");
  return places;
}
