/** One move of Tara as a person should see it: the deed, then the income, then what the end of the round brings. */

import type { Scene } from "../../lib/games";
import type { Happening, TaraView } from "../../lib/protocol";

const INCOME = ["event-income", "event-spread"];
/** Steps that prepare another one and change little: they need not be watched for long. */
const BRIEF = ["event-anchored", "event-picked", "event-kept", "event-chose", "event-passed"];

export function stage(before: TaraView, after: TaraView, happened: readonly Happening[]): readonly Scene<TaraView>[] {
  const keys = happened.map((one) => one.phrase.key);
  const first = keys.findIndex((key) => INCOME.includes(key));
  if (first < 0) return [{ view: after, happened, hold: holdOf(keys), tune: tuneOf(keys) }];
  const last = keys.findLastIndex((key) => INCOME.includes(key));
  const deed = happened.slice(0, first);
  const income = happened.slice(first, last + 1);
  const rest = happened.slice(last + 1);
  // What is cleared after the income still lies there while it is paid.
  const regions = keys.includes("event-cleared") ? before.regions : after.regions;
  const done: TaraView = { ...before, regions, play: null, where: null, turn: null };
  const paid: TaraView = {
    ...done,
    seats: done.seats.map((seat, index) => ({
      ...seat,
      cumals: seat.cumals + income.filter((one) => one.phrase.args.seat === index).length,
    })),
  };
  const scenes: Scene<TaraView>[] = [];
  if (deed.length > 0) scenes.push({ view: done, happened: deed, hold: 600, tune: "move" });
  scenes.push({ view: paid, happened: income, hold: 1400 + 80 * income.length, tune: "build" });
  scenes.push({ view: after, happened: rest, hold: 900, tune: after.phase === "over" ? "over" : "move" });
  return scenes;
}

function holdOf(keys: readonly string[]): number {
  if (keys.some((key) => ["event-crowned", "event-deposed", "event-cleared", "event-hired", "event-amnesty"].includes(key)))
    return 1300;
  return keys.length > 0 && keys.every((key) => BRIEF.includes(key)) ? 350 : 650;
}

function tuneOf(keys: readonly string[]): "move" | "build" | "over" {
  if (keys.includes("event-over")) return "over";
  return keys.some((key) => ["event-crowned", "event-fortified"].includes(key)) ? "build" : "move";
}
