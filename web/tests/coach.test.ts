import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, FromServer, TableState } from "../src/lib/protocol";
import type { Listener } from "../src/lib/socket.svelte";
import { Table } from "../src/lib/table.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
});

/** At a table where this person decides, by a link that hears all. */
function seated() {
  const sent: FromClient[] = [];
  let listener: Listener | undefined;
  const table = new Table("t", {
    connect: (heard) => {
      listener = heard;
      return { standing: "open", wasLost: false, ended: null, send: (message) => sent.push(message) > 0, close: () => undefined };
    },
    frames: () => Promise.resolve([]),
    slowly: false,
  });
  const decide = (version: number) => {
    const mine = [{ seat: 0, view: {}, asked: {}, choices: [], final: [] }];
    table.state = { table: { version, moves: 0, mine: [0] }, mine } as unknown as TableState;
    table.sitAt(0);
    table.ponder();
  };
  const hear = (message: FromServer) => listener?.received(message);
  const asked = () => sent.flatMap((message) => (message.type === "ponder" ? [message.id] : []));
  return { table, decide, hear, asked, again: () => listener?.opened() };
}

const refusal = (id: string): FromServer => ({ type: "refused", id, code: "not-now", message: "", reason: null });

describe("the coach", () => {
  test("says nothing of a question that is past and cannot be answered", () => {
    const { table, decide, hear, asked } = seated();
    decide(1);
    decide(2);
    const [past = "", present = ""] = asked();
    hear(refusal(past));
    expect(table.answer).toBeNull();
    hear({ type: "pondered", id: present, themes: ["land"] });
    expect(table.thoughts).toEqual(["land"]);
  });

  test("asks again what was refused while an earlier question was thought about", () => {
    const { table, decide, hear, asked } = seated();
    decide(1);
    decide(2);
    const [past = "", present = ""] = asked();
    hear(refusal(present));
    hear(refusal(past));
    expect(asked()).toHaveLength(3);
    expect(table.answer).toBeNull();
  });

  test("asks again over a new connection", () => {
    const { table, decide, asked, again } = seated();
    decide(1);
    again();
    table.ponder();
    expect(asked()).toHaveLength(2);
  });
});
