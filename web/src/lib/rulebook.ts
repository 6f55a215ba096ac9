/**
 * The rulebooks are Markdown of a plain kind: headings, paragraphs, lists, tables, emphasis. This reads it into a tree
 * for components to draw: no HTML ever comes out of a text. A paragraph that starts with a bold rule id is that rule,
 * and every mention of a rule becomes a link to it.
 */

export type Inline =
  { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string } | { readonly kind: "rule"; readonly id: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly rule: string | null; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

const RULE = /^\*\*([A-Z]+\d+)\.\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+\d+)\b/g;
const BULLET = /^(?:-|\d+\.)\s+/;

export function readRulebook(source: string): Block[] {
  const chunks = source
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim());
  const known = new Set(chunks.map((chunk) => RULE.exec(chunk)?.[1]).filter((id) => id !== undefined));
  return chunks.map((chunk) => readBlock(chunk.trim(), known));
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
    return { kind: "table", head: cells[0] ?? [], rows: cells.slice(2) };
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
