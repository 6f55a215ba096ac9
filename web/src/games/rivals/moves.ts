/** What a move is about, for its text: the cards and players behind the numbers of stacks and the crests of seats. */

import type { Choice, RivalsCard, RivalsView } from "../../lib/protocol";
import type { Facts } from "../../lib/words.svelte";
import { CRESTS } from "./cards";

export function about(choice: Choice, view: RivalsView, names: readonly string[]): Facts {
  const [first = "", second = ""] = choice.targets;
  const seat = CRESTS.findIndex((crest) => crest === first);
  const owner = view.seats[seat];
  const me = view.turn === null ? undefined : view.seats[view.turn];
  const named = (card: RivalsCard | undefined, price?: number): Facts =>
    card ? { card: [`card-${card.name}`], ...(price === undefined ? {} : { price }) } : { card: ["no-card"] };
  const inRow = (row: readonly RivalsCard[] | undefined) => named(row?.[Number(second) - 1]);
  const inStack = (number: string, place: string) => {
    const stack = view.stacks[Number(number) - 1];
    return named(stack?.cards[Number(place) - 1], stack?.costs[Number(place) - 1]);
  };
  switch (choice.verb) {
    case "choose":
      return { character: [`character-${first}`] };
    case "exchange":
      return { name: names[seat] ?? "", character: [`character-${owner?.character?.name ?? ""}`] };
    case "guard":
    case "hand-on":
      return { name: names[seat] ?? "" };
    case "steal":
      return { name: names[seat] ?? "", action: [`action-${second}`] };
    case "regain":
      return { action: [`action-${first}`] };
    case "money":
    case "recruit":
    case "buy":
      return inStack(first, "1");
    case "take":
      return inStack(first, second);
    case "use":
      return named(me?.subjects.at(-1));
    case "offer":
      return inRow(first === "building" ? me?.buildings : me?.subjects);
    case "get":
      if (first === "stack") return inStack(second, "1");
      return {
        name: names[seat] ?? "",
        ...inRow(view.offered?.sort === "building" ? owner?.buildings : owner?.subjects),
      };
    case "skip":
      return { what: skipped(view), action: [`action-${view.action ?? ""}`] };
    default:
      return {};
  }
}

/** What it means to skip: not every pass is the end of a turn. */
function skipped(view: RivalsView): string {
  if (view.phase !== "acting") return view.phase;
  if (view.action !== null) return "action";
  return view.turn !== null && view.seats[view.turn]?.equal ? "one-action" : "end";
}
