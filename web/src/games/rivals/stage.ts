/** One move of Rival Kings as a person should see it: cards are turned up, then conflicts break out; a stage ends before the next begins. */

import type { Scene, Told } from "../../lib/games";
import type { RivalsCharacter, RivalsEvent, RivalsSeat, RivalsView } from "../../lib/protocol";
import { roleOf } from "./cards";

/** How long each character is looked at when it is turned up. */
const TURNING = 900;

/** The part of a stage that an event belongs to; a grave deed is shown for longer. */
type Part = "choice" | "reveal" | "deed" | "grave" | "next";

const PARTS: Readonly<Record<RivalsEvent["kind"], Part>> = {
  chose: "choice",
  chosen: "choice",
  revealed: "reveal",
  pile: "reveal",
  exchanged: "grave",
  equal: "grave",
  "pile-equal": "deed",
  guarded: "grave",
  "guarded-pile": "grave",
  threat: "grave",
  "pile-threat": "deed",
  marker: "deed",
  "no-marker": "deed",
  turn: "deed",
  stole: "grave",
  impossible: "deed",
  skipped: "deed",
  forwent: "deed",
  resolved: "deed",
  handed: "deed",
  filled: "deed",
  money: "deed",
  bought: "deed",
  recruited: "deed",
  opened: "deed",
  used: "grave",
  earned: "deed",
  took: "deed",
  "took-nothing": "deed",
  swapped: "grave",
  "swapped-open": "grave",
  stage: "next",
  round: "next",
  ended: "next",
  // What comes after the end of a game.
  perfect: "deed",
  coloured: "deed",
  singles: "deed",
  coins: "deed",
  markers: "deed",
  scored: "deed",
  total: "deed",
  game: "deed",
  over: "deed",
};

export function stage(before: RivalsView, after: RivalsView, happened: readonly Told<"rivals">[]): readonly Scene<RivalsView>[] {
  const parts = happened.map((one) => PARTS[one.event.kind]);
  if (parts.length > 0 && parts.every((part) => part === "choice")) {
    return [{ view: after, happened, hold: 220, tune: "move" }];
  }
  const scenes: Scene<RivalsView>[] = [];
  const turn = parts.indexOf("next");
  const lastOfStage = turn < 0 ? happened : happened.slice(0, turn);
  const showing = lastOfStage.filter((one) => ["choice", "reveal"].includes(PARTS[one.event.kind]));
  const rest = lastOfStage.filter((one) => !showing.includes(one));
  const reveals = showing.length > 0;
  const steps = reveals ? revealing(before, after, showing) : [];
  const last = steps.at(-1);
  const shown = last?.view ?? before;
  scenes.push(...steps);
  if (turn >= 0) {
    if (rest.length > 0) scenes.push({ view: lingering(shown, after), happened: rest, hold: 1000, tune: "move" });
    scenes.push({ view: after, happened: happened.slice(turn), hold: 1100, tune: after.phase === "over" ? "over" : "dice" });
  } else if (last && rest.length === 0) {
    // Nothing comes of it: there is time to look at all of them.
    scenes[scenes.length - 1] = { ...last, view: after, hold: 2000 };
  } else {
    const long = parts.includes("grave");
    scenes.push({ view: after, happened: rest, hold: reveals ? 2000 : long ? 1000 : 650, tune: "move" });
  }
  return scenes;
}

/** The characters are turned up one by one, from the highest rank down; nothing else is done yet. */
function revealing(before: RivalsView, after: RivalsView, showing: readonly Told<"rivals">[]): Scene<RivalsView>[] {
  const rankOf = ({ event }: Told<"rivals">) =>
    event.kind === "revealed" || event.kind === "pile" ? (roleOf(after, event.character)?.rank ?? "") : "";
  let seats: readonly RivalsSeat[] = before.seats.map((seat) => ({ ...seat, ready: true }));
  let pile: RivalsCharacter | null = null;
  let chosen: readonly Told<"rivals">[] = [];
  const scenes: Scene<RivalsView>[] = [];
  for (const told of showing.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))) {
    const { event } = told;
    if (event.kind !== "revealed" && event.kind !== "pile") {
      chosen = [...chosen, told];
      continue;
    }
    const character = roleOf(after, event.character) ?? null;
    if (event.kind === "pile") pile = character;
    else seats = seats.with(event.seat, { ...seats[event.seat], ready: false, chosen: null, character } as RivalsSeat);
    const view = { ...before, phase: "revealed", turn: null, order: after.order, seats, pile_card: pile };
    scenes.push({ view, happened: [...chosen, told], hold: TURNING, tune: "build" });
    chosen = [];
  }
  return scenes;
}

/** The end of a stage: what the last deed brought, with the characters still on the table. */
function lingering(before: RivalsView, after: RivalsView): RivalsView {
  if (after.game !== before.game) return before;
  return {
    ...after,
    phase: before.phase,
    turn: null,
    order: before.order,
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
