/** Maximum number of cups for scaling amounts. */
export const maxServings = 12

/**
 * Parses the number of cups in a query parameter, clamped to 1..12. Returns the recipe's own number if the text is not
 * a number.
 */
export function parseServings(text: string | null, defaultServings: number): number {
  if (text === null || !/^-?\d+$/.test(text)) return defaultServings
  return Math.min(Math.max(1, Number(text)), maxServings)
}
