import { describe, expect, test } from "vitest";
import { inPairs, PAIRS, PREY, ROLES, sortOf } from "../src/games/rivals/cards";
import { about } from "../src/games/rivals/moves";
import { finished, present } from "../src/games/rivals/reckoned";
import { stage } from "../src/games/rivals/stage";
import type { RivalsCard, RivalsEvent, RivalsSeat, RivalsView } from "../src/lib/protocol";
import { box, steps } from "./fixtures";

const card = (name: string, colour: string, price: number): RivalsCard => ({ name, colour, price });
const forge = card("forge", "blue", 3);
const garden = card("garden", "yellow", 4);
const gardener = card("gardener", "yellow", 3);
const dungeon = card("dungeon", "yellow", 4);
const innkeeper = card("innkeeper", "blue", 3);
const sailor = card("sailor", "red", 2);
const vineyard = card("vineyard", "green", 3);
const vintner = card("vintner", "green", 1);

const score = { perfect: [], coloured: [], singles: 0, coins: 0, markers: 0, points: 0 };
const seat = (more: Partial<RivalsSeat> = {}): RivalsSeat => ({
  coins: 5,
  markers: 1,
  buildings: [],
  subjects: [],
  used: false,
  hand: null,
  hand_size: 2,
  ready: false,
  chosen: null,
  character: null,
  equal: false,
  acted: false,
  score,
  total: 0,
  ...more,
});

const view: RivalsView = {
  game: 1,
  games: 1,
  target: 0,
  round: 1,
  stage: 1,
  phase: "choosing",
  turn: null,
  order: [0, 1],
  stacks: [],
  bank: 20,
  stock: 20,
  seats: [seat(), seat()],
  pile_card: null,
  aside: 6,
  spent: [],
  symbols: ["lord-protector", "merchant-1"],
  thefts: [],
  action: null,
  again: false,
  discount: false,
  offered: null,
  ending: null,
  winners: [],
};

const happening = (event: RivalsEvent) => ({ number: 1, event });

/** The next game of the match begins. */
const next = (game: number) => happening({ kind: "game", game });

describe("what the rules make of it", () => {
  const played = steps("rivals");
  const rowsOf = (holder: RivalsSeat) => [holder.buildings, holder.subjects];
  const freeIn = (holder: RivalsSeat) =>
    rowsOf(holder).flatMap((row) => row.filter((_, at) => !inPairs(holder, row)[at]).map((one) => one.name));

  test("all cards but those of perfect pairs are free (R24)", () => {
    for (const holder of played.flatMap(({ before }) => before.seats)) {
      const paired = holder.score.perfect.flatMap(({ building, subject }) => [building.name, subject.name]);
      const all = rowsOf(holder).flatMap((row) => row.map((one) => one.name));
      expect([...freeIn(holder), ...paired].sort()).toEqual(all.sort());
    }
  });

  test("a finished game is reckoned from what is told as the view reckons it (R26, R28)", () => {
    const over = played.filter(({ events }) => events.some((event) => event.kind === "over"));
    expect(over.length).toBeGreaterThan(0);
    for (const { after, events } of over) {
      const log = [...events.map(happening), next(2)];
      const [told] = finished(log, after.seats.length);
      expect(told?.accounts.map(({ score }) => score)).toEqual(after.seats.map((one) => one.score));
      expect(told?.accounts.map(({ coins, markers }) => [coins, markers])).toEqual(
        after.seats.map((one) => [one.coins, one.markers]),
      );
    }
  });
});

test("the cards are those of the box (R1, R2)", () => {
  expect({ roles: ROLES, prey: PREY, pairs: PAIRS }).toEqual(box());
  expect([sortOf(garden), sortOf(gardener)]).toEqual(["building", "subject"]);
});

describe("the scenes of a move", () => {
  const chosen = [happening({ kind: "chosen", seat: 1 })];
  const revealed = [
    ...chosen,
    happening({ kind: "revealed", seat: 0, character: "merchant-1" }),
    happening({ kind: "revealed", seat: 1, character: "knight" }),
    happening({ kind: "pile", character: "queen" }),
  ];

  test("show a choice in passing", () => {
    expect(stage(view, view, chosen).map((scene) => scene.view)).toEqual([view]);
  });

  test("turn the characters up one by one, from the highest down, before the conflicts", () => {
    const after = { ...view, phase: "acting", turn: 1, order: [1, 0] };
    const scenes = stage(view, after, [...revealed, happening({ kind: "turn", seat: 1 })]);
    const shown = scenes.map((scene) => scene.view);
    expect(shown.map(({ seats, pile_card }) => [pile_card?.name, seats[1]?.character?.name, seats[0]?.character?.name])).toEqual([
      ["queen", undefined, undefined],
      ["queen", "knight", undefined],
      ["queen", "knight", "merchant-1"],
      [undefined, undefined, undefined],
    ]);
    expect(shown.map(({ seats }) => seats.map((one) => one.ready))).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(scenes.map((scene) => scene.happened.length)).toEqual([2, 1, 1, 1]);
    expect(shown[2]?.seats[0]?.character?.symbol).toBe(true);
    expect(shown.map(({ order }) => order)).toEqual([0, 1, 2, 3].map(() => [1, 0]));
    expect(shown[3]).toBe(after);
  });

  test("tell something each, also where nothing comes of the reveal", () => {
    const after = { ...view, phase: "acting", turn: 0 };
    const scenes = stage(view, after, revealed);
    expect(scenes.map((scene) => scene.happened.length)).toEqual([2, 1, 1]);
    expect(scenes.at(-1)?.view).toBe(after);
  });

  test("let a stage end before the next begins", () => {
    const before = { ...view, phase: "acting", turn: 1, seats: [seat({ acted: true }), seat({ coins: 3 })] };
    const after = { ...view, stage: 2, seats: [seat(), seat({ coins: 5 })] };
    const [last, next] = stage(before, after, [
      happening({ kind: "money", seat: 1, stack: "1", count: 2, open_card: "forge" }),
      happening({ kind: "stage", stage: 2 }),
    ]);
    expect([last?.view.stage, last?.view.seats[1]?.coins]).toEqual([1, 5]);
    expect(next?.view).toBe(after);
  });
});

describe("the games of a match", () => {
  const pair = { card: "garden", other_card: "gardener", price: 4, other_price: 3, colour: "yellow" } as const;
  const end = [
    happening({ kind: "marker", seat: 0 }),
    happening({ kind: "ended", ending: "stack" }),
    happening({ kind: "perfect", seat: 1, pair, count: 7 }),
    happening({ kind: "singles", seat: 1, count: 2 }),
    happening({ kind: "coins", seat: 1, coins: 8, count: 2 }),
    happening({ kind: "markers", seat: 1, markers: 3, count: -6 }),
    happening({ kind: "scored", seat: 1, count: 5 }),
    happening({ kind: "total", seat: 1, count: 25 }),
  ];
  test("are reckoned from what was told", () => {
    const [first, second, ...more] = finished(
      [
        ...end,
        next(2),
        happening({ kind: "money", seat: 1, stack: "1", count: 2, open_card: "none" }),
        happening({ kind: "ended", ending: "stack" }),
        next(3),
        ...end,
      ],
      2,
    );
    expect(first?.game).toBe(1);
    const eagle = first?.accounts[1];
    expect(eagle?.score).toEqual({
      perfect: [{ building: garden, subject: gardener, points: 7 }],
      coloured: [],
      singles: 2,
      coins: 2,
      markers: -6,
      points: 5,
    });
    expect([eagle?.coins, eagle?.markers, eagle?.total]).toEqual([8, 3, 25]);
    expect(first?.accounts[0]?.score.points).toBe(0);
    expect([second?.game, second?.accounts.map((account) => account.score.singles)]).toEqual([2, [0, 0]]);
    expect(more).toEqual([]);
  });

  test("count the present one as if it ended now, and once only when it has", () => {
    const seats = [seat({ total: 20, score: { ...score, points: 3 } })];
    expect(present({ ...view, game: 2, seats }).accounts[0]?.total).toBe(23);
    expect(present({ ...view, phase: "over", seats }).accounts[0]?.total).toBe(20);
  });
});

describe("a move is about", () => {
  const names = ["Anna", "Béla"];
  const knight = { name: "knight", rank: "D", symbol: false, actions: [] };
  const table: RivalsView = {
    ...view,
    phase: "acting",
    turn: 0,
    stacks: [
      { height: 2, cards: [forge, garden], costs: [2, 4], money: true },
      { height: 0, cards: [], costs: [], money: true },
    ],
    seats: [
      seat({ buildings: [dungeon], subjects: [vintner, innkeeper] }),
      seat({ character: knight, buildings: [vineyard], subjects: [sailor] }),
    ],
  };
  const facts = (move: string, more: Partial<RivalsView> = {}) => {
    const [verb = "", ...targets] = move.split(" ");
    return about({ verb, targets, move }, { ...table, ...more }, names);
  };

  test("the open card of a stack, for the price of now", () => {
    expect(facts("buy 1")).toEqual({ card: ["card-forge"], price: 2 });
    expect(facts("money 2")).toEqual({ card: ["no-card"] });
  });

  test("a card further down, at the full price", () => {
    expect(facts("take 1 2", { phase: "taking" })).toEqual({ card: ["card-garden"], price: 4 });
  });

  test("the cards of a swap", () => {
    expect(facts("offer building 1").card).toEqual(["card-dungeon"]);
    expect(facts("offer subject 2").card).toEqual(["card-innkeeper"]);
    expect(facts("get eagle 1", { offered: dungeon })).toMatchObject({ name: "Béla", card: ["card-vineyard"] });
    expect(facts("get eagle 1", { offered: vintner }).card).toEqual(["card-sailor"]);
    expect(facts("get stack 1", { offered: vintner }).card).toEqual(["card-forge"]);
  });

  test("players, by the names they gave", () => {
    expect(facts("exchange eagle")).toEqual({ name: "Béla", character: ["character-knight"] });
    expect(facts("hand-on eagle")).toEqual({ name: "Béla" });
    expect(facts("steal eagle money")).toEqual({ name: "Béla", action: ["action-money"] });
  });

  test("the active subject", () => {
    expect(facts("use").card).toEqual(["card-innkeeper"]);
  });

  test("what is skipped", () => {
    const skipped = (more: Partial<RivalsView>) => facts("skip", more).what;
    expect(facts("skip", { action: "money" })).toEqual({ what: "action", action: ["action-money"] });
    expect(skipped({})).toBe("end");
    expect(skipped({ seats: [seat({ equal: true }), seat()] })).toBe("one-action");
    expect(skipped({ phase: "gardening" })).toBe("gardening");
  });
});
