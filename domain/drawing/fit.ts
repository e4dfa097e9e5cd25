import { type Box, boxOf, type Point, toPoint, type Vertex } from './geometry.ts'
import type { Copy, Item, Stamps } from './pen.ts'

/** Returns the smallest box around the items. */
export const measure = (items: readonly Item[], stamps: Stamps): Box => boxOf(pointsOf(items, stamps))

/** Returns all points of the items; of a copy, the corners of its stamp's box and the points half-way between them. */
export function pointsOf(items: readonly Item[], stamps: Stamps): Point[] {
  return items.flatMap((item) =>
    item.kind === 'layer' ? item.strokes.flatMap(({ vertices }) => vertices) : copyPoints(item, stamps),
  )
}

function copyPoints({ stamp, frame, scale, across }: Copy, stamps: Stamps): Point[] {
  const { left, top, right, bottom } = boxOf(pointsOf(stamps.get(stamp) ?? [], stamps))
  return [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => toPoint(frame, x * scale, y * across)),
  )
}

/** Enlargement and shift that `place` applies. */
export type Placement = { scale: number; x: number; y: number }

/** Returns the placement that centres the box `from` in the box `to`, as large as possible. */
export function fitBox(from: Box, to: Box, { atBottom = false, maxScale = Infinity } = {}): Placement {
  const width = Math.max(1, from.right - from.left)
  const height = Math.max(1, from.bottom - from.top)
  const scale = Math.min(maxScale, (to.right - to.left) / width, (to.bottom - to.top) / height)
  return {
    scale,
    x: (to.left + to.right - (from.left + from.right) * scale) / 2,
    y: atBottom ? to.bottom - from.bottom * scale : (to.top + to.bottom - (from.top + from.bottom) * scale) / 2,
  }
}

/** Moves and scales items. Copies keep their own scale, because `scaleStamps` scales what they show. */
export const place = (items: readonly Item[], { scale, x, y }: Placement): Item[] =>
  items.map((item) =>
    item.kind === 'copy'
      ? { ...item, frame: { ...item.frame, x: item.frame.x * scale + x, y: item.frame.y * scale + y } }
      : {
          ...item,
          strokes: item.strokes.map(({ vertices, closed }) => ({
            closed,
            vertices: vertices.map((vertex): Vertex => ({
              ...vertex,
              x: vertex.x * scale + x,
              y: vertex.y * scale + y,
            })),
          })),
        },
  )

/** Scales the content of stamps by the same amount as the drawing that shows them. */
export const scaleStamps = (stamps: Stamps, scale: number): Stamps =>
  new Map([...stamps].map(([name, items]) => [name, place(items, { scale, x: 0, y: 0 })]))
