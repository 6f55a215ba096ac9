/** Who sits at the table that is shown, for whatever stands beside their names. */

import { getContext, setContext } from "svelte";
import type { Player } from "./protocol";

export interface Company {
  readonly players: readonly Player[];
  /** The seats of bots that decide just now. */
  readonly thinking: readonly number[];
}

const KEY = Symbol("company");
const NOBODY: Company = { players: [], thinking: [] };

export function setCompany(company: () => Company): void {
  setContext(KEY, company);
}

/** Nobody's, where a board is only a picture. */
export function getCompany(): () => Company {
  return getContext<(() => Company) | undefined>(KEY) ?? (() => NOBODY);
}
