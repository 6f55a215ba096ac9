/** Where a move of Tara is about a position: its level, and which one of that level it is. */

import type { Describing } from "../../lib/games";
import type { TaraView } from "../../lib/protocol";
import { spotFacts } from "./geometry";

export const about: Describing<TaraView> = ({ verb, targets: [first = ""] }) => {
  const [place, spot] = first.split(".");
  const position = verb === "swap" ? place : spot;
  return position === undefined ? {} : spotFacts(position);
};
