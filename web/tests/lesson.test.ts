import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Mark, type Moves } from "../src/lib/chooser.svelte";
import type { GameBoard } from "../src/lib/games";
import { Guide, Lesson } from "../src/lib/lesson.svelte";
import type { Choice, Happening, TableState, Taught, View } from "../src/lib/protocol";
import type { Link, Listener } from "../src/lib/socket.svelte";
import { Table } from "../src/lib/table.svelte";

const choices = (...moves: string[]): Choice[] =>
  moves.map((move) => {
    const [verb = "", ...targets] = move.split(" ");
    return { verb, targets, move };
  });

beforeEach(() => vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined }));

const red: Mark = { verb: "knight", target: "red" };
const blue: Mark = { verb: "knight", target: "blue" };
const court: Mark = { verb: "knight", at: 1, target: "court" };
const LEGAL = ["knight red court", "knight red 4", "knight blue court", "knight blue 4", "pass"];

describe("what is asked for", () => {
  function guided(...wanted: string[]) {
    const played: string[] = [];
    const asked: unknown[] = [];
    const moves: Moves = { play: (move) => played.push(move), explain: (why) => asked.push(why) };
    const guide = new Guide(moves);
    guide.wanted = new Set(wanted);
    guide.offer(choices(...LEGAL));
    return { guide, played, asked, press: (mark: Mark) => guide.press({ marks: [mark], label: "" }) };
  }

  test("takes as many clicks as in a game, though one move alone is wanted", () => {
    const { guide, played, press } = guided("knight red court");
    press(red);
    expect(played).toEqual([]);
    expect(guide.target("knight")).toBe("red");
    press(court);
    expect(played).toEqual(["knight red court"]);
  });

  test("is pointed at, and nothing else is", () => {
    const { guide, played, asked, press } = guided("knight red court");
    expect([red, blue, court].map((mark) => guide.standing([mark]))).toEqual(["lit", "no", "open"]);
    press(blue);
    expect([played, asked]).toEqual([[], ["knight blue court"]]);
    press(red);
    expect(guide.standing([court])).toBe("lit");
  });

  test("stands in words only if it counts", () => {
    expect(guided("knight red court").guide.complete).toEqual([]);
    expect(guided("pass").guide.complete.map((choice) => choice.move)).toEqual(["pass"]);
  });

  test("is done ahead only as far as the step goes", () => {
    const lesson = new Lesson("tara", null);
    lesson.taught = { left: 3 } as Taught;
    expect(lesson.ahead(["anchor", "place", "promote"])).toEqual(["anchor", "place"]);
    lesson.taught = { left: 1 } as Taught;
    expect(lesson.ahead(["anchor"])).toEqual([]);
  });
});

describe("a state that tells of all moves again, as those of lessons do", () => {
  const told = (number: number): Happening => ({ number, event: { kind: "round", round: number } });
  const state = (moves: number) =>
    ({
      type: "state",
      table: { version: moves + 1, moves, status: "playing", actors: [0], mine: [0], mixing: false },
      mine: [{ seat: 0, view: { moves }, asked: null, choices: [], final: [] }],
      view: null,
      since: 0,
      happened: Array.from({ length: moves }, (_, at) => told(at + 1)),
      missed: [],
      now: 0,
    }) as unknown as TableState;

  test("stages what is new, once", async () => {
    let listener: Listener | null = null;
    const link: Link = { standing: "open", wasLost: false, ended: null, send: () => true, close: () => undefined };
    const connect = (heard: Listener) => {
      listener = heard;
      return link;
    };
    const table = new Table("lesson", { client: "", connect, frames: () => Promise.resolve([]), slowly: true });
    const staged: number[][] = [];
    table.scenes.board = {
      stage: (_before: View, view: View, happened: readonly Happening[]) => {
        staged.push(happened.map((one) => one.number));
        return [{ view, happened, hold: 0 }];
      },
    } as unknown as GameBoard;
    for (const moves of [2, 3, 4]) {
      (listener as unknown as Listener).received(state(moves));
      await vi.waitFor(() => expect(table.scenes.followed).toBe(moves + 1));
    }
    expect(staged).toEqual([[3], [4]]);
    expect(table.log.recent.map((one) => one.number)).toEqual([1, 2, 3, 4]);
  });
});
