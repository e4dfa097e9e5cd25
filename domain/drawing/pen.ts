import {
  along,
  boxOf,
  type Box,
  type Frame,
  overlap,
  type Point,
  range,
  ribbon,
  toPoint,
  type Vertex,
} from './geometry.ts'
import type { Stroke } from './path-data.ts'

/**
 * Tones of a drawing, which are its CSS classes. `paper` is filled and outlined and hides what is behind it; `wash` and
 * `shade` are thin glazes without a line; `deep` is solid cobalt; `outline` and `vein` are lines, `stipple` dots.
 */
export const tones = ['outline', 'vein', 'stipple', 'paper', 'wash', 'shade', 'deep'] as const
export type Tone = (typeof tones)[number]

/** Strokes of one tone that are written as one path. */
export type Layer = { kind: 'layer'; tone: Tone; strokes: Stroke[]; boxes: Box[] }
/** Placed copy of a stamp, turned by its frame and scaled along and across it; mirrored if `across` is negative. */
export type Copy = { kind: 'copy'; stamp: string; frame: Frame; scale: number; across: number }
export type Item = Layer | Copy

/** Layers that several copies share, drawn from the origin in the direction of angle 0. */
export type Stamps = ReadonlyMap<string, readonly Item[]>

export type SolidOptions = {
  /** Glaze over the shape, set off a little as by a hurried brush. */
  glaze?: 'wash' | 'shade' | undefined
  /** Width of the shadow line at the lower right. */
  shadow?: number
  /** Draws a glaze over the shape once more. */
  twice?: boolean
}

/** `across` is the same as `scale` if it is missing. */
export type CopyOptions = { scale?: number; across?: number; mirror?: 1 | -1 }

export type Pen = {
  items: Item[]
  stamps: Map<string, readonly Item[]>
  area: (tone: Tone, vertices: readonly Vertex[]) => void
  line: (tone: Tone, vertices: readonly Vertex[]) => void
  /** Draws a shape that hides what is behind it, with a shadow line and a glaze. */
  solid: (vertices: readonly Vertex[], options?: SolidOptions) => void
  /** Draws a brush stroke that is `start` wide at its beginning and `end` at its tip. */
  brush: (curve: readonly Point[], start: number, end: number) => void
  dot: (point: Point) => void
  /** Draws a copy of a stamp; `draw` makes the stamp when it is first needed. */
  stamp: (name: string, frame: Frame, draw: (pen: Pen) => void, options?: CopyOptions) => void
}

/** Creates a pen that collects what is drawn, in painter's order. */
export function createPen(): Pen {
  const items: Item[] = []
  const stamps = new Map<string, readonly Item[]>()
  const add = (tone: Tone, vertices: readonly Vertex[], closed: boolean) => addStroke(items, tone, { vertices, closed })
  const area = (tone: Tone, vertices: readonly Vertex[]) => add(tone, vertices, true)
  return {
    items,
    stamps,
    area,
    line: (tone, vertices) => add(tone, vertices, false),
    solid: (vertices, { glaze, shadow = 2, twice = false } = {}) => {
      if (shadow > 0) area('deep', shift(vertices, shadow, shadow))
      area('paper', vertices)
      if (glaze) area(glaze, shift(vertices, 3, 2))
      if (glaze && twice) area(glaze, shift(vertices, -1, 1))
    },
    brush: (curve, start, end) =>
      area(
        'deep',
        ribbon(curve, (share) => start + (end - start) * share),
      ),
    dot: (point) => add('stipple', [point], false),
    stamp: (name, frame, draw, { scale = 1, across = scale, mirror = 1 } = {}) => {
      if (!stamps.has(name)) {
        const inner = createPen()
        draw(inner)
        stamps.set(name, inner.items)
        for (const [innerName, content] of inner.stamps) stamps.set(innerName, content)
      }
      items.push({ kind: 'copy', stamp: name, frame, scale, across: across * mirror })
    },
  }
}

const shift = (vertices: readonly Vertex[], x: number, y: number): Vertex[] =>
  vertices.map((vertex) => ({ ...vertex, x: vertex.x + x, y: vertex.y + y }))

/** Tones whose strokes may cross within one path. */
const crossing: ReadonlySet<Tone> = new Set(['outline', 'vein', 'stipple', 'deep'])

/** Joins a stroke to the path before it if the tone is the same and neither hides the other. */
function addStroke(items: Item[], tone: Tone, stroke: Stroke): void {
  const box = boxOf(stroke.vertices)
  const last = items.at(-1)
  if (
    last?.kind === 'layer' &&
    last.tone === tone &&
    (crossing.has(tone) || !last.boxes.some((one) => overlap(one, box)))
  ) {
    last.strokes.push(stroke)
    last.boxes.push(box)
  } else items.push({ kind: 'layer', tone, strokes: [stroke], boxes: [box] })
}

/** Draws hatching lines across a curve, from `from` to `to` of its length, at one side of it. */
export function hatch(pen: Pen, curve: readonly Point[], { from, to, count, inner, outer }: Hatching): void {
  for (const step of range(count)) {
    const frame = along(curve, from + ((to - from) * step) / Math.max(1, count - 1))
    pen.line('vein', [toPoint(frame, 0, inner), toPoint(frame, Math.abs(outer - inner) * 0.5, outer)])
  }
}
/** `inner` and `outer` are distances to the right of the curve at which a hatching line begins and ends. */
type Hatching = { from: number; to: number; count: number; inner: number; outer: number }
