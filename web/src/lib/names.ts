/** What the people at a table are called. */

import type { TableInfo } from "./protocol";
import type { Say } from "./words.svelte";

/** Each seat's name: the one its player gave, or the seat's own. */
export function namesAt(table: TableInfo, say: Say): string[] {
  return table.players.map((player, seat) => player.name ?? seatName(seat, table.players.length, say));
}

export function seatName(seat: number, seats: number, say: Say): string {
  return say.text("seat-name", { number: seat, seats });
}
