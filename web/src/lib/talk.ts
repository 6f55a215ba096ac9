/** What is read of a line of the chat, and of whom one reads nothing. */

import type { ChatLine, Muted, TableInfo } from "./protocol";
import { t, words } from "./words.svelte";

/** Of whom one wants to hear nothing, and of whoever has had their data erased while this page was open. */
export function isHidden({ seat, number }: ChatLine, muted: Pick<Muted, "seats" | "lines">, info: TableInfo): boolean {
  if (muted.lines.includes(number)) return true;
  return seat !== null && (muted.seats.includes(seat) || info.players[seat]?.name === "");
}

/** A phrase that this client does not know comes from a newer service. */
export function written({ phrase, text }: ChatLine): string {
  if (phrase == null) return text;
  return words.of(null).has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : phrase;
}
