/**
 * From clicks to moves. The service sends the legal moves as a verb and targets; a board marks its elements with the
 * verb and target that they stand for; this composes one from the other, in any order, by mouse, touch or keyboard.
 */

import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import { untrack } from "svelte";
import { toQuestion } from "./focus";
import type { Brought, GameName } from "./games";
import type { Brings, Choice } from "./protocol";

/**
 * What an element stands for: a target of a verb, the first one unless `at` says otherwise; or the verb alone.
 * Several targets, one after the other, are parted by spaces.
 */
export interface Mark {
  readonly verb: string;
  readonly target?: string;
  readonly at?: number;
}

/** A sentence of the board's own, or of a lesson, with the rule behind it, for what no move can express. */
export interface Sentence {
  readonly rule: string | null;
  readonly text: string;
}

export interface Pickable {
  readonly marks: readonly Mark[];
  /** What a screen reader calls it. */
  readonly label: string;
  /** The move to ask about when this is not allowed, or what to say. */
  readonly why?: string | Sentence | undefined;
  /** It says in words what it does: the shell need not offer the same move once more. */
  readonly worded?: boolean;
  /** A finger sees no preview before it touches: its first tap shows what would happen, and the second does it. */
  readonly aim?: boolean;
  /** The moves that follow the one chosen here, in this order: several small moves that are one deed to a person. */
  readonly then?: readonly string[];
  /** The person looks at it, by pointer or focus, or away. */
  readonly peek?: (looking: boolean) => void;
}

/**
 * How an element stands to the choice being made: the next thing to choose (`lit`), also possible (`open`), chosen
 * (`picked`), waiting to be confirmed (`armed`), or not allowed (`no`).
 */
export type Offered = "lit" | "open" | "picked" | "armed" | "no";

export interface Moves {
  /** With `sure`, the whole deed was confirmed: no move of it waits for it again. */
  play(move: string, then: readonly string[], sure: boolean): void;
  explain(why: string | Sentence): void;
}

/** The marks of an element that was picked. */
type Picked = readonly Mark[];

export class Chooser {
  /** The legal moves of the person at the screen; none while it is somebody else's turn. */
  choices = $state.raw<readonly Choice[]>([]);
  /** Those of them that wait to be confirmed just now: nobody can take them back, and the person wants to be asked. */
  #grave: () => ReadonlySet<string> = () => new Set();
  /** What the service says that they bring, by move. */
  #brings = $state.raw<ReadonlyMap<string, Brings>>(new Map());
  #picked = $state.raw<readonly Picked[]>([]);
  #armed = $state.raw<readonly string[]>([]);
  #pointer = "mouse";
  /** The elements that say in words what they do, each with its verbs. */
  #worded = new SvelteMap<Element, readonly string[]>();
  /** What the board asks instead of the service: it may know what the choice half made is about. */
  asks = $state<string | null>(null);
  /** What was pressed last, where the press that confirms is offered. */
  pressed = $state.raw<Element | null>(null);
  /** The move that a hint speaks of: what stands for it is marked (`data-hint`). */
  hinted = $state.raw<Choice | null>(null);
  /** Ends the look at what a finger touched last: it stays when the finger is gone. */
  #lookAway: (() => void) | null = null;

  constructor(private readonly moves: Moves) {}

  /** A choice is half made. */
  get picking(): boolean {
    return this.#picked.length > 0;
  }

  /** The move that waits to be confirmed. */
  get armed(): string | null {
    return this.#armed[0] ?? null;
  }

  /** It waits because nobody can take it back. */
  get isFinal(): boolean {
    return this.#isFinal(this.#armed);
  }

  /** The target picked at a place of a verb, if any: for the board's previews. */
  target(verb: string, at = 0): string | null {
    const left = this.#left(this.#picked);
    for (const mark of this.#picked.flat()) {
      if (mark.verb === verb && place(mark) === at && left.some((choice) => fits(mark, choice))) return mark.target ?? null;
    }
    return null;
  }

  /**
   * The moves that need no further element of the board: those without targets, or several between which what was
   * picked cannot tell. The shell offers them in words.
   */
  get complete(): readonly Choice[] {
    const whole = this.#left(this.#picked).filter((choice) => this.#nextOf(choice) === choice.targets.length);
    const worded = new Set([...this.#worded.values()].flat());
    return whole.filter((choice) => choice.targets.length > 0 || !worded.has(choice.verb));
  }

  /** What may be chosen now; a choice half made stays as long as nothing changes. */
  offer(
    choices: readonly Choice[],
    grave: () => ReadonlySet<string> = () => new Set(),
    brings: readonly (Brings | null)[] = [],
  ): void {
    const same = choices.length === this.choices.length && choices.every((choice, at) => choice.move === this.choices[at]?.move);
    if (!same) this.cancel();
    this.choices = choices;
    this.#grave = grave;
    this.#brings = new Map(choices.flatMap(({ move }, at) => (brings[at] ? [[move, brings[at]]] : [])));
  }

  /** The move that would be made if this were picked too; null where it is not settled by that. */
  means(marks: Picked): string | null {
    const [only, another] = this.#left(this.#joining(marks) ?? [marks]);
    return only && !another ? only.move : null;
  }

  /** What a move that may be chosen brings, if that can be said. */
  would<G extends GameName>(move: string): Brought<G> | undefined {
    return this.#brings.get(move) as Brought<G> | undefined;
  }

  cancel(): void {
    this.#picked = [];
    this.#armed = [];
  }

  standing(marks: Picked, then: readonly string[] = []): Offered {
    if (this.#picked.some((picked) => equal(picked, marks))) return "picked";
    const agreeing = this.#left([...this.#picked, marks]);
    if (agreeing.some((choice) => this.#isArmed([choice.move, ...then]))) return "armed";
    const isNext = (choice: Choice) =>
      marks.some((mark) => fits(mark, choice) && (mark.target === undefined || place(mark) === this.#nextOf(choice)));
    if (agreeing.some(isNext)) return "lit";
    return agreeing.length > 0 || this.#joining(marks) ? "open" : "no";
  }

  press(thing: Pickable, touch = false): void {
    if (this.#armed.length === 0 && this.#picked.some((picked) => equal(picked, thing.marks))) {
      this.#picked = this.#picked.filter((picked) => !equal(picked, thing.marks));
      return;
    }
    const picked = this.#joining(thing.marks);
    if (!picked) {
      this.#armed = [];
      if (thing.why !== undefined) this.moves.explain(thing.why);
      return;
    }
    const [only, another] = this.#left(picked);
    if (!only || another) {
      this.#picked = picked;
      this.#armed = [];
      return;
    }
    this.choose([only.move, ...(thing.then ?? [])], touch && thing.aim === true);
  }

  #isArmed(deed: readonly string[]): boolean {
    return deed.length === this.#armed.length && deed.every((move, at) => move === this.#armed[at]);
  }

  /** A whole move, and those that follow it: they are played, or first wait to be confirmed. */
  choose(deed: readonly string[], waits = false): void {
    const sure = this.#isArmed(deed);
    if ((waits || this.#isFinal(deed)) && !sure) this.#armed = deed;
    else this.#commit(deed, sure);
  }

  /** What waits is played. */
  confirm(): void {
    this.#commit(this.#armed, true);
  }

  #isFinal(deed: readonly string[]): boolean {
    return this.#grave().has(deed[0] ?? "");
  }

  /** The finger has touched something else. */
  lookAway(): void {
    this.#lookAway?.();
    this.#lookAway = null;
  }

  commit(...deed: readonly string[]): void {
    this.#commit(deed, false);
  }

  #commit(deed: readonly string[], sure: boolean): void {
    const [move, ...then] = deed;
    this.cancel();
    this.choices = [];
    if (move !== undefined) this.moves.play(move, then, sure);
  }

  /** Makes an element stand for something that can be chosen. */
  pick(get: () => Pickable): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const isButton = node instanceof HTMLButtonElement;
      const signal = new AbortController();
      const listen = (kind: string, does: (event: Event) => void) => node.addEventListener(kind, does, signal);
      const press = () => {
        const before = this.choices;
        this.pressed = node;
        this.press(get(), this.#pointer === "touch");
        if (this.#pointer === "keyboard" && this.choices !== before) toQuestion();
      };
      listen("pointerdown", (event) => (this.#pointer = (event as PointerEvent).pointerType));
      listen("click", press);
      listen("keydown", (event) => {
        this.#pointer = "keyboard";
        const { key } = event as KeyboardEvent;
        if (isButton || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        press();
      });
      // An element that is taken away loses its focus while the page is being drawn, when nothing of it may be read or
      // changed any more: its board hears of it afterwards, by the words of the last look.
      let peek: Pickable["peek"];
      const look = () => {
        peek = get().peek;
        queueMicrotask(() => peek?.(true));
      };
      const leave = () => queueMicrotask(() => peek?.(false));
      listen("pointerenter", () => {
        this.lookAway();
        look();
      });
      // A board forgets what was looked at when something happens; a pointer that still is there looks again.
      listen("pointermove", () => {
        if (this.choices.length > 0) look();
      });
      listen("pointerleave", (event) => {
        if ((event as PointerEvent).pointerType === "touch") this.#lookAway = leave;
        else leave();
      });
      listen("focus", look);
      listen("blur", () => {
        leave();
        queueMicrotask(() => {
          if (!node.isConnected && document.activeElement === document.body) toQuestion();
        });
      });
      $effect(() => {
        const { marks, label, then } = get();
        const standing = this.standing(marks, then);
        node.dataset.pick = standing;
        const { hinted } = this;
        node.toggleAttribute("data-hint", hinted !== null && marks.some((mark) => fits(mark, hinted)));
        node.dataset.verb = marks.map((mark) => mark.verb).join(" ");
        node.dataset.target = marks.map((mark) => (mark.target ?? "").replaceAll(" ", "+")).join(" ");
        if (!isButton) node.setAttribute("role", "button");
        node.setAttribute("aria-label", label);
        node.setAttribute("aria-disabled", String(standing === "no"));
        node.setAttribute("aria-pressed", String(standing === "picked" || standing === "armed"));
        // Tab goes through what comes next; the arrow keys reach everything.
        node.setAttribute("tabindex", standing === "no" || standing === "open" ? "-1" : "0");
      });
      const { marks, worded } = untrack(get);
      if (worded)
        untrack(() =>
          this.#worded.set(
            node,
            marks.map((mark) => mark.verb),
          ),
        );
      return () => {
        signal.abort();
        this.#worded.delete(node);
      };
    };
  }

  /** The legal moves that agree with every element picked. */
  #left(picked: readonly Picked[]): Choice[] {
    return this.choices.filter((choice) => picked.every((marks) => marks.some((mark) => fits(mark, choice))));
  }

  /** What is picked when this is picked too: beside the others, in the place of one of them, or alone. */
  #joining(marks: Picked): readonly Picked[] | null {
    const others = this.#picked.map((_, index) => this.#picked.toSpliced(index, 1)).reverse();
    const ways = [this.#picked, ...others, []].map((kept) => [...kept, marks]);
    return ways.find((way) => this.#left(way).length > 0) ?? null;
  }

  /** The first place of a move that nothing picked fills. */
  #nextOf(choice: Choice): number {
    const filled = new Set(
      this.#picked
        .flat()
        .filter((mark) => fits(mark, choice))
        .flatMap((mark) => targetsOf(mark).map(([at]) => at)),
    );
    let at = 0;
    while (filled.has(at)) at += 1;
    return at;
  }
}

const place = (mark: Mark) => mark.at ?? 0;

/** Each target that the mark names, with its place in the move. */
function targetsOf(mark: Mark): [number, string][] {
  return mark.target ? mark.target.split(" ").map((target, step) => [place(mark) + step, target]) : [];
}

export function fits(mark: Mark, choice: Choice): boolean {
  return choice.verb === mark.verb && targetsOf(mark).every(([at, target]) => choice.targets[at] === target);
}

function equal(one: Picked, other: Picked): boolean {
  return (
    one.length === other.length &&
    one.every((mark, index) => {
      const twin = other[index];
      return twin?.verb === mark.verb && twin.target === mark.target && place(twin) === place(mark);
    })
  );
}

/** Arrow keys go to the nearest element in their direction that can be chosen or asked about. */
export function arrows(container: HTMLElement): () => void {
  const STEPS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !(from instanceof Element) || !from.matches("[data-pick]")) return;
    const [x, y] = middle(from);
    let nearest: HTMLElement | SVGElement | null = null;
    let least = Infinity;
    for (const candidate of container.querySelectorAll<HTMLElement | SVGElement>("[data-pick]")) {
      const [otherX, otherY] = middle(candidate);
      const along = (otherX - x) * step[0] + (otherY - y) * step[1];
      const across = Math.abs((otherX - x) * step[1]) + Math.abs((otherY - y) * step[0]);
      if (along <= 1 || candidate === from) continue;
      const distance = along + 2.5 * across;
      if (distance < least) [nearest, least] = [candidate, distance];
    }
    if (!nearest) return;
    event.preventDefault();
    nearest.focus();
  };
  container.addEventListener("keydown", move);
  return () => container.removeEventListener("keydown", move);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
