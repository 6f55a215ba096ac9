import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVICE = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/regalia/server/static",
    emptyOutDir: true,
    // The service forbids data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    target: "es2022",
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
