import { describe, expect, test } from "vitest";
import { emblemOf, inPairs, ofRank, ranksOf, thievesOf } from "../src/games/rivals/cards";
import { about } from "../src/games/rivals/moves";
import { finished, present } from "../src/games/rivals/reckoned";
import { stage } from "../src/games/rivals/stage";
import type { RivalsCard, RivalsCharacter, RivalsEvent, RivalsSeat, RivalsView } from "../src/lib/protocol";

const card = (sort: RivalsCard["sort"], name: string, partner: string, colour: string, price: number): RivalsCard => ({
  ...{ name, sort, partner, colour, price },
});
const forge = card("building", "forge", "smith", "blue", 3);
const garden = card("building", "garden", "gardener", "yellow", 4);
const gardener = card("subject", "gardener", "garden", "yellow", 3);
const dungeon = card("building", "dungeon", "jailer", "yellow", 4);
const innkeeper = card("subject", "innkeeper", "inn", "blue", 3);
const sailor = card("subject", "sailor", "harbour", "red", 2);
const vineyard = card("building", "vineyard", "vintner", "green", 3);
const vintner = card("subject", "vintner", "vineyard", "green", 1);

const character = (name: RivalsCharacter["name"], rank: string, symbol = false): RivalsCharacter => ({
  ...{ name, rank, symbol, actions: [] },
});
const knight = character("knight", "D");

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
  promised: 0,
  rank: 1,
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
  characters: [character("queen", "A"), knight, character("merchant-1", "F", true), character("merchant-2", "F")],
  prey: { A: "D", D: "F" },
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

describe("the cards of the table", () => {
  test("are known by the sign of the building, and by rank", () => {
    expect([emblemOf(garden), emblemOf(gardener)]).toEqual(["garden", "garden"]);
    expect(ranksOf(view)).toEqual(["A", "D", "F"]);
    expect(ofRank(view, "F").map(({ name }) => name)).toEqual(["merchant-1", "merchant-2"]);
    expect(thievesOf(view, "D")).toEqual(["A"]);
  });

  test("belong to a pair once, even if there are two of a name", () => {
    const pair = { building: garden, subject: gardener, points: 7 };
    const holder = seat({ score: { ...score, perfect: [pair] } });
    expect(inPairs(holder, [forge, garden, garden])).toEqual([false, true, false]);
  });
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

  test("count the present one as the view promises it", () => {
    expect(present({ ...view, game: 2, seats: [seat({ total: 20, promised: 23 })] }).accounts[0]?.total).toBe(23);
  });
});

describe("a move is about", () => {
  const names = ["Anna", "Béla"];
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
