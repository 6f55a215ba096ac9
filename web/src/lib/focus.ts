/** Where the keyboard is: what was pressed may be gone when its move is made, and nobody should search for their place. */

import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

const QUESTION = "question";

/** To what is asked: from there the Tab key goes to the answers. */
export function toQuestion(): void {
  (document.getElementById(QUESTION) ?? document.getElementById("main"))?.focus({ preventScroll: true });
}

/** Frames for which what can be chosen stands where it stood, before nobody looks for it any more; and frames at most. */
const STILL = 4;
const MOST = 40;

/** Where something was sought before: what is shown first is there at once, and nobody has to follow it. */
const sought = new WeakSet<HTMLElement>();

/** Scrolls to what can be chosen next, to all of it if there is room, unless all of it is in sight; once it is drawn. */
export function seekNext(container: HTMLElement): void {
  const behavior = sought.has(container) && !prefersReducedMotion.current ? "smooth" : "instant";
  sought.add(container);
  // What a board rearranges for a new question finds its place within some frames.
  let [places, still] = ["", 0];
  const again = (frames: number) =>
    requestAnimationFrame(() => {
      const now = seek(container, behavior);
      still = now !== "" && now === places ? still + 1 : 0;
      places = now;
      if (still < STILL && frames < MOST) again(frames + 1);
    });
  again(1);
}

/** Where they are. What stands for the same choice twice, as a card and as a sign of it, is sought where it is larger. */
function largest(lit: Iterable<HTMLElement | SVGElement>): DOMRect[] {
  const boxes = new Map<string, DOMRect>();
  for (const element of lit) {
    if (!element.checkVisibility()) continue;
    const choice = `${element.dataset.verb ?? ""} ${element.dataset.target ?? ""}`;
    const [box, other] = [element.getBoundingClientRect(), boxes.get(choice)];
    if (!other || box.width * box.height > other.width * other.height) boxes.set(choice, box);
  }
  return [...boxes.values()];
}

/** Where on the page they are. */
function seek(container: HTMLElement, behavior: ScrollBehavior): string {
  const question = document.getElementById(QUESTION)?.getBoundingClientRect();
  const boxes = largest(container.querySelectorAll<HTMLElement | SVGElement>('[data-pick="lit"]'));
  const places = boxes.map(({ left, top }) => `${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`).join();
  const [first] = boxes;
  if (!first) return places;
  // What lies over the foot of the page hides as much of it as it is high.
  const foot = document.querySelector("[data-foot]");
  const lies = foot !== null && foot.checkVisibility() && getComputedStyle(foot).position === "fixed";
  const height = lies ? foot.getBoundingClientRect().top : innerHeight;
  const inSight = ({ left, right, top, bottom }: DOMRect) => {
    const beside = !question || left >= question.right || right <= question.left;
    return top >= 0 && bottom <= height && (beside || top >= question.bottom || bottom <= question.top);
  };
  if (boxes.every(inSight)) return places;
  // What is asked stays at the top of the screen, over as much of the board as it is high; beside it, over none.
  const over = question && boxes.some(({ left, right }) => left < question.right && right > question.left);
  const free = over ? question.height : 0;
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const room = height - free;
  const [from, length] = bottom - top <= room ? [top, bottom - top] : [first.top, first.height];
  if (length < bottom - top && boxes.some(inSight)) return places;
  scrollTo({ top: scrollY + from - free - (room - length) / 2, behavior });
  return places;
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
  // What this takes the place of is still there while it is being drawn; and before the frame, a page that is new to
  // the browser would be laid out for it twice.
  let frame = requestAnimationFrame(function settle() {
    if (!node.checkVisibility()) frame = requestAnimationFrame(settle);
    else if (document.activeElement === document.body) node.focus({ preventScroll: true });
  });
  return () => {
    cancelAnimationFrame(frame);
    node.removeEventListener("keydown", answer);
  };
};

/** A list is one stop of the Tab key: the arrow keys go from one of its buttons to the next, past those that stand aside. */
export const walk: Attachment<HTMLElement> = (list) => {
  const step = (event: KeyboardEvent) => {
    const buttons = [...list.querySelectorAll<HTMLElement>("button:not([data-aside])")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  list.addEventListener("keydown", step);
  return () => list.removeEventListener("keydown", step);
};
