/** The finished games of a match, as they were told: their cards are gathered up, and the view knows them no more. */

import type { Told } from "../../lib/games";
import type {
  RivalsColouredEvent,
  RivalsEvent,
  RivalsPair,
  RivalsPerfectEvent,
  RivalsScore,
  RivalsView,
} from "../../lib/protocol";

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

/** The games of the match that were followed by another one. */
export function finished(log: readonly Told<"rivals">[], seats: number): Reckoned[] {
  const games: Reckoned[] = [];
  let accounts: Account[] = [];
  for (const { event } of log) {
    if (event.kind === "ended") {
      accounts = Array.from({ length: seats }, () => NOTHING);
    } else if (event.kind === "game") {
      games.push({ game: event.game - 1, accounts });
      accounts = [];
    } else if ("seat" in event) {
      const account = accounts[event.seat];
      if (account) accounts[event.seat] = grown(account, event);
    }
  }
  return games;
}

/** The account after one more step was told (R26, R28). */
function grown(account: Account, event: RivalsEvent): Account {
  const { score } = account;
  switch (event.kind) {
    case "perfect":
    case "coloured":
      return { ...account, score: { ...score, [event.kind]: [...score[event.kind], pairOf(event)] } };
    case "singles":
      return { ...account, score: { ...score, singles: event.count } };
    case "coins":
      return { ...account, coins: event.coins, score: { ...score, coins: event.count } };
    case "markers":
      return { ...account, markers: event.markers, score: { ...score, markers: event.count } };
    case "scored":
      return { ...account, score: { ...score, points: event.count } };
    case "total":
      return { ...account, total: event.count };
    default:
      return account;
  }
}

function pairOf({ pair, count }: RivalsPerfectEvent | RivalsColouredEvent): RivalsPair {
  const { colour, card, other_card } = pair;
  return {
    building: { name: card, sort: "building", partner: other_card, colour, price: pair.price },
    subject: { name: other_card, sort: "subject", partner: card, colour, price: pair.other_price },
    points: count,
  };
}

/** The present game: over, or as if it ended now. */
export function present(view: RivalsView): Reckoned {
  return { game: view.game, accounts: view.seats.map((seat) => ({ ...seat, total: seat.promised })) };
}
