/**
 * The rulebooks are Markdown of a plain kind: headings, paragraphs, lists, tables, emphasis. This reads it into a tree
 * for components to draw: no HTML ever comes out of a text. A paragraph that starts with a bold rule id is that rule,
 * and every mention of a rule becomes a link to it. Chapters are known by their number, which is the same in every
 * language.
 */

export type Inline =
  { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string } | { readonly kind: "rule"; readonly id: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly rule: string | null; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: "table";
      /** The rule that it belongs to. */
      readonly rule: string | null;
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** A heading, how deep it lies, and the rules under it. */
export interface Chapter {
  readonly number: number;
  readonly level: number;
  readonly title: string;
  readonly rules: readonly string[];
}

const RULE = /^\*\*([A-Z]+\d+)\.\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+\d+)\b/g;
const BULLET = /^(?:-|\d+\.)\s+/;

export function readRulebook(source: string): Block[] {
  const chunks = source
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim());
  const known = new Set(chunks.map((chunk) => RULE.exec(chunk)?.[1]).filter((id) => id !== undefined));
  let rule: string | null = null;
  return chunks.map((chunk) => {
    const block = readBlock(chunk.trim(), known);
    if (block.kind === "heading") rule = null;
    else if (block.kind === "paragraph") rule = block.rule ?? rule;
    return block.kind === "table" ? { ...block, rule } : block;
  });
}

/** The chapters below the title. */
export function contentsOf(book: readonly Block[]): Chapter[] {
  const chapters: { number: number; level: number; title: string; rules: string[] }[] = [];
  for (const block of book) {
    if (block.kind === "heading" && block.level > 1) {
      chapters.push({ number: chapters.length, level: block.level, title: block.text, rules: [] });
    } else if (block.kind === "paragraph" && block.rule !== null) chapters.at(-1)?.rules.push(block.rule);
  }
  return chapters;
}

/** Without capitals and accents, as people type in a hurry. */
const fold = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (parts: readonly Inline[]) => parts.map((part) => (part.kind === "rule" ? part.id : part.text)).join("");

/**
 * The passages that have all these words in them, or beginnings of them, under the headings where they stand. Who asks
 * for a thing by another name than the rulebook's finds it too: `others` has pairs such as "Charlemagne = Emperor".
 */
export function search(book: readonly Block[], asked: string, others = ""): Block[] {
  const known = others.split(";").map((pair) =>
    pair
      .split("=")
      .map(fold)
      .map((name) => name.trim()),
  );
  const wanted = wordsOf(asked).map((word) => [
    word,
    ...known.flatMap(([other, name]) => (meant(word, other) && name ? [name] : [])),
  ]);
  const has = (text: string) => {
    const words = ` ${wordsOf(text).join(" ")}`;
    return wanted.every((names) => names.some((name) => words.includes(` ${name}`)));
  };
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of book) {
    if (block.kind === "heading") heading = block.level > 1 ? block : null;
    const passage = wanted.length > 0 ? passageOf(block, has) : null;
    if (!passage) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(passage);
  }
  return found;
}

/** Whether a word, or a beginning of four letters or more, asks for what has this other name. */
const meant = (word: string, other = "") =>
  other !== "" && (word.startsWith(other) || (word.length > 3 && other.startsWith(word)));

/** Many ids in short: `P1–P8, P38`. */
export function spanOf(ids: readonly string[]): string {
  const letter = ids[0]?.[0] ?? "";
  const runs: [first: number, last: number][] = [];
  for (const number of ids.map((id) => Number(id.slice(1))).sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${letter}${first}` : `${letter}${first}–${letter}${last}`)).join(", ");
}

/** What of a block speaks of something: of a list only some items may. */
function passageOf(block: Block, has: (text: string) => boolean): Block | null {
  if (block.kind === "heading") return null;
  if (block.kind === "paragraph") return has(`${block.rule ?? ""} ${plain(block.parts)}`) ? block : null;
  if (block.kind === "table") {
    return has([...block.head, ...block.rows.flat()].map((cell) => plain(cell)).join(" ")) ? block : null;
  }
  const items = block.items.filter((item) => has(plain(item)));
  return items.length > 0 ? { ...block, items } : null;
}

function readBlock(chunk: string, known: ReadonlySet<string>): Block {
  const heading = /^(#+)\s+(.+)$/.exec(chunk);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" };
  const lines = chunk.split("\n");
  if (chunk.startsWith("|")) {
    const cells = lines.map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => readInline(cell.trim(), known)),
    );
    return { kind: "table", rule: null, head: cells[0] ?? [], rows: cells.slice(2) };
  }
  if (BULLET.test(chunk)) {
    const items: string[] = [];
    for (const line of lines) {
      if (BULLET.test(line)) items.push(line.replace(BULLET, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", ordered: /^\d/.test(chunk), items: items.map((item) => readInline(item, known)) };
  }
  const rule = RULE.exec(chunk)?.[1] ?? null;
  const text = (rule === null ? chunk : chunk.replace(RULE, "")).replaceAll("\n", " ");
  return { kind: "paragraph", rule, parts: readInline(text, known) };
}

function readInline(text: string, known: ReadonlySet<string>): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, strong, em, code, id] = found;
    if (id !== undefined && !known.has(id)) continue;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (id !== undefined) parts.push({ kind: "rule", id });
    else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "code", text: code ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
