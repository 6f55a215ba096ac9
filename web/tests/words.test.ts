import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { botName, moveName, namesAt } from "../src/lib/names";
import type { Player, TableInfo } from "../src/lib/protocol";
import { Say } from "../src/lib/words.svelte";
import { sentences } from "./fixtures";

const WEB = new URL("../src/", import.meta.url);
const BOTS = new URL("../../src/regalia/text/bots/", import.meta.url);
const SHELL = new URL("../../src/regalia/text/web/", import.meta.url);
const LANGUAGES = ["en", "hu", "ru"];

/** The words of one folder, with their keys, and with the forms that these have for a reader. */
function bundle(folder: URL, language: string): { bundle: FluentBundle; keys: string[]; forms: string[] } {
  const resource = new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), "utf8"));
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(resource)).toEqual([]);
  const forms = resource.body.flatMap(({ id, attributes }) => Object.keys(attributes).map((form) => `${id}.${form}`));
  return { bundle: made, keys: resource.body.map((entry) => entry.id).sort(), forms: forms.sort() };
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

test("a move's number chooses the form of its words", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("move-emperor = { $first ->\n    [1] one step\n   *[other] { $first } steps\n}\n"));
  const told = (steps: string) => moveName({ verb: "emperor", targets: [steps], move: `emperor ${steps}` }, new Say(bundle));
  expect([told("1"), told("2")]).toEqual(["one step", "2 steps"]);
});

describe("the words of the bots", () => {
  test("are the same in all languages", () => {
    const [english, ...others] = LANGUAGES.map((language) => bundle(BOTS, language).keys);
    for (const keys of others) expect(keys).toEqual(english);
  });

  test("name every person, and tell what one chooses", () => {
    const players = ["squire", "squire", "king"].map((bot, seat): Player => ({
      kind: "bot",
      name: null,
      bot,
      face: seat,
      presence: "here",
      since: null,
      stand_in: null,
      resigned: false,
      shared: false,
    }));
    const told: string[] = [];
    for (const language of LANGUAGES) {
      const { bundle: made } = bundle(BOTS, language);
      made.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, SHELL), "utf8")));
      const say = new Say(made);
      told.push(
        namesAt({ players } as unknown as TableInfo, say).join(" "),
        botName("knight", ["page", "squire", "knight"], say),
      );
    }
    expect(told).toEqual([
      "Martin Beatrice Sigismund",
      "Bot 3/3, knight: thinks a few steps ahead, and of what others may do",
      "Márton Beatrix Zsigmond",
      "Gépi ellenfél 3/3, lovag: néhány lépéssel előre gondol, és arra is, mit tehetnek a többiek",
      "Мартин Беатриса Сигизмунд",
      "Бот 3/3, рыцарь: думает на несколько шагов вперёд, и за соперников тоже",
    ]);
  });
});

describe.each([{ name: "shell", texts: SHELL, code: null as URL | null }, ...boards])(
  "the words of $name",
  ({ name, texts, code }) => {
    test("are the same in all languages", () => {
      const [english, ...others] = LANGUAGES.map((language) => bundle(texts, language)).map(({ keys, forms }) => [keys, forms]);
      for (const other of others) expect(other).toEqual(english);
    });

    test("cover what the code says", () => {
      const { keys } = bundle(texts, "en");
      const said =
        code === null
          ? sources(WEB).matchAll(/\bt\(\s*"([\w-]+)"/g)
          : sources(code).matchAll(/say\.(?:text|about)\(\s*"((?:board|preview)-[\w-]+)"/g);
      expect([...said].map((found) => found[1]).filter((key) => !keys.includes(key ?? ""))).toEqual([]);
    });

    test("explain every sign that is marked as one", () => {
      if (code === null) return;
      const { keys } = bundle(texts, "en");
      const signs = [...sources(code).matchAll(/data-sign="([\w-]+)"/g)].map((found) => `sign-${found[1] ?? ""}`);
      expect([...new Set(signs)].sort()).toEqual(keys.filter((key) => key.startsWith("sign-")));
      expect(signs).not.toEqual([]);
    });

    test("can be said without errors", () => {
      for (const language of LANGUAGES) {
        const { bundle: made, keys } = bundle(texts, language);
        // A board may use the words of its game.
        const own =
          code === null
            ? ""
            : readFileSync(new URL(`../../src/regalia/games/${name}/text/${language}.ftl`, import.meta.url), "utf8");
        made.addResource(new FluentResource(own));
        const text = own + readFileSync(new URL(`${language}.ftl`, texts), "utf8");
        const facts = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => [name, 2]));
        for (const key of keys) {
          const errors: Error[] = [];
          const { value = "", attributes = {} } = made.getMessage(key) ?? {};
          for (const pattern of [value ?? "", ...Object.values(attributes)]) made.formatPattern(pattern, facts, errors);
          expect([language, key, errors]).toEqual([language, key, []]);
        }
      }
    });
  },
);

describe("whoever reads a board is spoken to", () => {
  const said = (game: string, language: string) =>
    new Say(bundle(new URL(`games/${game}/text/`, WEB), language).bundle).readBy(1, [0, 1]);

  test.each([
    ["en", "Eagle is going to steal from you", "Equal ranks: you and Eagle", "You would keep it."],
    ["hu", "Eagle lopni készül tőled", "Azonos rangúak: te és Eagle", "Megtartanád."],
    ["ru", "Eagle собирается красть у вас", "Равные ранги: вы и Eagle", "Вы сохраните её."],
  ])("in %s", (language, threat, equal, held) => {
    const rivals = said("rivals", language);
    expect(rivals.about("board-threat", { seat: 0, other_seat: 1 }, { name: "Eagle", other: "Lion" })).toBe(threat);
    expect(rivals.about("board-equal", { seat: 1, other_seat: 0 }, { name: "Lion", other: "Eagle" })).toBe(equal);
    expect(said("carolus", language).about("preview-held", { side: 1 }, { side: "Black" })).toBe(held);
    expect(said("carolus", language).about("preview-held", { side: 0 }, { side: "White" })).toContain("White");
  });
});

describe("what happened is said as in the terminal", () => {
  const NAMES = ["Anna", "Béla", "Вера", "Dávid"];
  const said = sentences();

  test.each(boards)("in $name", ({ name, texts }) => {
    const own = said.filter((sentence) => sentence.game === name);
    expect(own.length).toBeGreaterThan(30);
    for (const language of LANGUAGES) {
      const { bundle: made } = bundle(SHELL, language);
      for (const folder of [new URL(`../../src/regalia/games/${name}/text/`, import.meta.url), texts])
        made.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), "utf8")), { allowOverrides: true });
      const say = new Say(made);
      expect(own.map(({ event }) => say.event(name, event, NAMES))).toEqual(own.map((sentence) => sentence.said[language]));
      const toMe = say.readBy(1, [0, 1, 1, 0]);
      expect(own.map(({ event }) => toMe.event(name, event, NAMES))).toEqual(own.map((sentence) => sentence.read[language]));
    }
  });
});
