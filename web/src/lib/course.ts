/** How the points of a game went, as lines to draw and as rows to read. It knows no game. */

import type { Happening, Standing } from "./protocol";

/** The points after the last move of each round, and at the end. */
export function byRound(course: readonly Standing[], log: readonly Happening[]): Standing[] {
  const begun = log.filter(({ event }) => event.kind === "round" || event.kind === "last-round").map(({ number }) => number);
  const last = course.at(-1);
  if (!last) return [];
  // The move that begins a round has ended the one before it.
  const ends = [...new Set([...begun.filter((number) => number > 0 && number < last.number), last.number])];
  return ends.map((end) => ({ number: end, points: course.findLast(({ number }) => number <= end)?.points ?? [] }));
}

/** A line for each seat through a box of this size: points go up and stay until they change. */
export function lines(course: readonly Standing[], width: number, height: number): string[] {
  const last = course.at(-1);
  if (!last) return [];
  const all = course.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (number: number) => ((number / Math.max(1, last.number)) * width).toFixed(1);
  const y = (points: number) => (height - ((points - least) / (most - least)) * height).toFixed(1);
  return last.points.map((_, seat) =>
    course
      .map(({ number, points }, index) => {
        const at = `${x(number)},${y(points[seat] ?? 0)}`;
        return index === 0 ? `M${at}` : `H${x(number)} V${y(points[seat] ?? 0)}`;
      })
      .join(" "),
  );
}
