/** What the service offers; asking for it also makes this browser a guest, so it comes before everything else. */

import { api, Trouble } from "./api";
import type { Home, TableInfo } from "./protocol";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

class TheHome {
  info = $state.raw<Home | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Where this guest has a seat. */
  tables = $state.raw<readonly TableInfo[]>([]);
  /** Where anybody may sit down. */
  open = $state.raw<readonly TableInfo[]>([]);

  /** It needs the words of the shell, which may come at the same time. */
  async load(spoken: Promise<void> = Promise.resolve()): Promise<void> {
    this.trouble = null;
    try {
      const first = route.page.name === "lobby";
      // Titles and tables that come later would push the first page around; without them it still works.
      const tables = first && api.known() ? this.refresh() : Promise.resolve();
      const [info] = await Promise.all([api.home(), spoken]);
      if (!settings.name && info.name) settings.name = info.name;
      if (first) {
        const titles = info.games.map((game) => words.load(game.name));
        await Promise.allSettled([...titles, tables]);
      }
      for (const game of info.games) words.learn(game.name, game.spoken);
      this.info = info;
    } catch (cause) {
      this.trouble = cause instanceof Trouble ? cause : new Trouble("broken", String(cause));
    }
  }

  /** A game of this name can be played here. */
  knows(game: string): boolean {
    return this.info?.games.some((info) => info.name === game) ?? false;
  }

  async refresh(): Promise<void> {
    const [tables, open] = await Promise.allSettled([api.tables(), api.openTables()]);
    if (tables.status === "fulfilled") this.tables = tables.value;
    if (open.status === "fulfilled") this.open = open.value;
  }
}

export const home = new TheHome();
