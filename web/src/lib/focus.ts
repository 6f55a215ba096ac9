/** Where the keyboard is: what was pressed may be gone when its move is made, and nobody should search for his place. */

import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

const QUESTION = "question";

/** To what is asked: from there the Tab key goes to the answers. */
export function toQuestion(): void {
  (document.getElementById(QUESTION) ?? document.getElementById("main"))?.focus({ preventScroll: true });
}

/** Scrolls to the first thing that can be chosen next, unless one of them is in sight. */
export function seekNext(container: HTMLElement): void {
  const question = document.getElementById(QUESTION)?.getBoundingClientRect();
  const inSight = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isUnder = ({ left, right, top, bottom }: DOMRect) => across > left && across < right && down > top && down < bottom;
    return down > 0 && down < innerHeight && !(question && isUnder(question));
  };
  const next = [...container.querySelectorAll('[data-pick="lit"]')].filter((element) => element.checkVisibility());
  if (next.some(inSight)) return;
  next[0]?.scrollIntoView({ block: "center", behavior: prefersReducedMotion.current ? "instant" : "smooth" });
}

/** The element that says what is asked, or how it ended. It takes the focus when nothing else has it. */
export const question: Attachment<HTMLElement> = (node) => {
  node.id = QUESTION;
  node.tabIndex = -1;
  const answer = (event: KeyboardEvent) => {
    if (event.target !== node || event.shiftKey) return;
    const inWords = node.querySelector(".deed") !== null;
    if (!event.key.startsWith("Arrow") && (event.key !== "Tab" || inWords)) return;
    const lit = [...document.querySelectorAll<HTMLElement | SVGElement>('main [data-pick="lit"]')];
    const first = lit.find((one) => one.checkVisibility());
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  node.addEventListener("keydown", answer);
  // What this takes the place of is still there while it is being drawn.
  queueMicrotask(() => {
    if (document.activeElement === document.body) node.focus({ preventScroll: true });
  });
  return () => node.removeEventListener("keydown", answer);
};

/** A list is one stop of the Tab key: the arrow keys go from one of its buttons to the next. */
export const walk: Attachment<HTMLElement> = (list) => {
  const step = (event: KeyboardEvent) => {
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  list.addEventListener("keydown", step);
  return () => list.removeEventListener("keydown", step);
};
