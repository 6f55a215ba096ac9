/** What the people at a table, and the moves of a game, are called. */

import type { Choice, Player, TableInfo, TimeControl } from "./protocol";
import { type Facts, type Say, t, words } from "./words.svelte";

/** Each seat's name: the one its player gave, that of the person whom a bot plays, or the seat's own. */
export function namesAt(table: TableInfo, words: Say): string[] {
  const say = words.coloured(table);
  return table.players.map((player, seat) => {
    if (player.name === "") return say.text("someone-left"); // they have had their data erased
    return player.name ?? personName(player, say) ?? seatName(seat, table.players.length, say);
  });
}

/** The same as one person at their screen reads them: they are called by no name. */
export function namesFor(table: TableInfo, say: Say): string[] {
  const me = aloneAt(table.mine);
  return namesAt(table, say).map((name, seat) => (seat === me ? t("you") : name));
}

/** The seat of whoever has one alone at their screen: they are called by no name. */
export function aloneAt(mine: readonly number[]): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

function personName({ bot, face }: Player, say: Say): string | null {
  const key = `bot-${bot ?? ""}-${face ?? ""}`;
  return say.has(key) ? say.text(key) : null;
}

/** How much smaller a long name is written where there is little room: as small as can be read, before it is cut. */
export const fitOf = (name: string | undefined): number => Math.max(0.75, Math.min(1, 8 / (name?.length ?? 8)));

/** Whether somebody is here, and since when not. */
export function presenceOf({ presence, since }: Player, thinking: boolean): string {
  if (presence === "here" || since === null)
    return t("presence", { presence: presence === "here" && thinking ? "thinking" : presence });
  return t("presence-since", { presence, since: momentOf(since) });
}

/** The time of day, and the day too unless it is today. */
export function momentOf(time: number): string {
  const moment = new Date(time * 1000);
  const today = moment.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(words.locale, style).format(moment);
}

/** A bot as one chooses it: how strong, of which level, and what it is like. */
export function botName(bot: string, bots: readonly string[], say: Say): string {
  const character = `level-${bot}-character`;
  return say.has(character) ? `${botLevel(bot, bots, say)}: ${say.text(character)}` : botLevel(bot, bots, say);
}

/** A bot by its level; one of a package beside Regalia is called as it is. */
export function levelName(bot: string): string {
  const say = words.of(null);
  return say.has(`level-${bot}`) ? say.text(`level-${bot}`) : bot;
}

/** How strong, and of which level. */
export function botLevel(bot: string, bots: readonly string[], say: Say): string {
  if (!say.has(`level-${bot}`)) return bot; // from a package beside Regalia
  return say.text("sit-bot", { level: say.text(`level-${bot}`), strength: bots.indexOf(bot) + 1, levels: bots.length });
}

/** A rule by its number, or a worked example. */
export const ruleName = (id: string): string => (id.startsWith("X") ? t("exercise", { example: id }) : t("rule", { rule: id }));

/** At what pace a table is played, and what it means when somebody's time is up. */
export function paceName(pace: TimeControl): string {
  const out = t("pace-out", { lost: pace.lost ? "yes" : "no", level: levelName(pace.bot ?? "") });
  if (pace.kind === "live") return `${t("pace-live", { move: pace.move, reserve: Math.round((pace.reserve ?? 0) / 60) })} ${out}`;
  return `${t("pace-mail", { hours: Math.round(pace.move / 3600), weekends: pace.weekends ? "yes" : "no" })} ${out}`;
}

export function seatName(seat: number, seats: number, say: Say): string {
  return say.text("seat-name", { number: say.colour(seat), seats });
}

/** One after the other, for those who hear them; some end with a full stop of their own. */
export const sentences = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, "")).join(". ");

/** A move in words: the board's own, with what it is about, or its verb and targets. */
export function moveName({ verb, targets, move }: Choice, say: Say, about: Facts = {}): string {
  // Texts choose their forms by numbers.
  const [first = "", second = "", third = ""] = targets.map((target) => (/^\d+$/.test(target) ? Number(target) : target));
  if (say.has(`move-${verb}`)) return say.text(`move-${verb}`, { first, second, third, ...about });
  if (!say.has(`verb-${verb}`)) return move;
  return targets.length > 0 ? `${say.text(`verb-${verb}`)}: ${targets.join(", ")}` : say.text(`verb-${verb}`);
}
