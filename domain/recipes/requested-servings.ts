/** Maximum number of cups that amounts are scaled to. */
export const maxServings = 12

/**
 * Reads the number of cups from a query parameter, clamped to 1..12. Returns the recipe's own number if the text is
 * unusable.
 */
export function parseServings(text: string | null, defaultServings: number): number {
  if (text === null || !/^-?\d+$/.test(text)) return defaultServings
  return Math.min(Math.max(1, Number(text)), maxServings)
}
