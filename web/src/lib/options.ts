import { ARRANGED, canArrange } from "./arranging";
import type { GameInfo, TableInfo } from "./protocol";
import type { Say } from "./words.svelte";

/** What was settled otherwise than usual before a table's game, in words; a worked example brings its own. */
export function notAsUsual(table: TableInfo, games: readonly GameInfo[], say: Say): string[] {
  if (table.scenario !== null) return [];
  const known = games.find(({ name }) => name === table.game)?.options ?? [];
  return known.flatMap(({ name, default: usual, seats }) => {
    const value = table.options[name];
    if (value === undefined || value === usual || !seats.includes(table.players.length)) return [];
    if (name === ARRANGED && canArrange(table.game)) return [say.text(`option-${name}`)]; // it is drawn where there is room
    const key = `option-${name}-${String(value)}`;
    const chosen = typeof value === "boolean" ? (value ? "✓" : "✗") : say.has(key) ? say.text(key) : String(value);
    return [`${say.text(`option-${name}`)} ${chosen}`];
  });
}
