/** The most cups that an amount is scaled to. */
export const servingsMax = 12

/** Cups to show amounts for, from a query parameter: anything unusable gives the written ones; clamped to 1..12. */
export function readServings(text: string | null, written: number): number {
  if (text === null || !/^-?\d+$/.test(text)) return written
  return Math.min(Math.max(1, Number(text)), servingsMax)
}
