/** What this browser remembers of its owner: language, theme, sound and name. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`regalia.${key}`);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`regalia.${key}`, value);
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
}

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall("theme")) ?? "auto");
  #sound = $state(recall("sound") === "on");
  #name = $state(recall("name") ?? "");
  #language = $state(recall("language") ?? "");

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  /** Empty until the person has chosen one. */
  get language(): string {
    return this.#language;
  }
  set language(language: string) {
    this.#language = language;
    remember("language", language);
  }
}

export const settings = new Settings();
