/** The boards: one folder for each game, found by its name and loaded when its table is opened. */

import type { Component, Snippet } from "svelte";
import type { Chooser } from "./chooser.svelte";
import type { Brings, Choice, Deed, Events, Happening, Outlooks, Phrase, View, Views } from "./protocol";
import type { Tune } from "./sound";
import type { Facts, Say } from "./words.svelte";

export type GameName = keyof Events;

/** Something that happened in this game, and the number of the move that brought it. */
export interface Told<G extends GameName> extends Happening {
  readonly event: Events[G];
}

/** What a choice brings for certain, in this game. */
export interface Brought<G extends GameName> extends Brings {
  readonly events?: readonly Events[G][];
  readonly outlook?: Outlooks[G] | null;
  readonly then?: readonly BroughtLater<G>[];
}

/** What is done in one gesture with it, and what that brings. */
interface BroughtLater<G extends GameName> extends Deed {
  readonly brings: Brought<G>;
}

export interface BoardProps<G extends GameName> {
  readonly view: Views[G];
  /** What was shown before, for animation; null when there is nothing to compare with. */
  readonly before: Views[G] | null;
  /** What led from `before` to `view`. */
  readonly happened: readonly Told<G>[];
  /** All that happened up to here. */
  readonly log: readonly Told<G>[];
  readonly names: readonly string[];
  /** The seat through whose eyes the table is seen; null for spectators. */
  readonly seat: number | null;
  readonly chooser: Chooser;
  readonly say: Say;
  /** In a lesson no result follows the end: a board that makes room for one stays as it is. */
  readonly lesson?: boolean;
  /** Whose turn, what is asked, what just happened: the board says where this fits best. */
  readonly status: Snippet;
  /** The game has ended, by its rules or by somebody who resigned, ran out of time or agreed: its result is shown. */
  readonly over: boolean;
}

/** One step of what a person is shown when a move has been made. */
export interface Scene<V = View> {
  readonly view: V;
  readonly happened: readonly Happening[];
  /** How long it stays before the next one, in milliseconds. */
  readonly hold: number;
  readonly tune?: Tune;
  /** What is said of it when nothing has happened that says it: a step of what is shown in steps. */
  readonly caption?: Phrase;
}

/** Splits the change that one move brought into scenes. */
export type Staging<G extends GameName> = (
  before: Views[G],
  after: Views[G],
  happened: readonly Told<G>[],
) => readonly Scene<Views[G]>[];

/** What a move is about, for its text: what its verb and targets do not say by themselves. */
export type Describing<V> = (choice: Choice, view: V, names: readonly string[]) => Facts;

export interface GameBoard {
  readonly Board: Component<BoardProps<GameName>>;
  readonly stage: Staging<GameName>;
  readonly about: Describing<View>;
  /** The sign of a player, a drawing of 100 by 100 around nought. */
  readonly Badge: Component<{ seat: number; seats: number }> | null;
  /** The picture that stands for the game. */
  readonly Emblem: Component | null;
  /** Things of the box beside what the rulebook says of them, as Python's `Book.faces` gives them for a row of a table. */
  readonly Faces: Component<{ faces: readonly unknown[] }> | null;
}

/** What `index.ts` in the folder of a game gathers, so that it comes as one file. */
interface Contents {
  readonly Board: Component<BoardProps<GameName>>;
  readonly stage?: Staging<GameName>;
  readonly about?: Describing<View>;
  readonly Badge?: Component<{ seat: number; seats: number }>;
  readonly Emblem?: Component;
  readonly Faces?: Component<{ faces: readonly unknown[] }>;
}

const boards = import.meta.glob<Contents>("../games/*/index.ts");

export const HOLD = 700;

const plain: Staging<GameName> = (_before, after, happened) => [{ view: after, happened, hold: HOLD, tune: "move" }];

/** The board of a game; for a game of some package beside Regalia, the plain one. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`../games/${game}/index.ts`] ?? (() => import("../plain"));
  const contents: Contents = await load();
  const { Board, stage = plain, about = () => ({}), Badge = null, Emblem = null, Faces = null } = contents;
  return { Board, stage, about, Badge, Emblem, Faces };
}
