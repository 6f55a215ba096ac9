/** Points at places of the board from afar: whoever reads of them sees where they are. */

export function point(places: readonly string[]): void {
  for (const element of document.querySelectorAll("main [data-pointed]")) element.removeAttribute("data-pointed");
  for (const place of places) {
    for (const element of document.querySelectorAll(`main [data-place="${CSS.escape(place)}"]`)) {
      element.setAttribute("data-pointed", "");
    }
  }
}
