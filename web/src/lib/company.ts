/** Who sits at the table that is shown, for whatever stands beside their names. */

import { createContext } from "svelte";
import type { Player } from "./protocol";

export interface Company {
  readonly players: readonly Player[];
  /** The seats of bots that decide just now. */
  readonly thinking: readonly number[];
}

export const [getCompany, setCompany] = createContext<() => Company>();
