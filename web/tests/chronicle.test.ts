import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { chronicle, doerOf, lastMoveOf, placesOf, sentencesOf, since, tell } from "../src/lib/chronicle";
import type { CarolusEvent, Happening } from "../src/lib/protocol";
import { Say } from "../src/lib/words.svelte";

const told = (number: number, event: CarolusEvent): Happening => ({ number, event });
const log: Happening[] = [
  told(1, { kind: "disc", seat: 0, disc: 3 }),
  told(2, { kind: "disc", seat: 1, disc: 1 }),
  told(3, { kind: "court", seat: 1, family: "red" }),
  told(5, { kind: "emperor", seat: 1, steps: 1, territory: "4" }),
  told(5, { kind: "undecided", territory: "4" }),
  told(5, { kind: "round", round: 2 }),
  told(6, { kind: "disc", seat: 0, disc: 2 }),
];

describe("the log", () => {
  test("is parted by rounds and turns; what one move brought stays together", () => {
    const read = chronicle(log).map((entry) => {
      if (entry.kind === "heading") return entry.happening.event.kind;
      const deeds = entry.happened.map((one) => one.event.kind).join("+");
      return entry.first ? `${entry.seat}: ${deeds}` : deeds;
    });
    expect(read).toEqual(["0: disc", "1: disc", "court", "emperor+undecided", "round", "0: disc"]);
  });

  test("is the same however it came: at once, or one thing after the other", () => {
    const pieces = log.map((_, index) => chronicle(log.slice(0, index + 1)));
    expect(pieces.at(-1)).toEqual(chronicle(log));
  });

  test("sums up what the others did since one's last move, with what it led to", () => {
    const deeds = since(log, lastMoveOf([0], log.slice(0, 5)), [0]);
    expect(deeds.map(({ seat, happened }) => [seat, happened.map((one) => one.event.kind)])).toEqual([
      [1, ["disc"]],
      [1, ["court"]],
      [1, ["emperor", "undecided"]],
    ]);
    expect(since(log, lastMoveOf([0], log), [0])).toEqual([]);
  });

  test("tells in whole sentences who did what, also of others in somebody's turn", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource("event-disc = { $seat } lays out disc { $disc }.\n"));
    const disc = log.slice(0, 1);
    const twice = [...disc, ...disc, ...log.slice(1, 2)];
    const say = new Say(bundle);
    expect(tell(disc, ["Anna", "Black"], say, "carolus")).toBe("Anna lays out disc 3.");
    expect(sentencesOf(twice, ["Anna", "Black"], say, "carolus")).toEqual([
      "Anna lays out disc 3. (×2)",
      "Black lays out disc 1.",
    ]);
  });

  test("speaks to whoever did it themselves", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(
      new FluentResource("event-disc = { $seat } lays out disc { $disc }.\n    .you = You lay out disc { $disc }.\n"),
    );
    const [say, disc] = [new Say(bundle), log.slice(0, 1)];
    expect(tell(disc, ["Anna", "Black"], say.readBy(0, [0, 1]), "carolus")).toBe("You lay out disc 3.");
    expect(tell(disc, ["Anna", "Black"], say.readBy(1, [0, 1]), "carolus")).toBe("Anna lays out disc 3.");
  });

  test("knows whose doing a scene is, and when it is nobody's", () => {
    expect(doerOf(log.slice(0, 1), 0)).toBe(0);
    expect(doerOf([], 1)).toBeNull();
    // What comes by itself, such as a card turned up, is nobody's
    expect(doerOf([told(5, { kind: "undecided", territory: "4" })], 1)).toBeNull();
    expect(doerOf(log.slice(3, 5), 1)).toBe(1);
    expect(doerOf(log.slice(1, 3), 0)).toBeNull();
    expect(doerOf(log.slice(0, 2), 0)).toBeNull();
    expect(doerOf(log.slice(-2), 0)).toBeNull();
  });

  test("names the places of the board", () => {
    expect(placesOf({ kind: "merged", side: 0, territory: "4", joined: "5" })).toEqual(
      expect.arrayContaining(["territory-4", "territory-5"]),
    );
  });
});
