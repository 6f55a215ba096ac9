/** What the types cannot say: promises that nobody waits for, questions with one answer, values of no known type. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/lib/protocol.ts"] }, // written by regalia.server.wire.typescript
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // A number in a text is what it seems.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is how a handler reads best, whatever `close` returns.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `void moves;` in an effect says what it follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // It takes every map for one that is watched. Ours are made anew for what is derived from them, or nothing is.
      "svelte/prefer-svelte-reactivity": "off",
      // `_` is what there is no use for.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // To the linter, what a component exports and asks for is of no type. svelte-check knows it.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // These are no part of the typed program.
    files: ["*.js", "public/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
);
