/** On to a table, once the service has made it or found a seat there. */

import { Trouble } from "./api";
import { pages } from "./pages.svelte";
import type { TableInfo } from "./protocol";
import { route } from "./route.svelte";

/** What kept one from it, or null. */
export async function enter(table: Promise<TableInfo>, then: () => void = () => undefined): Promise<Trouble | null> {
  void pages.load("table");
  try {
    const { id } = await table;
    then();
    route.go(`/t/${id}`);
    return null;
  } catch (cause) {
    return cause instanceof Trouble ? cause : new Trouble("broken", String(cause));
  }
}
