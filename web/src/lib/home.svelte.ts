/** What the service offers; asking for it also makes this browser a guest, so it comes before everything else. */

import { api, Trouble } from "./api";
import type { Home } from "./protocol";
import { hasBoard } from "./games";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

class TheHome {
  info = $state.raw<Home | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  async load(): Promise<void> {
    this.trouble = null;
    try {
      const info = await api.home();
      if (!settings.name && info.name) settings.name = info.name;
      // Titles that come later would push the page around; without them it still works.
      await Promise.allSettled(info.games.filter((game) => hasBoard(game.name)).map((game) => words.load(game.name)));
      this.info = info;
    } catch (cause) {
      this.trouble = cause instanceof Trouble ? cause : new Trouble("broken", String(cause));
    }
  }
}

export const home = new TheHome();
