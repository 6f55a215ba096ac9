/** What stands in the view and in the log, found by name. */

import type { Told } from "../../lib/games";
import type { CarolusSeat, CarolusTerritory, CarolusView } from "../../lib/protocol";

export function territoryOf(view: CarolusView, name: string): CarolusTerritory | undefined {
  return view.territories.find((territory) => territory.name === name);
}

/** The seat that holds a family's influence marker. */
export function holderOf(view: CarolusView, family: string): number | null {
  const holder = view.seats.findIndex((seat) => seat.markers.includes(family));
  return holder < 0 ? null : holder;
}

/** How many steps clockwise the Emperor is from a territory; the whole way round for his own. */
export function stepsTo(view: CarolusView, name: string): number {
  const around = view.territories.length;
  const from = view.territories.findIndex((territory) => territory.name === view.emperor);
  const to = view.territories.findIndex((territory) => territory.name === name);
  return (to - from + around) % around || around;
}

/** Whether a disc is still to be used, lies on the table this round, or is used up (C10-C12). */
export function discState(seat: CarolusSeat, disc: number): "unused" | "laid" | "used" {
  if (seat.laid === disc) return "laid";
  return seat.unused.includes(disc) ? "unused" : "used";
}

/** The dice as they lie on the table, and the move that threw them. */
export function lastRoll(log: readonly Told<"carolus">[]): { number: number; seat: number; faces: readonly string[] } | null {
  const rolled = log.findLast((one) => one.event.kind === "rolled");
  return rolled?.event.kind === "rolled" ? { number: rolled.number, seat: rolled.event.seat, faces: rolled.event.dice } : null;
}
