/** What a move of Tara is about: whoever starts, or a position: its region, its level, and which one of that level it is. */

import type { Describing } from "../../lib/games";
import type { TaraView } from "../../lib/protocol";
import { POSITIONS, spotFacts } from "./geometry";
import { COLOURS } from "./owners";

export const about: Describing<TaraView> = ({ verb, targets: [first = ""] }, { regions }, names) => {
  if (verb === "start") return { name: names[COLOURS.findIndex((colour) => colour === first)] ?? "" };
  if (verb === "swap") return spotFacts(first);
  for (const { name: place } of regions)
    for (const position of POSITIONS) if (first === `${place}.${position}`) return { place, ...spotFacts(position) };
  return {};
};
