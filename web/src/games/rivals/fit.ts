/** How many letters the longest word has: in a narrow place long names are written smaller, not broken. */
export const longest = (text: string): number => Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));
