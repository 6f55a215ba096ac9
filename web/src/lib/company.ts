/** Who sits at the table that is shown, for whatever stands beside their names. */

import { createContext } from "svelte";
import type { Player, SeatClock, TableInfo, TimeControl } from "./protocol";

export interface Company {
  readonly players: readonly Player[];
  /** The seats that decide just now, while the present is shown. */
  readonly thinking: readonly number[];
  readonly pace: TimeControl | null;
  readonly clocks: readonly SeatClock[];
  /** When the clocks showed this, by the service. */
  readonly at: number;
  /** The service's time, as far as this browser can tell. It goes on by itself. */
  readonly now: () => number;
}

export const [getCompany, setCompany] = createContext<() => Company>();

/** This person plays against bots alone: then all that they do can be taken back, for practice. */
export function amongBots({ players, mine }: Pick<TableInfo, "players" | "mine">): boolean {
  return mine.length === 1 && players.every(({ kind }, seat) => kind === "bot" || mine.includes(seat));
}

/** Those besides this person without whom the game does not end undecided. Where there are none, one word ends it. */
export function toAgree(info: Pick<TableInfo, "players" | "mine" | "agreed">, absent: (seat: number) => boolean): number[] {
  return info.players.flatMap(({ kind, stand_in }, seat) => {
    const plays = kind === "human" && stand_in === null && !info.mine.includes(seat);
    return plays && !info.agreed.includes(seat) && !absent(seat) ? [seat] : [];
  });
}

/** The seat that speaks for this person: of several at one screen the one that decides. */
export function speaker(info: Pick<TableInfo, "players" | "mine" | "actors">): number | undefined {
  const playing = info.mine.filter((seat) => info.players[seat]?.stand_in === null);
  return playing.find((seat) => info.actors.includes(seat)) ?? playing[0];
}

/** How a finished game came out for a seat: those of one side do not share their victory, they won it. */
export function outcome({ ranks, sides }: Pick<TableInfo, "ranks" | "sides">, seat: number): "lost" | "won" | "share" {
  const best = Math.min(1, ...ranks);
  if (ranks[seat] !== best) return "lost";
  return ranks.every((rank, other) => rank !== best || sides[other] === sides[seat]) ? "won" : "share";
}

const DAY = 86_400;
/** The time of day begins on a Thursday. */
const FIRST_MONDAY = 4 * DAY;

/** Seconds between two times of day that count at a pace: without Saturdays and Sundays where these are off. */
export function counted(pace: TimeControl, begun: number, now: number): number {
  if (!pace.weekends) return now - begun;
  const working = (at: number): number => {
    const since = at + (pace.offset ?? 0) * 60 - FIRST_MONDAY;
    const weeks = Math.floor(since / (7 * DAY));
    return weeks * 5 * DAY + Math.min(since - weeks * 7 * DAY, 5 * DAY);
  };
  return working(now) - working(begun);
}

/** What a clock shows, in seconds: the time for the decision, and the reserve for what it takes beyond that. */
export interface Left {
  readonly decision: number;
  readonly reserve: number;
}

export function left(pace: TimeControl, clock: SeatClock, passed: number): Left {
  if (!clock.running) return { decision: pace.move, reserve: clock.reserve };
  const spent = clock.spent + Math.max(0, passed);
  return {
    decision: Math.max(0, pace.move - spent),
    reserve: Math.max(0, clock.reserve - Math.max(0, spent - pace.move)),
  };
}

/** `3:07`, `2:00:00`, or with days of their own `3 d`, in digits that every language reads. */
export function spelled(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
