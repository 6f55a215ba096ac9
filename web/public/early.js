// Runs before the first paint, so that a chosen theme or language never flashes into another.
// The names are those of src/lib/settings.svelte.ts.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("regalia.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language = localStorage.getItem("regalia.language");
    if (language) root.lang = language;
  } catch {
    // Storage may be forbidden; the defaults do.
  }
})();
