/** One move of Rival Kings as a person should see it: cards are turned up, then conflicts break out; a stage ends before the next begins. */

import type { Scene } from "../../lib/games";
import type { Happening, RivalsView } from "../../lib/protocol";
import { characterOf, isRole } from "./cards";

const kindOf = (happening: Happening) => happening.phrase.key.replace("event-", "");
const NEXT = ["stage", "round", "ended"];

export function stage(before: RivalsView, after: RivalsView, happened: readonly Happening[]): readonly Scene<RivalsView>[] {
  const kinds = happened.map(kindOf);
  if (kinds.length > 0 && kinds.every((kind) => kind === "chosen" || kind === "chose")) {
    return [{ view: after, happened, hold: 220, tune: "move" }];
  }
  const scenes: Scene<RivalsView>[] = [];
  const turn = kinds.findIndex((kind) => NEXT.includes(kind));
  const lastOfStage = turn < 0 ? happened : happened.slice(0, turn);
  const showing = lastOfStage.filter((one) => ["chosen", "chose", "revealed", "pile"].includes(kindOf(one)));
  const rest = lastOfStage.filter((one) => !showing.includes(one));
  const reveals = showing.length > 0;
  const shown = reveals ? revealed(before, showing) : before;
  if (reveals) scenes.push({ view: shown, happened: showing, hold: 1500, tune: "build" });
  if (turn >= 0) {
    if (rest.length > 0) scenes.push({ view: lingering(shown, after), happened: rest, hold: 1000, tune: "move" });
    scenes.push({ view: after, happened: happened.slice(turn), hold: 1100, tune: after.phase === "over" ? "over" : "dice" });
  } else if (!reveals || rest.length > 0 || after.phase !== "choosing") {
    const long = kinds.some((kind) => ["equal", "threat", "stole", "exchanged", "guarded", "used", "swapped"].includes(kind));
    scenes.push({ view: after, happened: rest, hold: reveals ? 1500 : long ? 1000 : 650, tune: "move" });
  }
  return scenes;
}

/** The characters face up, and nothing else done yet. */
function revealed(before: RivalsView, showing: readonly Happening[]): RivalsView {
  const named = (fact: unknown) => {
    const name = Array.isArray(fact) ? String(fact[0]).replace("character-", "") : "";
    return isRole(name) ? characterOf(name, before.symbols) : null;
  };
  const ofSeat = (seat: number) =>
    showing.find((one) => kindOf(one) === "revealed" && one.phrase.args.seat === seat)?.phrase.args.character;
  return {
    ...before,
    phase: "revealed",
    turn: null,
    seats: before.seats.map((seat, index) => ({ ...seat, ready: false, chosen: null, character: named(ofSeat(index)) })),
    pile_card: named(showing.find((one) => kindOf(one) === "pile")?.phrase.args.character),
  };
}

/** The end of a stage: what the last deed brought, with the characters still on the table. */
function lingering(before: RivalsView, after: RivalsView): RivalsView {
  if (after.game !== before.game) return before;
  return {
    ...after,
    phase: before.phase,
    turn: null,
    round: before.round,
    stage: before.stage,
    seats: after.seats.map((seat, index) => ({
      ...seat,
      character: before.seats[index]?.character ?? null,
      equal: before.seats[index]?.equal ?? false,
      hand: before.seats[index]?.hand ?? null,
      acted: true,
    })),
    pile_card: before.pile_card,
    thefts: before.thefts,
    ending: null,
    winners: [],
  };
}
