import { controlPoints, type Point, type Vertex } from './geometry.ts'

/** Connected line of a drawing. A closed one ends where it begins. */
export type Stroke = { vertices: readonly Vertex[]; closed: boolean }

/** Writes strokes as SVG path data: whole numbers, relative commands, and nothing that can be left out. */
export function writePathData(strokes: readonly Stroke[]): string {
  const writer = createPathWriter()
  for (const stroke of strokes) writeStroke(writer, stroke)
  return writer.text()
}

type PathWriter = ReturnType<typeof createPathWriter>

function writeStroke(writer: PathWriter, { vertices, closed }: Stroke): void {
  const [first] = vertices
  if (!first) return
  writer.moveTo(first)
  if (vertices.length === 1) return writer.dot()
  const ends = closed ? vertices.length : vertices.length - 1
  const at = (position: number): Vertex =>
    (closed ? vertices[(position + vertices.length) % vertices.length] : vertices[position]) ?? first
  for (let position = 0; position < ends; position += 1) {
    const from = at(position)
    const to = at(position + 1)
    const before = closed || position > 0 ? at(position - 1) : from
    const after = closed || position + 2 < vertices.length ? at(position + 2) : to
    const isLast = closed && position === ends - 1
    const [one, two] = controlPoints(before, from, to, after)
    if (one !== from || two !== to) writer.curveTo(one, two, to, from.corner !== true && position > 0)
    else if (!isLast) writer.lineTo(to)
  }
  if (closed) writer.close()
}

function createPathWriter() {
  let data = ''
  let command = ''
  let current: Point | undefined
  let start: Point = { x: 0, y: 0 }
  /** Writes relative numbers; leaves the letter out when it repeats. */
  const write = (letter: string, points: readonly Point[]) => {
    const origin = current ?? { x: 0, y: 0 }
    const numbers = points.flatMap(({ x, y }) => [Math.round(x) - origin.x, Math.round(y) - origin.y])
    const text = numbers.map((number, position) => (number < 0 || position === 0 ? '' : ' ') + String(number)).join('')
    const isRepeated = command === letter
    data += isRepeated && !text.startsWith('-') ? ` ${text}` : isRepeated ? text : letter + text
    command = letter
    const end = points.at(-1)
    if (end) current = { x: Math.round(end.x), y: Math.round(end.y) }
  }
  return {
    moveTo: (point: Point) => {
      command = ''
      write(current ? 'm' : 'M', [point])
      start = current ?? start
    },
    lineTo: (point: Point) => write('l', [point]),
    curveTo: (one: Point, two: Point, end: Point, isSmooth: boolean) =>
      isSmooth && (command === 'c' || command === 's') ? write('s', [two, end]) : write('c', [one, two, end]),
    /** A line without length: round caps make it a dot. */
    dot: () => {
      data += 'h0'
      command = 'h'
    },
    close: () => {
      data += 'z'
      command = 'z'
      current = start
    },
    text: () => data,
  }
}
