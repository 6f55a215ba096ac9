/**
 * From clicks to moves. The service sends the legal moves as a verb and targets; a board marks its elements with the
 * verb and target that they stand for; this composes one from the other, in any order, by mouse, touch or keyboard.
 */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "./protocol";

/** What an element stands for: a target of a verb, the first one unless `at` says otherwise; "" for a verb without any. */
export interface Mark {
  readonly verb: string;
  readonly target: string;
  readonly at?: number;
}

/** A sentence of the board's own, with the rule behind it, for what no move can express. */
export interface Sentence {
  readonly rule: string;
  readonly text: string;
}

export interface Pickable {
  readonly marks: readonly Mark[];
  /** What a screen reader calls it. */
  readonly label: string;
  /** The move to ask about when this is not allowed, or what to say. */
  readonly why?: string | Sentence | undefined;
  /** It cannot be undone: a finger, which sees no preview before it touches, has to tap twice. */
  readonly grave?: boolean;
  /** The person looks at it, by pointer or focus, or away. */
  readonly peek?: (looking: boolean) => void;
}

/**
 * How an element stands to the choice being made: the next thing to choose (`lit`), also possible (`open`), chosen
 * (`picked`), waiting for the second tap (`armed`), or not allowed (`no`).
 */
export type Standing = "lit" | "open" | "picked" | "armed" | "no";

interface Picked {
  readonly verb: string;
  readonly targets: ReadonlyMap<number, string>;
}

export interface Moves {
  play(move: string): void;
  explain(why: string | Sentence): void;
}

const place = (mark: Mark) => mark.at ?? 0;

export class Chooser {
  /** The legal moves of the person at the screen; none while it is somebody else's turn. */
  choices = $state.raw<readonly Choice[]>([]);
  #picked = $state.raw<Picked | null>(null);
  #armed = $state<string | null>(null);
  #pointer = "mouse";

  constructor(private readonly moves: Moves) {}

  /** What is chosen so far, in words of the notation: for the board's previews. */
  get picked(): Picked | null {
    return this.#picked;
  }

  get armed(): string | null {
    return this.#armed;
  }

  /** The target picked at a place of the verb, if any. */
  target(verb: string, at = 0): string | null {
    return this.#picked?.verb === verb ? (this.#picked.targets.get(at) ?? null) : null;
  }

  /** What may be chosen now; a choice half made stays as long as nothing changes. */
  offer(choices: readonly Choice[]): void {
    const same = choices.length === this.choices.length && choices.every((choice, at) => choice.move === this.choices[at]?.move);
    if (!same) this.cancel();
    this.choices = choices;
  }

  cancel(): void {
    this.#picked = null;
    this.#armed = null;
  }

  standing(marks: readonly Mark[]): Standing {
    let best: Standing = "no";
    for (const mark of marks) {
      if (this.target(mark.verb, place(mark)) === mark.target) return "picked";
      const agreeing = this.#agreeing(mark);
      if (agreeing.length === 0) continue;
      if (this.#armed !== null && agreeing.some((choice) => choice.move === this.#armed)) return "armed";
      if (place(mark) === this.#next(mark.verb)) best = "lit";
      else if (best === "no") best = "open";
    }
    return best;
  }

  press(thing: Pickable, touch: boolean): void {
    const marks = thing.marks.filter((mark) => this.#agreeing(mark).length > 0);
    const mark = marks.find((mark) => place(mark) === this.#next(mark.verb)) ?? marks[0];
    if (!mark) {
      this.#armed = null;
      if (thing.why !== undefined) this.moves.explain(thing.why);
      return;
    }
    if (this.target(mark.verb, place(mark)) === mark.target && this.#armed === null) {
      this.cancel();
      return;
    }
    const kept = this.#picked?.verb === mark.verb ? this.#picked.targets : [];
    const picked = { verb: mark.verb, targets: new Map(kept).set(place(mark), mark.target) };
    const [only, another] = this.choices.filter((choice) => agrees(choice, picked));
    if (!only || another) {
      this.#picked = picked;
      this.#armed = null;
    } else if (touch && thing.grave && this.#armed !== only.move) {
      this.#armed = only.move;
    } else {
      this.commit(only.move);
    }
  }

  commit(move: string): void {
    this.cancel();
    this.choices = [];
    this.moves.play(move);
  }

  /** Makes an element stand for something that can be chosen. */
  pick(get: () => Pickable): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const isButton = node instanceof HTMLButtonElement;
      const signal = new AbortController();
      const listen = (kind: string, does: (event: Event) => void) => node.addEventListener(kind, does, signal);
      const press = () => this.press(get(), this.#pointer === "touch");
      listen("pointerdown", (event) => (this.#pointer = (event as PointerEvent).pointerType));
      listen("click", press);
      listen("keydown", (event) => {
        this.#pointer = "keyboard";
        const { key } = event as KeyboardEvent;
        if (isButton || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        press();
      });
      for (const kind of ["pointerenter", "focus"]) listen(kind, () => get().peek?.(true));
      for (const kind of ["pointerleave", "blur"]) listen(kind, () => get().peek?.(false));
      $effect(() => {
        const { marks, label } = get();
        const standing = this.standing(marks);
        node.dataset.pick = standing;
        node.dataset.verb = marks.map((mark) => mark.verb).join(" ");
        node.dataset.target = marks.map((mark) => mark.target).join(" ");
        if (!isButton) node.setAttribute("role", "button");
        node.setAttribute("aria-label", label);
        node.setAttribute("aria-disabled", String(standing === "no"));
        node.setAttribute("aria-pressed", String(standing === "picked" || standing === "armed"));
        // Tab goes from choice to choice; the arrow keys reach everything.
        node.setAttribute("tabindex", standing === "no" ? "-1" : "0");
      });
      return () => signal.abort();
    };
  }

  /** The legal moves that agree with a mark and with what is picked in other places. */
  #agreeing(mark: Mark): Choice[] {
    if (this.#picked && this.#picked.verb !== mark.verb) return [];
    const picked = { verb: mark.verb, targets: new Map(this.#picked?.targets ?? []).set(place(mark), mark.target) };
    return this.choices.filter((choice) => agrees(choice, picked));
  }

  /** The first place of a verb that is still to be filled. */
  #next(verb: string): number {
    let at = 0;
    while (this.target(verb, at) !== null) at += 1;
    return at;
  }
}

function agrees(choice: Choice, picked: Picked): boolean {
  if (choice.verb !== picked.verb) return false;
  for (const [at, target] of picked.targets) if ((choice.targets[at] ?? "") !== target) return false;
  return true;
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
