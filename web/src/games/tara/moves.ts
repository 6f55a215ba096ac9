/** Where a move of Tara is about a position: its region, its level, and which one of that level it is. */

import type { Describing } from "../../lib/games";
import type { TaraView } from "../../lib/protocol";
import { POSITIONS, spotFacts } from "./geometry";

export const about: Describing<TaraView> = ({ verb, targets: [first = ""] }, { regions }) => {
  if (verb === "swap") return spotFacts(first);
  for (const { name: place } of regions)
    for (const position of POSITIONS) if (first === `${place}.${position}`) return { place, ...spotFacts(position) };
  return {};
};
