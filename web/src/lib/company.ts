/** Who sits at the table that is shown, for whatever stands beside their names. */

import { createContext } from "svelte";
import type { Player, SeatClock, TimeControl } from "./protocol";

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

/** What a clock shows: the time for the decision and, once that is used up, the reserve. */
export interface Left {
  readonly seconds: number;
  readonly reserve: boolean;
}

export function left(pace: TimeControl, clock: SeatClock, passed: number): Left {
  const spent = clock.spent + (clock.running ? Math.max(0, passed) : 0);
  if (clock.running && spent < pace.move) return { seconds: pace.move - spent, reserve: false };
  return clock.running
    ? { seconds: Math.max(0, pace.move + clock.reserve - spent), reserve: true }
    : { seconds: clock.reserve, reserve: true };
}

/** `3:07`, `2:00:00`, or with days of their own `3 d`, in digits that every language reads. */
export function spelled(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
