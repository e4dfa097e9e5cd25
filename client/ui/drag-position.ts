/** In pixels from a shared origin. */
type Edges = { top: number; bottom: number }

/**
 * Returns the position, counted from 0 among the other rows, where the row `dragged` lands when it is dropped at the
 * height `y`.
 */
export const dropPosition = (rows: readonly Edges[], dragged: number, y: number): number =>
  rows.filter(({ top, bottom }, position) => position !== dragged && y > (top + bottom) / 2).length

/**
 * Returns how far the row at `rowPosition` moves to make room for the row dragged from `from` to `to`, in pixels
 * (positive is down).
 */
export function getRowShift(
  rows: readonly Edges[],
  { from, to }: { from: number; to: number },
  rowPosition: number,
): number {
  const { top = 0, bottom = 0 } = rows[from] ?? {}
  if (rowPosition > from && rowPosition <= to) return top - bottom
  return rowPosition < from && rowPosition >= to ? bottom - top : 0
}

/** Returns the pixels to scroll per frame for a pointer at `y` in a window of this height; negative is up. */
export function scrollStep(y: number, height: number): number {
  const zone = Math.min(80, height / 4)
  const [above, below] = [zone - y, y - (height - zone)]
  const depth = Math.max(above, below)
  if (depth <= 0) return 0
  return Math.sign(below - above) * Math.ceil((Math.min(depth, zone) / zone) * 14)
}
