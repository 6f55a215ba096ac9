import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVICE = "http://127.0.0.1:8000";

/** What the first page and every board draw with is one file: left to itself, Vite would make a dozen of it. */
const TOGETHER = [{ name: "common", test: /\/(node_modules|src\/(art|lib))\// }];

export default defineConfig({
  plugins: [svelte()],
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
