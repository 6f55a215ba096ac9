/** All texts of the client in one language, as one file: those of the shell and the bots, and of every board. */

export const shell = Object.values(
  import.meta.glob<string>(["../../../src/regalia/text/bots/hu.ftl", "../../../src/regalia/text/web/hu.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
export const boards = import.meta.glob<string>("../games/*/text/hu.ftl", { query: "?raw", import: "default", eager: true });
