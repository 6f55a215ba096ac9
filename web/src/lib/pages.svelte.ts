/** The pages beside the first one: each comes when it is needed, so that the first is light. */

import type { Page } from "./route.svelte";

const LOADERS = {
  table: async () => (await import("../shell/TablePage.svelte")).default,
  rules: async () => (await import("../shell/RulesPage.svelte")).default,
  settings: async () => (await import("../shell/Settings.svelte")).default,
};
type Later = keyof typeof LOADERS;
type Loaded = { [Name in Later]?: Awaited<ReturnType<(typeof LOADERS)[Name]>> };

const isLater = (name: Page["name"]): name is Later => Object.hasOwn(LOADERS, name);

class Pages {
  loaded = $state.raw<Loaded>({});
  /** The network was lost on the way, or the service was renewed since the first page was loaded. */
  lost = $state(false);

  async load(name: Page["name"]): Promise<void> {
    if (!isLater(name) || this.loaded[name]) return;
    try {
      const page = await LOADERS[name]();
      this.loaded = { ...this.loaded, [name]: page };
    } catch {
      this.lost = true;
    }
  }
}

export const pages = new Pages();
