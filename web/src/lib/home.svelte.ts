/** What the service offers; asking for it also makes this browser a guest, so it comes before everything else. */

import { api, Trouble } from "./api";
import type { Home } from "./protocol";
import { settings } from "./settings.svelte";

class TheHome {
  info = $state.raw<Home | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.info = await api.home();
      if (!settings.name && this.info.name) settings.name = this.info.name;
    } catch (cause) {
      this.trouble = cause instanceof Trouble ? cause : new Trouble("broken", String(cause));
    }
  }
}

export const home = new TheHome();
