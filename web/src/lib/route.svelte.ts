/** The pages and the way between them, without reloading. */

export type Page =
  | { readonly name: "lobby" | "settings" | "you" | "device" | "privacy" | "lost" }
  | { readonly name: "table"; readonly id: string }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "learn"; readonly game: string; readonly exercise: string | null };

function read(path: string): Page {
  if (path === "/") return { name: "lobby" };
  if (path === "/settings") return { name: "settings" };
  if (path === "/you") return { name: "you" };
  if (path === "/device") return { name: "device" };
  if (path === "/privacy") return { name: "privacy" };
  const id = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (id) return { name: "table", id };
  const [, taught, exercise] = /^\/learn\/([a-z0-9-]+)(?:\/([a-z0-9]+))?\/?$/.exec(path) ?? [];
  if (taught) return { name: "learn", game: taught, exercise: exercise ?? null };
  const game = /^\/rules\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  return game ? { name: "rules", game } : { name: "lost" };
}

class Route {
  page = $state.raw<Page>(read(location.pathname));
  /** Puts away what lies over the page. */
  #away: (() => void) | null = null;

  constructor() {
    addEventListener("popstate", () => {
      this.#away?.();
      this.#away = null;
      this.page = read(location.pathname);
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Something lies over the page: Back puts it away, and stays on the page. Gives what to do when it goes by itself. */
  cover(away: () => void): () => void {
    history.pushState(null, "");
    this.#away = away;
    return () => {
      if (this.#away !== away) return;
      this.#away = null;
      history.back();
    };
  }

  go(path: string): void {
    this.#away = null;
    history.pushState(null, "", path);
    this.page = read(location.pathname);
    scrollTo(0, 0);
  }

  /** Links to our own pages need no reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash || read(link.pathname).name === "lost") return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const route = new Route();
