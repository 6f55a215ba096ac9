/** One move of Carolus Magnus as a person should see it: the Emperor walks, then castles, then borders, then dice. */

import type { Scene } from "../../lib/games";
import type { CarolusView, Happening } from "../../lib/protocol";

const STEP = 420;

const keysOf = (...kinds: string[]) => kinds.map((kind) => `event-${kind}`);
const STOP = keysOf("undecided", "held", "built", "replaced");

export function stage(before: CarolusView, after: CarolusView, happened: readonly Happening[]): readonly Scene<CarolusView>[] {
  const walk = happened.find((one) => one.phrase.key === "event-emperor");
  if (!walk)
    return [
      { view: after, happened, hold: happened.some((one) => one.phrase.key === "event-marker") ? 1100 : 750, tune: "move" },
    ];
  const stop = happened.filter((one) => STOP.includes(one.phrase.key));
  const merged = happened.filter((one) => one.phrase.key === "event-merged");
  const rest = happened.filter((one) => one !== walk && !stop.includes(one) && !merged.includes(one));
  const halted = { ...before, emperor: String(walk.phrase.args.territory), reach: [] };
  const built = castlesAt(halted, stop);
  const scenes: Scene<CarolusView>[] = [
    { view: halted, happened: [walk], hold: 450 + STEP * Number(walk.phrase.args.steps), tune: "move" },
  ];
  if (stop.length > 0)
    scenes.push({ view: built, happened: stop, hold: 1000, ...(built === halted ? {} : { tune: "build" as const }) });
  if (merged.length > 0) {
    scenes.push({
      view: { ...built, territories: after.territories, emperor: after.emperor },
      happened: merged,
      hold: 1100,
      tune: "build",
    });
  }
  const over = after.phase === "over";
  if (rest.length > 0 || merged.length > 0)
    scenes.push({ view: after, happened: rest, hold: 1300, tune: over ? "over" : "dice" });
  return scenes;
}

/** The castles that the stop brought, before any border fell. */
function castlesAt(view: CarolusView, stop: readonly Happening[]): CarolusView {
  const change = stop.find((one) => one.phrase.key === "event-built" || one.phrase.key === "event-replaced");
  if (!change) return view;
  const { side, other, territory, count } = change.phrase.args;
  const owner = Number(side);
  const castles = count === undefined ? 1 : Number(count);
  const standing = view.territories.find((one) => one.name === territory)?.castles ?? 0;
  return {
    ...view,
    territories: view.territories.map((one) => (one.name === territory ? { ...one, owner, castles } : one)),
    supply: view.supply.map((left, index) => (index === owner ? left - castles : index === other ? left + standing : left)),
  };
}
