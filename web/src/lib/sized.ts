/** How large an element is, told when the page is laid out: `bind:clientWidth` would have it laid out once more to ask. */

import type { Attachment } from "svelte/attachments";

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
