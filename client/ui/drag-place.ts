/** Where the rows of a list stand: their upper and lower edges, in pixels from the same line. */
type Edges = { top: number; bottom: number }

/** The place among the other rows, counted from 0, of the one at `dragged` when it is let go at the height `y`. */
export const placeAt = (rows: readonly Edges[], dragged: number, y: number): number =>
  rows.filter(({ top, bottom }, position) => position !== dragged && y > (top + bottom) / 2).length

/** By how many pixels another row makes room, down the page, for the one that goes from its place to `to` among the others. */
export function shiftOf(rows: readonly Edges[], { from, to }: { from: number; to: number }, place: number): number {
  const { top = 0, bottom = 0 } = rows[from] ?? {}
  if (place > from && place <= to) return top - bottom
  return place < from && place >= to ? bottom - top : 0
}

/** How far to scroll for each frame while the pointer is at the height `y` of a window so high; below 0 is upwards. */
export function scrollStep(y: number, height: number): number {
  const zone = Math.min(80, height / 4)
  const [above, below] = [zone - y, y - (height - zone)]
  const depth = Math.max(above, below)
  if (depth <= 0) return 0
  return Math.sign(below - above) * Math.ceil((Math.min(depth, zone) / zone) * 14)
}
