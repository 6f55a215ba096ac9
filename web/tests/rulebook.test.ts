import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentsOf, readRulebook, search, spanOf } from "../src/lib/rulebook";

const GAMES = new URL("../../src/regalia/games/", import.meta.url);

test("rules are found, and mentions of them lead there", () => {
  const [title, rule, list] = readRulebook(
    "# Title\n\n**C1.** See *there* (C2, not C9).\n\n- **C2** is `it`\n- more\n\n**C2.** Yes.",
  );
  expect(title).toEqual({ kind: "heading", level: 1, text: "Title" });
  expect(rule).toMatchObject({ kind: "paragraph", rule: "C1" });
  expect(rule?.kind === "paragraph" && rule.parts).toEqual([
    { kind: "text", text: "See " },
    { kind: "em", text: "there" },
    { kind: "text", text: " (" },
    { kind: "rule", id: "C2" },
    { kind: "text", text: ", not C9)." },
  ]);
  expect(list?.kind === "list" && list.items).toHaveLength(2);
});

test.each([
  [["C6", "C8", "C7"], "C6–C8"],
  [["P1", "P2", "P38", "P3"], "P1–P3, P38"],
  [["C9"], "C9"],
  [["C25", "C26", "C28"], "C25–C26, C28"],
  [[], ""],
])("of the rules %o it says %s", (ids, said) => expect(spanOf(ids)).toBe(said));

test("chapters have numbers and know their rules", () => {
  const book = readRulebook("# Title\n\n## One\n\n**C1.** Yes.\n\n**C2.** No.\n\n### Two\n\nNothing.");
  expect(contentsOf(book)).toEqual([
    { number: 0, level: 2, title: "One", rules: ["C1", "C2"] },
    { number: 1, level: 3, title: "Two", rules: [] },
  ]);
});

test("a table knows the rule that it belongs to", () => {
  const table = "| a |\n| --- |\n| b |";
  const book = readRulebook(`# Title\n\n${table}\n\n**C1.** Yes.\n\nSo:\n\n${table}\n\n## Two\n\n${table}`);
  expect(book.flatMap((block) => (block.kind === "table" ? [block.rule] : []))).toEqual([null, "C1", null]);
});

test("words are found however they are typed, under their headings", () => {
  const book = readRulebook(
    "# Title\n\n## One\n\n**C1.** A Császár megáll.\n\n## Two\n\n- A császár megy.\n- Semmi.\n\n| Ki |\n| --- |\n| császár |",
  );
  const found = search(book, "CSASZAR ");
  expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list", "table"]);
  expect(found[3]).toMatchObject({ items: [[{ text: "A császár megy." }]] });
  expect(search(book, "csaszar meg")).toHaveLength(4);
  expect(search(book, "c1")).toHaveLength(2);
  expect(search(book, "saszar")).toEqual([]);
  expect(search(book, " ")).toEqual([]);
});

test("who asks for a thing by another name finds it", () => {
  const book = readRulebook("# Title\n\n**C1.** Nagy Károlyt lépteted.\n\n**C2.** Károly nagy.\n\n**C3.** Aukció jön.");
  const others = "császár = Nagy Károly; árverés = aukció";
  const rulesFound = (asked: string) => search(book, asked, others).map((block) => block.kind === "paragraph" && block.rule);
  expect(rulesFound("császárt lép")).toEqual(["C1"]);
  expect(rulesFound("csász")).toEqual(["C1"]);
  expect(rulesFound("csá")).toEqual([]);
  expect(rulesFound("ARVERES")).toEqual(["C3"]);
  expect(rulesFound("aukció")).toEqual(["C3"]);
  expect(search(book, "árverés")).toEqual([]);
});

test("text that looks like HTML stays text", () => {
  const [block] = readRulebook("<img src=x onerror=alert(1)> **<b>**");
  expect(block).toEqual({
    kind: "paragraph",
    rule: null,
    parts: [
      { kind: "text", text: "<img src=x onerror=alert(1)> " },
      { kind: "strong", text: "<b>" },
    ],
  });
});

describe.each(readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")))(
  "$name",
  ({ name }) => {
    test.each(["en", "hu", "ru"])("the rulebook in %s reads without leftovers of Markdown", (language) => {
      let source: string;
      try {
        source = readFileSync(new URL(`${name}/rulebook/${language}.md`, GAMES), "utf8");
      } catch {
        return;
      }
      const blocks = readRulebook(source);
      expect(blocks.filter((block) => block.kind === "paragraph" && block.rule).length).toBeGreaterThan(10);
      expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\\n[-#|]/);
    });
  },
);
