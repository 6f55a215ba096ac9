/** The boards: one folder for each game, found by its name and loaded when its table is opened. */

import type { Component, Snippet } from "svelte";
import type { Chooser } from "./chooser.svelte";
import type { Choice, Happening, View } from "./protocol";
import type { Tune } from "./sound";
import type { Facts, Say } from "./words.svelte";

export interface BoardProps<V> {
  readonly view: V;
  /** What was shown before, for animation; null when there is nothing to compare with. */
  readonly before: V | null;
  /** What led from `before` to `view`. */
  readonly happened: readonly Happening[];
  /** All that happened up to here. */
  readonly log: readonly Happening[];
  readonly names: readonly string[];
  /** The seat through whose eyes the table is seen; null for spectators. */
  readonly seat: number | null;
  readonly chooser: Chooser;
  readonly say: Say;
  /** Whose turn, what is asked, what just happened: the board says where this fits best. */
  readonly status: Snippet;
}

/** One step of what a person is shown when a move has been made. */
export interface Scene<V = View> {
  readonly view: V;
  readonly happened: readonly Happening[];
  /** How long it stays before the next one, in milliseconds. */
  readonly hold: number;
  readonly tune?: Tune;
}

/** Splits the change that one move brought into scenes. */
export type Staging<V> = (before: V, after: V, happened: readonly Happening[]) => readonly Scene<V>[];

/** What a move is about, for its text: what its verb and targets do not say by themselves. */
export type Describing<V> = (choice: Choice, view: V, names: readonly string[]) => Facts;

export interface GameBoard {
  readonly Board: Component<BoardProps<View>>;
  readonly stage: Staging<View>;
  readonly about: Describing<View>;
}

const boards = import.meta.glob<{ default: Component<BoardProps<View>> }>("../games/*/Board.svelte");
const stagings = import.meta.glob<{ stage: Staging<View> }>("../games/*/stage.ts");
const describings = import.meta.glob<{ about: Describing<View> }>("../games/*/moves.ts");
const emblems = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

export const HOLD = 700;

const plain: Staging<View> = (_before, after, happened) => [{ view: after, happened, hold: HOLD, tune: "move" }];

export const hasBoard = (game: string) => Object.hasOwn(boards, `../games/${game}/Board.svelte`);

/** The board of a game, or null if this client has none. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const folder = `../games/${game}`;
  const [board, staging, describing] = await Promise.all([
    boards[`${folder}/Board.svelte`]?.(),
    stagings[`${folder}/stage.ts`]?.(),
    describings[`${folder}/moves.ts`]?.(),
  ]);
  return board ? { Board: board.default, stage: staging?.stage ?? plain, about: describing?.about ?? (() => ({})) } : null;
}

/** The picture that stands for a game on the first page. */
export const emblemOf = (game: string): Component | undefined => emblems[`../games/${game}/Emblem.svelte`];
