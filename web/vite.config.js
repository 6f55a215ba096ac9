import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVICE = "http://127.0.0.1:8000";

/** What the first page and every board draw with is one file: left to itself, Vite would make a dozen of it. */
const TOGETHER = [{ name: "common", test: /\/(node_modules|src\/(art|lib))\// }];

/** What reads the list of files, and so must come after it. */
const EARLY = '<script src="/early.js">';

/** The scripts of the fonts that a language is written in, as their files are named. */
const SCRIPTS = { en: ["latin"], hu: ["latin", "latin-ext"], ru: ["latin", "cyrillic"] };

/**
 * Writes into the page which files a language and a game need, so that public/early.js can ask for them while the
 * scripts are still on their way: only a build knows their names.
 *
 * @returns {import("vite").Plugin}
 */
function ahead() {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        /** @param {RegExp} pattern */
        const font = (pattern) => files.map((file) => file.fileName).filter((name) => pattern.test(name));
        /** @type {{ words: Record<string, Record<string, string[]>>, boards: Record<string, string[]>, fonts: Record<string, string[]> }} */
        const needed = { words: {}, boards: {}, fonts: {} };
        for (const [language, scripts] of Object.entries(SCRIPTS)) {
          needed.fonts[language] = scripts.flatMap((script) => font(new RegExp(`-${script}-(400|wght)-(normal|italic)-`)));
        }
        for (const file of files) {
          if (file.type !== "chunk" || !file.facadeModuleId) continue;
          const [, game = "", language] =
            /\/(?:games\/([a-z]+)\/text|text\/[a-z]+)\/([a-z]+)\.ftl/.exec(file.facadeModuleId) ?? [];
          if (language) ((needed.words[language] ??= {})[game] ??= []).push(file.fileName);
          const [, board] = /\/games\/([a-z]+)\/(?:Board|Badge|stage|moves)\b/.exec(file.facadeModuleId) ?? [];
          if (board)
            (needed.boards[board] ??= []).push(file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? []));
        }
        for (const [game, names] of Object.entries(needed.boards)) {
          needed.boards[game] = [...new Set(names)].filter((name) => !html.includes(name));
        }
        return html.replace(EARLY, `<script id="ahead" type="application/json">${JSON.stringify(needed)}</script>\n    ${EARLY}`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), ahead()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    // The service forbids data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    // The words of the shell lie in the Python package, beside all others.
    fs: { allow: [".."] },
    proxy: {
      "/api": SERVICE,
      "/words": SERVICE,
      "/rules": SERVICE,
      "/ws": { target: SERVICE, ws: true },
    },
  },
});
