/** Every word that a person reads: those of the shell, of a game and of its board, in the chosen language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { type GameEvent, type Phrase, SPOKEN, type TableInfo } from "./protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", hu: "Magyar", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Fact = number | string | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;
type PlainFacts = Record<string, number | string>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
/** Of a field of an event. */
type Value = number | string | readonly (number | string)[] | object;

/** Numbers are written with a hyphen; texts have one sign for minus, whoever wrote the number. */
const HYPHEN_FOR_MINUS = /(?<![\p{L}\p{N}_])-(?=\d)/gu;

interface Texts {
  readonly shell: readonly string[];
  /** By their paths. */
  readonly boards: Readonly<Record<string, string>>;
}
const TEXTS: Record<Language, () => Promise<Texts>> = {
  en: () => import("../texts/en"),
  hu: () => import("../texts/hu"),
  ru: () => import("../texts/ru"),
};

function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The language chosen here before, or the first of the browser's that we speak. */
function preferred(): Language {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLanguage) ?? "en";
}

type Spoken = Readonly<Record<string, string>>;
/** What `SPOKEN` is for the games that this client was built with. */
const SPOKEN_ELSEWHERE = new Map<string, Spoken>();

class Words {
  #language = $state<Language>("en");
  /** What was chosen last, while its words load. */
  #wanted: Language = "en";
  /** By language and game; a language is shown only when all of its words are here. */
  #bundles = new SvelteMap<string, FluentBundle>();
  #loading = new Map<string, Promise<FluentBundle>>();
  #parsed = new Map<string, FluentResource>();
  /** The games whose words are shown, in whatever language. */
  #games = new Set<string>();

  /** How the fields of events of a game from elsewhere are spoken. */
  learn(game: string, spoken: Spoken): void {
    if (Object.keys(spoken).length > 0) SPOKEN_ELSEWHERE.set(game, spoken);
  }

  get language(): Language {
    return this.#language;
  }

  /** How dates and times are written: as the browser's person writes them in this language, in Britain or in America. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.slice(0, 2) === this.#language) ?? this.#language;
  }

  async start(): Promise<void> {
    await this.choose(preferred());
  }

  /** Switch the language, once the words of everything that is shown are loaded; the last choice counts. */
  async choose(language: Language): Promise<void> {
    this.#wanted = language;
    for (let missing = this.#missing(language); missing.length > 0; missing = this.#missing(language)) {
      await Promise.all(missing.map((game) => this.#load(language, game)));
    }
    if (this.#wanted !== language) return;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** The shell (null) and the games that have no words in this language yet. */
  #missing(language: Language): (string | null)[] {
    return [null, ...this.#games].filter((game) => !this.#bundles.has(nameOf(language, game)));
  }

  /** Have the words of a game at hand, from now on in every language that is chosen. */
  async load(game: string): Promise<void> {
    await this.#load(this.#language, game);
    this.#games.add(game);
    if (!this.#bundles.has(nameOf(this.#language, game))) await this.load(game); // it was switched meanwhile
  }

  /** The words of a game, or those of the shell alone while they load. */
  of(game: string | null): Say {
    const language = this.#language;
    const own = this.#bundles.get(nameOf(language, game));
    if (!own && game !== null) this.load(game).catch(() => undefined); // asked for again the next time
    return new Say(own ?? this.#bundles.get(language) ?? new FluentBundle(language));
  }

  #load(language: Language, game: string | null): Promise<FluentBundle> {
    const key = nameOf(language, game);
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#read(language, game).then((bundle) => {
        this.#bundles.set(key, bundle);
        return bundle;
      });
      // A failed load is tried again the next time.
      loading.catch(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #read(language: Language, game: string | null): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [own, texts] = await Promise.all([game === null ? "" : fetchText(`/words/${game}/${language}.ftl`), TEXTS[language]()]);
    const board = Object.entries(texts.boards).find(([path]) => path.includes(`/games/${game ?? ""}/`))?.[1] ?? "";
    for (const text of [...texts.shell, own, board]) bundle.addResource(this.#parse(text), { allowOverrides: true });
    return bundle;
  }

  /** The texts of the shell are among those of every game. */
  #parse(text: string): FluentResource {
    const parsed = this.#parsed.get(text) ?? new FluentResource(text);
    this.#parsed.set(text, parsed);
    return parsed;
  }
}

function nameOf(language: Language, game: string | null): string {
  return game === null ? language : `${language}/${game}`;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Says things in one language, to players who may have other colours than those of their seats' numbers. */
export class Say {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly colours: readonly number[] = [],
    private readonly tinctures: readonly number[] = [],
    private readonly reader: Reader | null = null,
  ) {}

  /** The same words for a table whose seats and sides have these colours. */
  coloured({ colours, tinctures }: Pick<TableInfo, "colours" | "tinctures">): Say {
    return new Say(this.bundle, colours, tinctures, this.reader);
  }

  /** The same words for whoever sits alone at this seat; `sides` are those of all seats. */
  readBy(seat: number | null, sides: readonly number[]): Say {
    const side = seat === null ? undefined : sides[seat];
    if (seat === null || side === undefined) return this;
    const team = sides.filter((one) => one === side).length > 1 ? "yes" : "no";
    return new Say(this.bundle, this.colours, this.tinctures, { seat, side, team });
  }

  /** The number of a seat's colour, family or crest. */
  colour(seat: number): number {
    return chosen(this.colours, seat);
  }

  /** The number of a side's colour. */
  tincture(side: number): number {
    return chosen(this.tinctures, side);
  }

  /** What a side is called. */
  side(side: number): string {
    return this.text(`side-${this.tincture(side)}`);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The same about somebody, by their seats or sides: `.you` of what the reader does, `.to-you` of what is done to them. */
  about(key: string, who: Who, facts: Facts = {}): string {
    return this.#formed(key, formFor(this.reader, who, {}), facts);
  }

  /** The names of the players as the reader calls them. */
  names(names: readonly string[]): readonly string[] {
    return names.map((name, seat) => (seat === this.reader?.seat ? this.text("you") : name));
  }

  #formed(key: string, form: Form, facts: Facts): string {
    const message = this.bundle.getMessage(key);
    const pattern = (form ? message?.attributes[form] : null) ?? message?.value;
    return this.#said(key, pattern, this.reader ? { ...facts, team: this.reader.team } : facts);
  }

  /** The text of a key; facts that are keys themselves are listed in words. A key without a text shows itself. */
  text(key: string, facts: Facts = {}): string {
    return this.#said(key, this.bundle.getMessage(key)?.value, facts);
  }

  #said(key: string, pattern: Pattern | null | undefined, facts: Facts): string {
    if (!pattern) return key;
    const plain: Record<string, number | string> = {};
    for (const [name, fact] of Object.entries(facts)) {
      plain[name] = typeof fact === "object" ? fact.map((part) => this.text(part)).join(", ") : fact;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, plain, errors);
    const below = Object.values(plain).some((fact) => typeof fact === "number" && fact < 0);
    return below ? said.replace(HYPHEN_FOR_MINUS, "\u2212") : said;
  }

  /**
   * What happened, to the players of these names: the text of its kind, with its fields as facts. Whoever reads it has forms
   * of their own: `.you` of what they do, `.to-you` of what is done to them.
   */
  event(game: string, event: GameEvent, names: readonly string[]): string {
    const { kind, ...fields } = event;
    const spoken = SPOKEN[game] ?? SPOKEN_ELSEWHERE.get(game) ?? {};
    return this.#formed(`event-${kind}`, formFor(this.reader, fields, spoken), this.#factsOf(fields, spoken, names));
  }

  /** Fields as texts know them; those of a structure within stand for themselves. */
  #factsOf(fields: object, spoken: Readonly<Record<string, string>>, names: readonly string[]): PlainFacts {
    const facts: PlainFacts = {};
    for (const [name, value] of Object.entries(fields) as [string, Value][]) {
      const prefix = spoken[name];
      const said = (part: number | string) =>
        prefix === "seat"
          ? called(Number(part), names)
          : prefix === "side"
            ? this.side(Number(part))
            : this.text(`${prefix ?? name}-${part}`);
      if (isList(value)) {
        const { reader } = this;
        const others = value.filter((part) => name !== "winners" || part !== (prefix === "side" ? reader?.side : reader?.seat));
        const you = others.length < value.length ? [this.text("you-among-them", { team: reader?.team ?? "no" })] : [];
        Object.assign(facts, this.#listed(name, [...you, ...others.map(said)]));
      } else if (typeof value === "object") Object.assign(facts, this.#factsOf(value, spoken, names));
      else if (prefix === "seat" || (prefix !== undefined && typeof value === "string")) facts[name] = said(value);
      else facts[name] = isSide(name) ? this.tincture(Number(value)) : value;
    }
    return facts;
  }

  /** A phrase about the players of these names. */
  phrase(phrase: Phrase, names: readonly string[]): string {
    const facts: PlainFacts = {};
    for (const [name, fact] of Object.entries(phrase.args)) {
      if (typeof fact === "object") {
        const listed = fact.map((part) => this.text(part));
        Object.assign(facts, this.#listed(name, listed));
      } else if (typeof fact === "number" && (name === "seat" || name.endsWith("_seat"))) facts[name] = called(fact, names);
      else facts[name] = typeof fact === "number" && isSide(name) ? this.tincture(fact) : fact;
    }
    return this.text(phrase.key, facts);
  }

  /** A list as two facts: what it lists, and how much; those who share a victory are joined to the last of them. */
  #listed(name: string, items: readonly string[]): PlainFacts {
    return { [name]: name === "winners" ? this.together(items) : items.join(", "), [`${name}_count`]: items.length };
  }

  /** Ann, Bob and Cecil. */
  together(names: readonly string[]): string {
    const last = names.at(-1) ?? "";
    return names.length < 2 ? last : this.text("all-of-them", { others: names.slice(0, -1).join(", "), last });
  }
}

/** Somebody who reads alone what happens to all. */
interface Reader {
  readonly seat: number;
  readonly side: number;
  /** `yes` if others are of their side. */
  readonly team: string;
}

/** Whom something is about. */
type Who = Readonly<Partial<Record<"seat" | "other_seat" | "side", number | null>>>;
type Form = "you" | "to-you" | null;

/** Which form of a text is the reader's: they do it, or win; or somebody does it to them. */
function formFor(reader: Reader | null, fields: object, spoken: Readonly<Record<string, string>>): Form {
  if (!reader) return null;
  const { seat, side } = reader;
  const facts = fields as Readonly<Record<string, Value>>;
  const { winners } = facts;
  const won = isList(winners ?? "") && (winners as readonly number[]).includes(spoken.winners === "side" ? side : seat);
  if (facts.seat === seat || facts.side === side || won) return "you";
  const concerned = Object.entries(facts).some(
    ([name, value]) => (name.endsWith("_seat") && value === seat) || (name.endsWith("_side") && value === side),
  );
  return concerned ? "to-you" : null;
}

/** Of a number that nobody has at the table: what nobody else took, in the order of numbers. */
const chosen = (taken: readonly number[], number: number): number =>
  taken[number] ??
  Array.from({ length: number + 1 }, (_, one) => one).filter((one) => !taken.includes(one))[number - taken.length] ??
  number;
const isSide = (name: string) => name === "side" || name.endsWith("_side");
const called = (seat: number, names: readonly string[]): string => names[seat] ?? String(seat + 1);
const isList = (value: Value): value is readonly (number | string)[] => Array.isArray(value);

export const words = new Words();

/** The words of the shell. */
export function t(key: string, facts: Facts = {}): string {
  return words.of(null).text(key, facts);
}
