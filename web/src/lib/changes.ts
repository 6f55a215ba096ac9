/** What a reader makes of a change: `[value]` stands in place of what was there, an object holds the changes within it. */
export function changed(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change as object)) after[key] = changed(after[key], inner);
  return after;
}
