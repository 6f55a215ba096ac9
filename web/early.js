// Runs before the first paint, so that a chosen theme or language never flashes into another, and asks for what the page
// will need while its scripts are still on their way. The names are those of src/lib/settings.svelte.ts; which files a
// language and a game need, the build writes into the page.
(() => {
  const root = document.documentElement;
  let chosen = "";
  try {
    const theme = localStorage.getItem("regalia.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    chosen = localStorage.getItem("regalia.language") ?? "";
    if (chosen) root.lang = chosen;
  } catch {
    // Storage may be forbidden; the defaults do.
  }

  const list = document.getElementById("ahead");
  if (!list) return;
  const { words, boards, pages, fonts } = JSON.parse(list.textContent);
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const language = wanted.find((one) => Object.hasOwn(words, one)) ?? "en";

  function ask(href, attributes) {
    const link = document.createElement("link");
    Object.assign(link, { href, crossOrigin: "anonymous" }, attributes);
    document.head.append(link);
  }
  function file(name) {
    if (name.endsWith(".js")) ask(`/${name}`, { rel: "modulepreload" });
    else if (name.endsWith(".css")) ask(`/${name}`, { rel: "preload", as: "style" });
    else ask(`/${name}`, { rel: "preload", as: "font" });
  }
  const answer = (address) => ask(address, { rel: "preload", as: "fetch" });
  const speak = (game) => answer(`/words/${game}/${language}.ftl`);

  // The first page has nothing in italics.
  const first = location.pathname === "/";
  answer("/api/home");
  words[language].forEach(file);
  fonts[language].filter((font) => !(first && font.includes("italic"))).forEach(file);
  if (first) {
    pages.Lobby.forEach(file);
    Object.keys(boards).forEach(speak);
  }
  if (location.pathname === "/settings") pages.Settings.forEach(file);
  if (location.pathname.startsWith("/rules/")) pages.RulesPage.forEach(file);
  const lesson = /^\/learn\/([a-z]+)/.exec(location.pathname)?.[1];
  if (lesson) pages.LessonPage.forEach(file);
  if (location.pathname.startsWith("/t/")) pages.TablePage.forEach(file);
  // The service has written into the page what is played at a table.
  const game = lesson ?? root.dataset.game ?? "";
  if (Object.hasOwn(boards, game)) {
    boards[game].forEach(file);
    speak(game);
  }
})();
