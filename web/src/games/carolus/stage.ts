/**
 * One move of Carolus Magnus as a person should see it: the Emperor walks, then castles, then borders; then dice are
 * thrown, and their knights come to the reserve.
 */

import type { Scene, Told } from "../../lib/games";
import type { CarolusEvent, CarolusView } from "../../lib/protocol";

const STEP = 420;

/** The act of the Emperor's move that an event belongs to. */
const ACTS: Readonly<Record<CarolusEvent["kind"], "walk" | "stop" | "borders" | "dice" | "rest">> = {
  emperor: "walk",
  undecided: "stop",
  held: "stop",
  built: "stop",
  replaced: "stop",
  merged: "borders",
  round: "rest",
  disc: "rest",
  court: "rest",
  land: "rest",
  marker: "rest",
  rolled: "dice",
  exhausted: "rest",
  returned: "rest",
  crown: "rest",
  lost: "rest",
  over: "rest",
};

export function stage(
  before: CarolusView,
  after: CarolusView,
  happened: readonly Told<"carolus">[],
): readonly Scene<CarolusView>[] {
  const walk = happened.find((one) => one.event.kind === "emperor");
  if (walk?.event.kind !== "emperor") {
    const marker = happened.some((one) => one.event.kind === "marker");
    return [{ view: after, happened, hold: marker ? 1100 : 750, tune: "move" }];
  }
  const ofAct = (act: string) => happened.filter((one) => ACTS[one.event.kind] === act);
  const [stop, merged, dice, rest] = [ofAct("stop"), ofAct("borders"), ofAct("dice"), ofAct("rest")];
  const halted = { ...before, emperor: walk.event.territory, reach: [] };
  const built = stop.reduce<CarolusView>((view, { event }) => castlesAt(view, event), halted);
  const scenes: Scene<CarolusView>[] = [{ view: halted, happened: [walk], hold: 450 + STEP * walk.event.steps, tune: "move" }];
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
  if (dice.length > 0) {
    // What the dice bring is not in the reserve while they roll.
    const seats = after.seats.map((seat, index) => ({ ...seat, reserve: before.seats[index]?.reserve ?? seat.reserve }));
    scenes.push({ view: { ...after, seats, stock: before.stock }, happened: dice, hold: 1500, tune: "dice" });
    const caption = rest.length > 0 ? {} : { caption: { key: "board-taking", args: {} } };
    scenes.push({ view: after, happened: rest, hold: 900, ...caption });
  } else if (rest.length > 0 || merged.length > 0) {
    scenes.push({ view: after, happened: rest, hold: 1300, ...(after.phase === "over" ? { tune: "over" as const } : {}) });
  }
  return scenes;
}

/** The castles that the stop brought, before any border fell (C19, C20). */
function castlesAt(view: CarolusView, event: CarolusEvent): CarolusView {
  if (event.kind !== "built" && event.kind !== "replaced") return view;
  const { side: owner, territory } = event;
  const castles = event.kind === "built" ? 1 : event.count;
  const other = event.kind === "built" ? null : event.other_side;
  const standing = view.territories.find((one) => one.name === territory)?.castles ?? 0;
  return {
    ...view,
    territories: view.territories.map((one) => (one.name === territory ? { ...one, owner, castles } : one)),
    supply: view.supply.map((left, index) => (index === owner ? left - castles : index === other ? left + standing : left)),
  };
}
