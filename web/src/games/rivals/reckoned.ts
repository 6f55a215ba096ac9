/** The finished games of a match, as they were told: their cards are gathered up, and the view knows them no more. */

import type { Happening, RivalsCard, RivalsPair, RivalsScore, RivalsView } from "../../lib/protocol";

/** What somebody held when a game ended, and what it was worth. */
export interface Account {
  readonly score: RivalsScore;
  readonly coins: number;
  readonly markers: number;
  /** Points in the match up to here. */
  readonly total: number;
}

export interface Reckoned {
  readonly game: number;
  /** Of each seat. */
  readonly accounts: readonly Account[];
}

const NOTHING: Account = {
  score: { perfect: [], coloured: [], singles: 0, coins: 0, markers: 0, points: 0 },
  coins: 0,
  markers: 0,
  total: 0,
};

type Facts = Happening["phrase"]["args"];
const numberIn = (fact: Facts[string] | undefined) => (typeof fact === "number" ? fact : 0);
const nameIn = (fact: Facts[string] | undefined, kind: string) =>
  Array.isArray(fact) ? String(fact[0]).replace(`${kind}-`, "") : "";

/** The games of the match that were followed by another one. */
export function finished(log: readonly Happening[], seats: number): Reckoned[] {
  const games: Reckoned[] = [];
  let accounts: Account[] = [];
  for (const { phrase } of log) {
    const { key, args } = phrase;
    if (key === "event-ended") {
      accounts = Array.from({ length: seats }, () => NOTHING);
    } else if (key === "event-game") {
      games.push({ game: numberIn(args.game) - 1, accounts });
      accounts = [];
    }
    const account = accounts[numberIn(args.seat)];
    if (account) accounts[numberIn(args.seat)] = grown(account, key.replace("event-", ""), args);
  }
  return games;
}

/** The account after one more step was told. */
function grown(account: Account, step: string, args: Facts): Account {
  const { score } = account;
  const points = numberIn(args.count);
  switch (step) {
    case "perfect":
    case "coloured":
      return { ...account, score: { ...score, [step]: [...score[step], pairIn(args)] } };
    case "singles":
      return { ...account, score: { ...score, singles: points } };
    case "coins":
      return { ...account, coins: numberIn(args.coins), score: { ...score, coins: points } };
    case "markers":
      return { ...account, markers: numberIn(args.markers), score: { ...score, markers: points } };
    case "scored":
      return { ...account, score: { ...score, points } };
    case "total":
      return { ...account, total: points };
    default:
      return account;
  }
}

function pairIn(args: Facts): RivalsPair {
  const card = (name: string, price: string): RivalsCard => ({
    name: nameIn(args[name], "card"),
    colour: nameIn(args.colour, "colour"),
    price: numberIn(args[price]),
  });
  return { building: card("card", "price"), subject: card("other_card", "other_price"), points: numberIn(args.count) };
}

/** The present game: over, or as if it ended now. */
export function present(view: RivalsView): Reckoned {
  const over = view.phase === "over";
  return {
    game: view.game,
    accounts: view.seats.map((seat) => ({ ...seat, total: seat.total + (over ? 0 : seat.score.points) })),
  };
}
