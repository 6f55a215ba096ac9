/** All texts of the client in one language, as one file: those of the shell and the bots, and of every board. */

export const shell = Object.values(
  import.meta.glob<string>(["../../../src/regalia/text/bots/en.ftl", "../../../src/regalia/text/web/en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
export const boards = import.meta.glob<string>("../games/*/text/en.ftl", { query: "?raw", import: "default", eager: true });
