/** The winner's king pieces of Tara, as the board draws them (T43). */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import Board from "../src/games/tara/Board.svelte";
import { Chooser } from "../src/lib/chooser.svelte";
import { setCompany } from "../src/lib/company";
import type { TaraView } from "../src/lib/protocol";
import { Say } from "../src/lib/words.svelte";
import { beginning } from "./fixtures";

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource("title = Tara"));
const REGIONS = ["connacht", "ulster"];

/** A table that was won, with a disc of the winner on both king positions, and king pieces where it is said. */
function won(standing: readonly string[]): TaraView {
  const view = beginning("tara");
  const regions = view.regions.map((region) =>
    REGIONS.includes(region.name)
      ? { ...region, spots: [{ name: "K", stack: [0, 1], control: 0, fort: false, king: standing.includes(region.name) }] }
      : region,
  );
  return { ...view, phase: "over", turn: null, play: null, where: null, regions, winners: [0], ending: "kings" };
}

/** As a picture of the rulebook has it: the whole board, without anybody at the table. */
function drawn(view: TaraView): string {
  const props = {
    view,
    before: null,
    happened: [],
    log: [],
    names: ["Anna", "Béla"],
    seat: null,
    chooser: new Chooser({ play: () => undefined, explain: () => undefined }),
    say: new Say(bundle),
    status: () => "",
  };
  const Alone = (...[renderer, given]: Parameters<typeof Board>) => {
    setCompany(() => ({ players: [], thinking: [], pace: null, clocks: [], at: 0, now: () => 0 }));
    return Board(renderer, given);
  };
  return render(Alone as typeof Board, { props: props as never }).body;
}

describe("a king piece is drawn", () => {
  const both = drawn(won(REGIONS));
  test.each(REGIONS)("in %s", (region) => {
    expect(drawn(won(REGIONS.filter((other) => other !== region)))).not.toEqual(both);
  });
  test("in both alike", () => {
    const pieces = (standing: readonly string[]) => drawn(won(standing)).split("<circle").length;
    const [none, one, two] = [pieces([]), pieces(REGIONS.slice(0, 1)), pieces(REGIONS)];
    expect(one).not.toBe(none);
    expect(two - one).toBe(one - none);
  });
});
