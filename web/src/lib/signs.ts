/** What a sign without words means: its title, or what those hear who do not see it. */

/** A sign on the page, and what is said of it. */
export interface Sign {
  readonly element: Element;
  readonly means: string;
}

const wordless = (element: Element) => !element.textContent.trim();

function told(element: Element | null | undefined, attribute: string): Sign | null {
  const means = element?.getAttribute(attribute);
  return element && means ? { element, means } : null;
}

/** The sign that a finger rests on, or that the keyboard has come to; pieces to choose speak for themselves. */
export function signAt(spot: Element): Sign | null {
  const control = spot.closest("button, a[href]");
  return (
    told(spot.closest("[title]"), "title") ??
    drawnAt(spot) ??
    (control && !control.hasAttribute("data-pick") && wordless(control) ? told(control, "aria-label") : null)
  );
}

/** The drawing under a mouse, where the browser itself shows no title. */
export function drawnAt(spot: Element): Sign | null {
  return spot.closest("[title]") ? null : told(spot.closest('svg[role="img"]'), "aria-label");
}
