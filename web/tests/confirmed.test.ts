import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Brings, FromClient, Player, TableState } from "../src/lib/protocol";
import type { Link, Listener } from "../src/lib/socket.svelte";
import type { Table as TableOf } from "../src/lib/table.svelte";

const person = { kind: "human", stand_in: null } as Player;
const bot = { kind: "bot", stand_in: null } as Player;

/** The first seat has to choose between these moves, of which all are final. */
function state(version: number, players: readonly Player[], moves: readonly string[], more: object = {}): TableState {
  const choices = moves.map((move) => ({ verb: move.split(" ")[0] ?? "", targets: move.split(" ").slice(1), move }));
  const brings = moves.map((): Brings => ({ final: { kind: "turn", seats: [1] } }));
  const mine = { seat: 0, view: {}, asked: { key: "ask", args: {} }, choices, brings, can_rewind: false, ...more };
  const info = { version, moves: version, players, mine: [0], actors: [0], status: "playing", practice: false, missing: [] };
  return {
    type: "state",
    table: info,
    mine: [mine],
    view: null,
    since: 1,
    happened: [],
    missed: [],
    acts: [],
    clocks: [],
    now: 0,
  } as never;
}

let Table: typeof TableOf;
/** Milliseconds: all that a table needs is read first. */
const READING = 60_000;

async function open(first: TableState) {
  const sent: FromClient[] = [];
  let listener: Listener | undefined;
  const link = { standing: "open", wasLost: false, ended: null, close: () => undefined } as const;
  const table = new Table("t", {
    client: "",
    connect: (heard): Link => {
      listener = heard;
      return { ...link, send: (message) => sent.push(message) > 0 };
    },
    frames: () => Promise.resolve([]),
    slowly: false,
  });
  const receive = async (message: TableState | { type: "ack"; id: string; version: number }) => {
    listener?.received(message);
    await new Promise((resolve) => setTimeout(resolve));
  };
  await receive(first);
  const played = () => sent.flatMap((message) => (message.type === "play" ? [message.move] : []));
  /** The last move is acknowledged, and this is the table after it. */
  const goOn = async (next: TableState) => {
    const last = sent.findLast((message) => message.type === "play");
    await receive({ type: "ack", id: last?.id ?? "", version: next.table.version });
    await receive(next);
  };
  return { table, played, goOn };
}

describe("what nobody can take back", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, cookie: "" }));
    vi.stubGlobal("location", { href: "http://localhost/", pathname: "/" });
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    ({ Table } = await import("../src/lib/table.svelte"));
  }, READING);
  afterAll(() => vi.unstubAllGlobals());

  test("is confirmed once for a deed of several moves", async () => {
    const people = [person, person];
    const { table, played, goOn } = await open(state(1, people, ["card 4", "card 5"]));
    table.chooser.choose(["card 4", "place F1"]);
    expect(played()).toEqual([]);
    expect(table.follows).toEqual({ kind: "turn", seats: [1] });
    table.chooser.confirm();
    await goOn(state(2, people, ["place F1", "place F2"]));
    expect(played()).toEqual(["card 4", "place F1"]);
  });

  test("is not asked for against bots alone, where all can be taken back", async () => {
    const { table, played } = await open(state(1, [person, bot], ["disc 1", "disc 2"]));
    table.chooser.choose(["disc 2"]);
    expect(played()).toEqual(["disc 2"]);
  });

  test("is asked for where it was taken back so often that it can be no more", async () => {
    const first = state(1, [person, bot], ["disc 1", "disc 2"]);
    const { table, played } = await open({ ...first, table: { ...first.table, practice: true } });
    table.chooser.choose(["disc 2"]);
    expect([played(), table.chooser.armed]).toEqual([[], "disc 2"]);
  });
});
