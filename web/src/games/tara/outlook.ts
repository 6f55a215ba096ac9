/** What would happen: pure looks ahead over a view, for previews. The service alone decides what does happen. */

import type { TaraCardFace, TaraRegion, TaraSpot, TaraView } from "../../lib/protocol";
import { below, type Fit, fits, isKing, levelOf, LEVELS, POSITIONS } from "./geometry";

export const spotAt = (region: TaraRegion, position: string): TaraSpot | undefined =>
  region.spots.find((spot) => spot.name === position);

/** Who plays a card, as far as it matters where the card can go. */
export interface Player {
  readonly seat: number;
  readonly supply: number;
  readonly cumals: number;
  readonly kingEnds: boolean;
}

const emptyOf = (region: TaraRegion, { slots }: Fit) => slots.filter((slot) => !spotAt(region, slot));

/** T14: whether occupied slots may be taken, too, where the card lies so. */
export function takesOccupied(region: TaraRegion, card: TaraCardFace, fit: Fit): boolean {
  return fits(card).every((other) => emptyOf(region, other).length <= emptyOf(region, fit).length);
}

/** T14, T19: the anchors where the card can place something. */
export function anchorsIn(region: TaraRegion, card: TaraCardFace, player: Player): readonly Fit[] {
  if (player.supply === 0) return [];
  const all = fits(card);
  const empty = all.filter((fit) => emptyOf(region, fit).length > 0);
  if (empty.length > 0) return empty;
  const isOwnFort = (slot: string) => {
    const spot = spotAt(region, slot);
    return spot?.fort === true && spot.control === player.seat;
  };
  return all.filter(({ slots }) => !slots.every(isOwnFort));
}

const isOwn = (region: TaraRegion, position: string, seat: number) => spotAt(region, position)?.control === seat;

/**
 * T15: the positions on which discs are laid as soon as the pattern lies, the empty ones first. A fort on a position of
 * one's own is another question, and so is which disc to lay if they do not suffice for all.
 */
export function laying(region: TaraRegion, card: TaraCardFace, fit: Fit, { seat, supply }: Player): readonly string[] {
  const empty = emptyOf(region, fit);
  const others = fit.slots.filter((slot) => !empty.includes(slot) && !isOwn(region, slot, seat));
  const wanted = takesOccupied(region, card, fit) ? [...empty, ...others] : empty;
  return wanted.length <= supply ? wanted : [];
}

/** What could follow when the pattern lies and these discs are laid (T20). */
export const climbFrom = (region: TaraRegion, card: TaraCardFace, fit: Fit, player: Player): Climb =>
  chain(region, {
    ...player,
    active: [],
    slots: takesOccupied(region, card, fit) ? fit.slots : [],
    placing: laying(region, card, fit, player),
  });

/** The seat at the table, as a player of cards. */
export function playerAt(view: TaraView, seat: number): Player {
  const rath = view.seats[seat];
  return {
    seat,
    supply: rath?.supply ?? 0,
    cumals: rath?.cumals ?? 0,
    kingEnds: kingEnds(view.seats.length, kingsOf(view, seat)),
  };
}

export type Outcome = "lay" | "capture" | "fort" | "break" | "king" | "usurp" | "depose";

/** A disc of the seat on a position (T16-T18, T24). */
export function outcomeOf(region: TaraRegion, position: string, seat: number): Outcome {
  const spot = spotAt(region, position);
  if (isKing(position)) return !spot ? "king" : spot.king ? "depose" : "usurp";
  if (!spot) return "lay";
  if (spot.control === seat) return "fort";
  return spot.fort ? "break" : "capture";
}

interface Ground {
  readonly control: Map<string, number>;
  readonly forts: Set<string>;
  readonly freed: Map<string, number>;
  kingPiece: boolean;
}

function groundOf(region: TaraRegion, seat: number): Ground {
  const ground: Ground = { control: new Map(), forts: new Set(), freed: new Map(), kingPiece: false };
  for (const spot of region.spots) {
    ground.control.set(spot.name, spot.control);
    if (spot.fort) ground.forts.add(spot.name);
    ground.freed.set(spot.name, spot.stack.filter((owner) => owner === seat).length);
    if (spot.king) ground.kingPiece = true;
  }
  return ground;
}

/** A disc comes to a position; says how many go back to supply, and whether the seat now controls it. */
function lay(ground: Ground, position: string, seat: number): number {
  const owner = ground.control.get(position);
  if (isKing(position) && ground.kingPiece) {
    ground.kingPiece = false;
    ground.control.delete(position);
    return 1;
  }
  if (owner === undefined) {
    ground.control.set(position, seat);
    return 0;
  }
  if (owner === seat) {
    // T18: of two forts of a player the older one loses its top disc.
    const older = [...ground.forts].find((fort) => ground.control.get(fort) === seat);
    ground.forts.add(position);
    return older !== undefined && ground.forts.delete(older) ? 1 : 0;
  }
  if (ground.forts.delete(position)) return 1;
  ground.control.set(position, seat);
  return ground.freed.get(position) ?? 0;
}

function isPair(ground: Ground, pair: readonly [string, string], seat: number, active: ReadonlySet<string>): boolean {
  return pair.every((one) => ground.control.get(one) === seat) && pair.some((one) => active.has(one));
}

export interface Start {
  readonly seat: number;
  readonly supply: number;
  /** Placed on first, in this order. */
  readonly placing?: readonly string[];
  /** Struck first by a traitor, whom no fort stops (T32). */
  readonly striking?: string;
  /** Promoted into first. */
  readonly rising?: string;
  /** What is activated besides what is placed on. */
  readonly active: readonly string[];
  /** The slots of the card, where occupied ones may be taken (T14): own discs there are activated once none is empty (T20). */
  readonly slots?: readonly string[];
  /** Whether the action is over when a king is crowned. */
  readonly kingEnds: boolean;
  readonly promoted?: readonly string[];
}

export interface Climb {
  /** The positions won, in this order. */
  readonly steps: readonly string[];
  /** Own positions of which one could then become a fort, if a disc is left. */
  readonly forts: readonly string[];
}

/** T43, T44: whoever becomes king ends the action if two play, or if it is the second king. */
export const kingEnds = (players: number, kings: number): boolean => players === 2 || kings > 0;

/** How many king positions a seat controls. */
export const kingsOf = (view: TaraView, seat: number): number =>
  view.regions.filter((region) => spotAt(region, "K")?.control === seat).length;

/** The promotions that one payment could bring (T20-T24), each as soon as it is possible, from the lowest level up. */
export function chain(region: TaraRegion, start: Start): Climb {
  const { seat } = start;
  const ground = groundOf(region, seat);
  const active = new Set(start.active);
  const done = new Set(start.promoted ?? []);
  const steps: string[] = [];
  let supply = start.supply;
  for (const position of start.placing ?? []) {
    if (supply === 0) break;
    supply += lay(ground, position, seat) - 1;
    if (ground.control.get(position) === seat) active.add(position);
  }
  const slots = start.slots ?? [];
  if (slots.every((slot) => ground.control.has(slot))) {
    const able = slots.filter((slot) => ground.control.get(slot) === seat && !ground.forts.has(slot));
    able.forEach((slot) => active.add(slot));
  }
  if (start.striking !== undefined) {
    ground.forts.delete(start.striking);
    supply += lay(ground, start.striking, seat) - 1;
    active.add(start.striking);
  }
  const rise = (position: string) => {
    supply += lay(ground, position, seat) - 1;
    done.add(position);
    steps.push(position);
  };
  if (start.rising !== undefined) rise(start.rising);
  for (;;) {
    const over = start.kingEnds && steps.some(isKing) && ground.control.get("K") === seat;
    if (over || POSITIONS.every((position) => ground.control.get(position) === seat)) return { steps, forts: [] }; // T29
    const open: string[] = [];
    for (const position of POSITIONS) {
      const pair = below(position);
      if (!pair || !isPair(ground, pair, seat, active)) continue;
      const mine = ground.control.get(position) === seat;
      if (mine) active.add(position);
      if (!done.has(position) && !(mine && (isKing(position) || ground.forts.has(position)))) open.push(position);
    }
    if (supply <= 0) return { steps, forts: [] };
    // A fort opens no way: what is won comes first.
    const next = open.find((position) => ground.control.get(position) !== seat);
    if (next === undefined) return { steps, forts: open };
    rise(next);
  }
}

/** T36: of farmers, herdsmen, warriors and chieftains, those that the seat has in at least two regions. */
export function spreadOf(view: TaraView, seat: number): readonly boolean[] {
  return LEVELS.slice(0, -1).map((level) => {
    const there = (region: TaraRegion) =>
      region.status === "open" && region.spots.some((spot) => spot.control === seat && levelOf(spot.name) === level);
    return view.regions.filter(there).length > 1;
  });
}

export const isEmpty = (region: TaraRegion) => region.spots.length === 0;

/** T12: what the first disc in a region costs. */
export const entryInto = (region: TaraRegion, view: TaraView): number => (isEmpty(region) ? view.entry : 0);
