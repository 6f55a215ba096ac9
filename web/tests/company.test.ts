import { describe, expect, it } from "vitest";
import { amongBots, counted, left, outcome, speaker, toAgree } from "../src/lib/company";
import type { Player, TimeControl } from "../src/lib/protocol";

const person = { kind: "human", stand_in: null } as Player;
const bot = { kind: "bot", stand_in: null } as Player;
const replaced = { kind: "human", stand_in: "squire" } as Player;
const nobody = () => false;

describe("an end without a result", () => {
  it("needs the others who play", () => {
    const players = [person, person, bot, replaced, person];
    expect(toAgree({ players, mine: [0], agreed: [] }, nobody)).toEqual([1, 4]);
    expect(toAgree({ players, mine: [0], agreed: [4] }, nobody)).toEqual([1]);
    expect(toAgree({ players, mine: [0], agreed: [4] }, (seat) => seat === 1)).toEqual([]);
  });
  it("is final where this person alone plays", () => {
    expect(toAgree({ players: [person, bot], mine: [0], agreed: [] }, nobody)).toEqual([]);
    expect(toAgree({ players: [person, person], mine: [0, 1], agreed: [] }, nobody)).toEqual([]);
  });
});

describe("a victory", () => {
  it("is that of a whole side, and shared by sides", () => {
    const teams = [0, 0, 1, 1];
    expect([0, 1, 2, 3].map((seat) => outcome({ ranks: [1, 1, 3, 3], sides: teams }, seat))).toEqual([
      "won",
      "won",
      "lost",
      "lost",
    ]);
    expect(outcome({ ranks: [1, 1, 1, 1], sides: teams }, 0)).toBe("share");
    expect(outcome({ ranks: [1, 2, 1], sides: [0, 1, 2] }, 2)).toBe("share");
    expect(outcome({ ranks: [1, 2], sides: [0, 1] }, 0)).toBe("won");
  });
});

describe("several at one screen", () => {
  it("are spoken for by the one who decides", () => {
    expect(speaker({ players: [person, person], mine: [0, 1], actors: [1] })).toBe(1);
    expect(speaker({ players: [person, person, bot], mine: [0, 1], actors: [2] })).toBe(0);
    expect(speaker({ players: [replaced, person], mine: [0, 1], actors: [] })).toBe(1);
    expect(speaker({ players: [replaced, person], mine: [0], actors: [] })).toBeUndefined();
  });
});

describe("a clock", () => {
  const mail = { kind: "mail", move: 86_400, reserve: 0 } as TimeControl;
  it("stands at weekends, as the service counts", () => {
    const friday = Date.UTC(2026, 10, 20, 12) / 1000;
    const hour = 3600;
    const off = { ...mail, weekends: true, offset: 0 };
    expect(counted({ ...off, weekends: false }, friday, friday + 60 * hour)).toBe(60 * hour);
    expect(counted(off, friday, friday + 11 * hour)).toBe(11 * hour);
    expect(counted(off, friday, friday + 60 * hour)).toBe(12 * hour);
    expect(counted(off, friday, friday + 61 * hour)).toBe(13 * hour);
    expect(counted({ ...off, offset: 120 }, friday, friday + 61 * hour)).toBe(13 * hour);
    expect(counted({ ...off, offset: 120 }, friday, friday + 11 * hour)).toBe(10 * hour);
    expect(counted(off, friday + 20 * hour, friday + 40 * hour)).toBe(0);
  });
  it("tells the time for the decision and the reserve apart, also while it stands", () => {
    const live = { kind: "live", move: 15, reserve: 300 } as TimeControl;
    expect(left(live, { spent: 0, reserve: 300, running: false }, 99)).toEqual({ decision: 15, reserve: 300 });
    expect(left(live, { spent: 4, reserve: 300, running: true }, 2)).toEqual({ decision: 9, reserve: 300 });
    expect(left(live, { spent: 4, reserve: 300, running: true }, 17)).toEqual({ decision: 0, reserve: 294 });
    expect(left(live, { spent: 0, reserve: 10, running: true }, 99)).toEqual({ decision: 0, reserve: 0 });
  });
});

describe("a game against bots alone", () => {
  it("is one where a person holds one seat, and bots all others", () => {
    expect(amongBots({ players: [person, bot, bot], mine: [0] })).toBe(true);
    expect(amongBots({ players: [person, person, bot], mine: [0] })).toBe(false);
    expect(amongBots({ players: [person, person, bot], mine: [0, 1] })).toBe(false);
    expect(amongBots({ players: [person, replaced], mine: [0] })).toBe(false);
  });
});
