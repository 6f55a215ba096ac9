import { describe, expect, test } from "vitest";
import { Chooser, type Mark, type Pickable } from "../src/lib/chooser.svelte";
import type { Choice } from "../src/lib/protocol";

const choices = (...moves: string[]): Choice[] =>
  moves.map((move) => {
    const [verb = "", ...targets] = move.split(" ");
    return { verb, targets, move };
  });

function table(...moves: string[]) {
  const played: string[] = [];
  const asked: unknown[] = [];
  const confirmed: boolean[] = [];
  const play = (move: string, then: readonly string[], sure: boolean) => {
    played.push(move, ...then);
    confirmed.push(sure);
  };
  const chooser = new Chooser({ play, explain: (why) => asked.push(why) });
  chooser.offer(choices(...moves));
  const press = (mark: Mark, more: Partial<Pickable> = {}, touch = false) =>
    chooser.press({ marks: [mark], label: "", ...more }, touch);
  return { chooser, played, confirmed, asked, press };
}

const red: Mark = { verb: "knight", target: "red" };
const blue: Mark = { verb: "knight", target: "blue" };
const court: Mark = { verb: "knight", at: 1, target: "court" };
const four: Mark = { verb: "knight", at: 1, target: "4" };
const KNIGHTS = ["knight red court", "knight red 4", "knight blue court", "knight blue 4"];

describe("a deed of several moves", () => {
  const ulster: Mark = { verb: "card", at: 1, target: "ulster" };
  const CARDS = ["card 1 ulster", "card 1 munster"];
  const here = { then: ["anchor ulster.F2", "place ulster.F2"] };
  const there = { then: ["anchor ulster.F3", "place ulster.F3"] };

  test("is played as a whole", () => {
    const { played, press } = table(...CARDS);
    press(ulster, here);
    expect(played).toEqual(["card 1 ulster", ...here.then]);
  });

  test("is confirmed as a whole: none of its moves waits for it again", () => {
    const { chooser, played, confirmed, press } = table(...CARDS);
    chooser.offer(choices(...CARDS), () => new Set(CARDS));
    press(ulster, here);
    expect([played, chooser.armed]).toEqual([[], "card 1 ulster"]);
    chooser.confirm();
    expect([played, confirmed]).toEqual([["card 1 ulster", ...here.then], [true]]);
    chooser.offer(choices(...CARDS));
    press(ulster, here);
    expect(confirmed).toEqual([true, false]);
  });

  test("is another one when it goes on in another way: a finger has to tap it twice too", () => {
    const { chooser, played, press } = table(...CARDS);
    press(ulster, { ...here, aim: true }, true);
    expect(chooser.standing([ulster], here.then)).toBe("armed");
    expect(chooser.standing([ulster], there.then)).not.toBe("armed");
    press(ulster, { ...there, aim: true }, true);
    expect(played).toEqual([]);
    press(ulster, { ...there, aim: true }, true);
    expect(played).toEqual(["card 1 ulster", ...there.then]);
  });
});

describe("a choice of one step", () => {
  test("is played at once", () => {
    const { played, press } = table("disc 1", "disc 2");
    press({ verb: "disc", target: "2" });
    expect(played).toEqual(["disc 2"]);
  });

  test("that nobody can take back is pressed twice; another one is not, nor what was meant meanwhile", () => {
    const { chooser, played, press } = table("disc 1", "disc 2", "disc 3");
    chooser.offer(choices("disc 1", "disc 2", "disc 3"), () => new Set(["disc 2", "disc 3"]));
    const [one, two, three] = ["1", "2", "3"].map((target) => ({ verb: "disc", target })) as [Mark, Mark, Mark];
    press(two);
    expect(played).toEqual([]);
    expect(chooser.standing([two])).toBe("armed");
    press(three);
    expect(chooser.armed).toBe("disc 3");
    press(two);
    press(two);
    expect(played).toEqual(["disc 2"]);
    chooser.offer(choices("disc 1"), () => new Set());
    press(one);
    expect(played).toEqual(["disc 2", "disc 1"]);
  });

  test("that is not allowed is asked about", () => {
    const { played, asked, press } = table("disc 1");
    press({ verb: "disc", target: "3" }, { why: "disc 3" });
    expect(played).toEqual([]);
    expect(asked).toEqual(["disc 3"]);
  });
});

describe("a choice of two steps", () => {
  test("lights the first target, then the second", () => {
    const { chooser, press } = table(...KNIGHTS);
    expect([red, court].map((mark) => chooser.standing([mark]))).toEqual(["lit", "open"]);
    press(red);
    expect([red, blue, court, four].map((mark) => chooser.standing([mark]))).toEqual(["picked", "open", "lit", "lit"]);
  });

  test("may be made in either order", () => {
    for (const order of [
      [red, four],
      [four, red],
    ]) {
      const { played, press } = table(...KNIGHTS);
      order.forEach((mark) => press(mark));
      expect(played).toEqual(["knight red 4"]);
    }
  });

  test("can be changed and taken back before it is complete", () => {
    const { chooser, played, press } = table(...KNIGHTS);
    press(red);
    press(blue);
    expect(chooser.target("knight")).toBe("blue");
    press(blue);
    expect(chooser.picking).toBe(false);
    press(red);
    chooser.cancel();
    press(court);
    press(blue);
    expect(played).toEqual(["knight blue court"]);
  });

  test("is complete when only one move is left", () => {
    const { played, press } = table("knight red court", "knight red 4");
    press(four);
    expect(played).toEqual(["knight red 4"]);
  });
});

test("an element that stands for several things means the one that is possible", () => {
  const { chooser, played } = table("emperor 2");
  chooser.press({ marks: [four, { verb: "emperor", target: "2" }], label: "" });
  expect(played).toEqual(["emperor 2"]);
});

describe("moves of several verbs with the same targets", () => {
  const card: Pickable = { marks: ["play", "swap", "discard"].map((verb) => ({ verb, target: "3" })), label: "" };
  const region: Pickable = { marks: ["play", "swap"].map((verb) => ({ verb, at: 1, target: "ulster" })), label: "" };
  const moves = ["play 3 ulster", "play 3 munster", "swap 3 ulster", "discard 3", "discard 4", "pass"];

  test("are offered in words where no element can tell them apart", () => {
    const { chooser, played } = table(...moves);
    expect(chooser.complete.map((choice) => choice.move)).toEqual(["pass"]);
    chooser.press(card);
    expect(chooser.complete.map((choice) => choice.move)).toEqual(["discard 3"]);
    expect(chooser.standing(region.marks)).toBe("lit");
    chooser.press(region);
    expect(chooser.complete.map((choice) => choice.move)).toEqual(["play 3 ulster", "swap 3 ulster"]);
    expect(played).toEqual([]);
    chooser.commit("swap 3 ulster");
    expect(played).toEqual(["swap 3 ulster"]);
  });

  test("can be told apart by an element that stands for the verb", () => {
    const { chooser, played } = table(...moves);
    const swap: Pickable = { marks: [{ verb: "swap" }], label: "" };
    chooser.press(card);
    expect(chooser.standing(swap.marks)).toBe("lit");
    chooser.press(swap);
    expect(played).toEqual(["swap 3 ulster"]);
  });
});

test("news that change nothing do not disturb a choice half made", () => {
  const { chooser, press } = table(...KNIGHTS);
  press(red);
  chooser.offer(choices(...KNIGHTS));
  expect(chooser.target("knight")).toBe("red");
  chooser.offer(choices("emperor 1"));
  expect(chooser.picking).toBe(false);
});
