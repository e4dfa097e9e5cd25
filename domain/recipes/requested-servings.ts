/** Maximum number of cups that amounts are scaled to. */
export const servingsMax = 12

/**
 * Reads the number of cups from a query parameter, clamped to 1..12. Returns the recipe's own number if the text is
 * unusable.
 */
export function readServings(text: string | null, original: number): number {
  if (text === null || !/^-?\d+$/.test(text)) return original
  return Math.min(Math.max(1, Number(text)), servingsMax)
}
