import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const WEB = new URL("../src/", import.meta.url);
const SHELL = new URL("../../src/regalia/text/web/", import.meta.url);
const LANGUAGES = ["en", "hu", "ru"];

function bundle(folder: URL, language: string): { bundle: FluentBundle; keys: string[] } {
  const resource = new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), "utf8"));
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(resource)).toEqual([]);
  return { bundle: made, keys: resource.body.map((entry) => entry.id).sort() };
}

function sources(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(new URL(path, folder), "utf8"))
    .join("\n");
}

const boards = readdirSync(new URL("games/", WEB)).map((game) => ({
  name: game,
  texts: new URL(`games/${game}/text/`, WEB),
  code: new URL(`games/${game}/`, WEB),
}));

describe.each([{ name: "shell", texts: SHELL, code: null as URL | null }, ...boards])("the words of $name", ({ texts, code }) => {
  test("are the same in all languages", () => {
    const [english, ...others] = LANGUAGES.map((language) => bundle(texts, language).keys);
    for (const keys of others) expect(keys).toEqual(english);
  });

  test("cover what the code says", () => {
    const { keys } = bundle(texts, "en");
    const said = code === null ? sources(WEB).matchAll(/\bt\(\s*"([\w-]+)"/g) : sources(code).matchAll(/say\.text\(\s*"((?:board|preview)-[\w-]+)"/g);
    expect([...said].map((found) => found[1]).filter((key) => !keys.includes(key ?? ""))).toEqual([]);
  });

  test("can be said without errors", () => {
    const facts = { free: 2, count: 2, name: "N", names: "N", move: 1, moves: 2, points: 3, code: "taken", bot: "greedy", theme: "auto", rule: "C1", game: "g" };
    const more = { disc: 1, family: "red", stock: 1, reserve: 1, provinces: "1, 2", round: 1, side: "S", gained: 2, castles: 5, mine: 1, theirs: 2, missing: 2, first: "red", second: "4" };
    for (const language of LANGUAGES) {
      const { bundle: made, keys } = bundle(texts, language);
      for (const key of keys) {
        const errors: Error[] = [];
        made.formatPattern(made.getMessage(key)?.value ?? "", { ...facts, ...more }, errors);
        expect([language, key, errors]).toEqual([language, key, []]);
      }
    }
  });
});
