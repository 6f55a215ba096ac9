/** Lines as wide as the code has them; everything else as Prettier has it. */
export default {
  printWidth: 130,
  bracketSameLine: true,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
