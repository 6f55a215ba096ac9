import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVICE = "http://127.0.0.1:8000";

/** The scripts of the fonts that a language is written in, as their files are named. */
const SCRIPTS = { en: ["latin"], hu: ["latin", "latin-ext"], ru: ["latin", "cyrillic"] };

/** @typedef {import("rolldown").ChunkingContext} Context */

/**
 * What some modules cannot do without: they import it, at once and not when it is needed.
 *
 * @param {RegExp} beginnings
 * @returns {(id: string, context: Context) => boolean}
 */
function neededBy(beginnings) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return function needed(id, context) {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // while it is found out: modules may import each other
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const found = importers.some((importer) => beginnings.test(importer) || needed(importer, context));
    known.set(id, found);
    return found;
  };
}

const atFirst = neededBy(/\/src\/(main\.ts|shell\/Lobby\.svelte)$/);
const forEmblems = neededBy(/\/games\/[a-z]+\/Emblem\.svelte$/);

/**
 * What the first page draws with is one file, what its pictures share with the boards another, and what tables and what
 * explains them add to it a third: left to itself, Vite would make dozens, and each is a way to the service and back.
 *
 * @param {string} id
 * @param {Context} context
 */
function togetherWith(id, context) {
  if (atFirst(id, context)) return "common";
  if (!/\/src\/(art\/|lib\/|styles\/|shell\/(Leaf|QrCode|Rules|Status)\.svelte)/.test(id)) return null;
  return forEmblems(id, context) ? "pictures" : "play";
}

/**
 * Writes into the page which files a language and a game need, so that early.js can ask for them while the scripts are
 * still on their way: only a build knows their names.
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
        /** @param {string} name @returns {string[]} */
        const styles = (name) => {
          const file = bundle[name];
          return file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : [];
        };
        /** @type {{ words: Record<string, string[]>, boards: Record<string, string[]>, pages: Record<string, string[]>, fonts: Record<string, string[]> }} */
        const needed = { words: {}, boards: {}, pages: {}, fonts: {} };
        for (const [language, scripts] of Object.entries(SCRIPTS)) {
          needed.fonts[language] = scripts.flatMap((script) => font(new RegExp(`-${script}-(400|wght)-(normal|italic)-`)));
        }
        for (const file of files) {
          if (file.type !== "chunk" || !file.facadeModuleId) continue;
          const [, language] = /\/texts\/([a-z]+)\.ts/.exec(file.facadeModuleId) ?? [];
          if (language) needed.words[language] = [file.fileName];
          const scripts = [file.fileName, ...file.imports];
          const needs = [...scripts, ...scripts.flatMap(styles)].filter((name) => !html.includes(name));
          const [, board] = /\/games\/([a-z]+)\/index\.ts/.exec(file.facadeModuleId) ?? [];
          if (board) needed.boards[board] = needs;
          const [, page] = /\/shell\/(Lobby|TablePage|RulesPage|LessonPage|Settings)\b/.exec(file.facadeModuleId) ?? [];
          if (page) needed.pages[page] = needs;
        }
        return html.replace(
          EARLY,
          (early) => `<script id="ahead" type="application/json">${JSON.stringify(needed)}</script>\n    ${early}`,
        );
      },
    },
  };
}

/** Where the page begins. */
const EARLY = /<script +src="\/early.js"><\/script>/;

/**
 * Writes into the page what it cannot be painted without: its first script, its styles and the picture that is seen
 * while the rest is on its way. None of them is a way to the service and back.
 *
 * @returns {import("vite").Plugin}
 */
function within() {
  return {
    name: "within",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const shield = `data:image/svg+xml,${encodeURIComponent(readFileSync("public/favicon.svg", "utf8"))}`;
        return html
          .replace(/<link rel="stylesheet"[^>]* href="\/([^"]*)">/g, (link, name) => {
            const file = bundle[name];
            return file?.type === "asset" ? `<style>${String(file.source)}</style>` : link;
          })
          .replace(EARLY, () => `<script>${readFileSync("early.js", "utf8")}</script>`)
          .replace('class="opening" src="/favicon.svg"', () => `class="opening" src="${shield}"`);
      },
    },
  };
}

/**
 * Writes beside each script and its styles what brotli makes of it, some seventh less than gzip: the service, which has no
 * brotli, hands it to browsers that read it.
 *
 * @returns {import("vite").Plugin}
 */
function smaller() {
  return {
    name: "smaller",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (/\.(js|css)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), ahead(), within(), smaller()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    // The service forbids data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: togetherWith, debugName: "together" }] } } },
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
