/** One move of Tara as a person should see it: the deed, then the income, then what the end of the round brings. */

import type { Scene, Told } from "../../lib/games";
import type { TaraEvent, TaraView } from "../../lib/protocol";
import type { Tune } from "../../lib/sound";

/** How much there is to see: brief is what prepares another step and changes little. Income is a scene of its own. */
type Weight = "brief" | "plain" | "build" | "grave" | "crown" | "income" | "over";

const WEIGHTS: Readonly<Record<TaraEvent["kind"], Weight>> = {
  drew: "plain",
  "drew-lot": "plain",
  lots: "plain",
  round: "plain",
  dealt: "plain",
  kept: "brief",
  chose: "brief",
  reshuffled: "plain",
  played: "plain",
  discarded: "plain",
  anchored: "brief",
  entered: "plain",
  laid: "plain",
  fortified: "build",
  lowered: "plain",
  broke: "plain",
  captured: "plain",
  freed: "plain",
  finished: "brief",
  paid: "plain",
  promoted: "plain",
  deposed: "grave",
  crowned: "crown",
  won: "grave",
  opened: "plain",
  picked: "brief",
  swapped: "plain",
  amnesty: "grave",
  conquered: "plain",
  passed: "brief",
  hired: "grave",
  idle: "plain",
  declined: "plain",
  betrayed: "plain",
  income: "income",
  spread: "income",
  cleared: "grave",
  garrisoned: "plain",
  exchanged: "plain",
  ransomed: "plain",
  refused: "plain",
  named: "plain",
  over: "over",
};

export function stage(before: TaraView, after: TaraView, happened: readonly Told<"tara">[]): readonly Scene<TaraView>[] {
  const weights = happened.map((one) => WEIGHTS[one.event.kind]);
  const first = weights.indexOf("income");
  if (first < 0) return [{ view: after, happened, hold: holdOf(weights), tune: tuneOf(weights) }];
  const last = weights.lastIndexOf("income");
  const deed = happened.slice(0, first);
  const income = happened.slice(first, last + 1);
  const rest = happened.slice(last + 1);
  // What is cleared after the income still lies there while it is paid.
  const regions = happened.some((one) => one.event.kind === "cleared") ? before.regions : after.regions;
  const done: TaraView = { ...before, regions, play: null, where: null, turn: null };
  const paid: TaraView = {
    ...done,
    seats: done.seats.map((seat, index) => ({ ...seat, cumals: after.seats[index]?.cumals ?? seat.cumals })),
  };
  const scenes: Scene<TaraView>[] = [];
  if (deed.length > 0) scenes.push({ view: done, happened: deed, hold: 600, tune: "move" });
  scenes.push({ view: paid, happened: income, hold: 1400 + 80 * income.length, tune: "build" });
  scenes.push({ view: after, happened: rest, hold: 900, tune: after.phase === "over" ? "over" : "move" });
  return scenes;
}

function holdOf(weights: readonly Weight[]): number {
  if (weights.includes("grave") || weights.includes("crown")) return 1300;
  return weights.every((weight) => weight === "brief") ? 350 : 650;
}

function tuneOf(weights: readonly Weight[]): Tune {
  if (weights.includes("over")) return "over";
  return weights.includes("crown") || weights.includes("build") ? "build" : "move";
}
