/** What a move of Tara is about: whoever starts; the level of a position, and which one of that level it is. */

import type { Describing } from "../../lib/games";
import type { TaraView } from "../../lib/protocol";
import { spotFacts } from "./geometry";
import { COLOURS } from "./owners";

export const about: Describing<TaraView> = ({ verb, targets: [first = ""] }, _, names) => {
  if (verb === "start") return { name: names[COLOURS.findIndex((colour) => colour === first)] ?? "" };
  const [place, spot] = first.split(".");
  const position = verb === "swap" ? place : spot;
  return position === undefined ? {} : spotFacts(position);
};
