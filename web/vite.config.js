import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVICE = "http://127.0.0.1:8000";

/** The scripts of the fonts that a language is written in, as their files are named. */
const SCRIPTS = { en: ["latin"], hu: ["latin", "latin-ext"], ru: ["latin", "cyrillic"] };

const FIRST_ART = "Castle|Charge|Crown|Emperor|Flourishes|Glyph|Icon|Person|Shield|Versal|heraldry";
const FIRST_LIB = "api|games|home|names|pages|protocol|route|settings|signs|words";
/** What the first page draws with is one file, what all tables add to it another: left to itself, Vite would make dozens. */
const TOGETHER = [
  {
    name: "common",
    priority: 2,
    test: new RegExp(`/(node_modules/(?!uqr)|src/(art/(${FIRST_ART})|lib/(${FIRST_LIB})|shell/(Header|Notice))\\b)`),
  },
  { name: "play", priority: 1, test: /\/src\/(art|lib)\// },
];

/** What reads the list of files, and so must come after it. */
const EARLY = '<script src="/early.js">';

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
        /** @type {{ words: Record<string, string[]>, boards: Record<string, string[]>, pages: Record<string, string[]>, fonts: Record<string, string[]> }} */
        const needed = { words: {}, boards: {}, pages: {}, fonts: {} };
        for (const [language, scripts] of Object.entries(SCRIPTS)) {
          needed.fonts[language] = scripts.flatMap((script) => font(new RegExp(`-${script}-(400|wght)-(normal|italic)-`)));
        }
        for (const file of files) {
          if (file.type !== "chunk" || !file.facadeModuleId) continue;
          const [, language] = /\/texts\/([a-z]+)\.ts/.exec(file.facadeModuleId) ?? [];
          if (language) needed.words[language] = [file.fileName];
          const needs = [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
          const [, board] = /\/games\/([a-z]+)\/(?:Board|Badge|stage|moves)\b/.exec(file.facadeModuleId) ?? [];
          if (board) (needed.boards[board] ??= []).push(...needs);
          const [, page] = /\/shell\/(TablePage|RulesPage|Settings)\b/.exec(file.facadeModuleId) ?? [];
          if (page) needed.pages[page] = needs;
        }
        for (const list of [needed.boards, needed.pages]) {
          for (const name of Object.keys(list)) list[name] = [...new Set(list[name])].filter((file) => !html.includes(file));
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
