/** The pages: each comes when it is needed, so that none waits for what another is made of. */

import type { Page } from "./route.svelte";

const LOADERS = {
  lobby: async () => (await import("../shell/Lobby.svelte")).default,
  table: async () => (await import("../shell/TablePage.svelte")).default,
  rules: async () => (await import("../shell/RulesPage.svelte")).default,
  learn: async () => (await import("../shell/LessonPage.svelte")).default,
  settings: async () => (await import("../shell/Settings.svelte")).default,
  you: async () => (await import("../shell/You.svelte")).default,
  device: async () => (await import("../shell/DevicePage.svelte")).default,
  privacy: async () => (await import("../shell/Privacy.svelte")).default,
};
type Known = keyof typeof LOADERS;
type Loaded = { [Name in Known]?: Awaited<ReturnType<(typeof LOADERS)[Name]>> };

const isKnown = (name: Page["name"]): name is Known => Object.hasOwn(LOADERS, name);

class Pages {
  loaded = $state.raw<Loaded>({});
  /** The network was lost on the way, or the service was renewed since the first page was loaded. */
  lost = $state(false);

  async load(name: Page["name"]): Promise<void> {
    if (!isKnown(name) || this.loaded[name]) return;
    try {
      const page = await LOADERS[name]();
      this.loaded = { ...this.loaded, [name]: page };
    } catch {
      this.lost = true;
    }
  }
}

export const pages = new Pages();
