/**
 * What happened, put in order for those who read it: by round and by turn, summed up since one's last move, and with the
 * places of the board that it names. It knows the fields that events of all games share, and no game.
 */

import type { Act, GameEvent, Happening } from "./protocol";
import { levelName } from "./names";
import { type Say, t } from "./words.svelte";

/** Events that begin something new: they are headings. */
const HEADINGS: readonly string[] = ["game", "round", "last-round", "stage"];

/** A line of the log. The number is that of the move that brought it. */
export type Entry =
  | { readonly kind: "heading"; readonly number: number; readonly happening: Happening }
  | {
      readonly kind: "deed";
      readonly number: number;
      readonly seat: number | null;
      /** It is the first of its turn. */
      readonly first: boolean;
      readonly happened: readonly Happening[];
    };

/** Who does it, where the event says so. */
export function seatOf(event: GameEvent): number | null {
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

/**
 * Whose doing a scene is: the mover's, and nobody's when it tells nothing, begins a round, tells of others too, or only of
 * what comes by itself.
 */
export function doerOf(happened: readonly Happening[], mover: number | null): number | null {
  if (!happened[0] || HEADINGS.includes(happened[0].event.kind)) return null;
  const seats = new Set(happened.map(({ event }) => seatOf(event)).filter((seat) => seat !== null));
  return seats.size === 1 && mover !== null && seats.has(mover) ? mover : null;
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
    const first = seat !== null && seat !== turn;
    turn = seat ?? turn;
    deed = { number, happened: [happening] };
    entries.push({ kind: "deed", seat: turn, first, ...deed });
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

/** An act in words; whoever reads what they did themselves (`me` is their seat) is spoken to. */
export function tellAct({ kind, seat, what }: Act, names: readonly string[], me: number | null): string {
  const back = kind === "replace" && what === null;
  const said = kind === "agree" ? `agree-${what ?? ""}` : back ? "back" : kind;
  return t(seat === me ? "act-you" : "act", {
    said,
    name: names[seat] ?? "",
    level: kind === "agree" || back ? "" : levelName(what ?? ""),
  });
}

/** A deed of somebody else: what one move brought, and whose it was. */
export interface Deed {
  readonly number: number;
  readonly seat: number;
  readonly happened: readonly Happening[];
}

/** What the others did after a move, one deed after another; what it led to goes with it. */
export function since(log: readonly Happening[], move: number, mine: readonly number[]): Deed[] {
  return chronicle(log.filter(({ number }) => number > move)).flatMap((entry) => {
    if (entry.kind !== "deed" || entry.seat === null || mine.includes(entry.seat)) return [];
    return [{ number: entry.number, seat: entry.seat, happened: entry.happened }];
  });
}

/** The last move of one of these seats. */
export function lastMoveOf(seats: readonly number[], log: readonly Happening[]): number {
  return log.findLast(({ event }) => seats.includes(seatOf(event) ?? -1))?.number ?? 0;
}

/** In words, one after the other: whole sentences, each with whoever does it, and to its reader with no name. */
export function tell(happened: readonly Happening[], names: readonly string[], say: Say, game: string): string {
  return sentencesOf(happened, names, say, game).join(" ");
}

/** The same, sentence by sentence. */
export function sentencesOf(happened: readonly Happening[], names: readonly string[], say: Say, game: string): string[] {
  const told = happened.map(({ event }) => say.event(game, event, names));
  // What is done twice in a row is said once.
  const runs: { said: string; times: number }[] = [];
  for (const said of told) {
    const last = runs.at(-1);
    if (last?.said === said) last.times += 1;
    else runs.push({ said, times: 1 });
  }
  return runs.map(({ said, times }) => (times > 1 ? `${said} (×${times})` : said));
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
