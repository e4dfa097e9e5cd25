import { ellipse, mix, range, steps, roundSize, toPoint, turned, up, type Frame, type Vertex } from '../geometry.ts'
import type { Flower } from '../plant.schemas.ts'
import { drawArtichoke } from './artichoke.ts'
import type { DrawOne, View } from './bloom.ts'
import { drawBractedHead } from './bracted-head.ts'
import { type Canvas, glazeOf } from './canvas.ts'
import { drawClove } from './clove.ts'
import { drawDaisy, drawThistle } from './flower-head.ts'
import { drawGum } from './gum.ts'
import { drawPassionflower } from './passionflower.ts'
import { petalOutline } from './petal.ts'
import { drawRose } from './rose.ts'
import { drawBell, drawPea, drawTubular } from './side-flowers.ts'
import { drawSpikelet } from './spikelet.ts'
import { drawTrumpet } from './trumpet.ts'
import { drawLippedFace, drawTwoLipped } from './two-lipped.ts'

type DrawFlower = (canvas: Canvas, flower: Flower, frame: Frame, radius: number) => void

/** Draws a flower at the end of its stalk. `radius` is half its width, or its length if it is a tube. */
export function drawFlower(canvas: Canvas, flower: Flower, frame: Frame, radius: number, view: View = 'side'): void {
  if (flower.form === 'two-lipped' && view === 'front') return drawFace(canvas, flower, frame, radius)
  const size = stampSize(canvas, radius)
  const isLateral = lateralForms.has(flower.form)
  const angle = isLateral ? 0 : up
  const variant = !canvas.isBold && canvas.chance.between(0, 1) < 0.5 ? 'a' : 'b'
  canvas.pen.stamp(
    `${flower.form} ${size} ${variant}`,
    turned(frame, -angle),
    (pen) => forms[flower.form]({ ...canvas, pen }, flower, { x: 0, y: 0, angle }, size),
    { scale: radius / size, mirror: isLateral && Math.cos(frame.angle) < 0 ? -1 : 1 },
  )
}

/** Returns a function that draws one flower of an inflorescence. */
export const drawOneFlower =
  (flower: Flower): DrawOne =>
  (canvas, frame, radius, view) =>
    drawFlower(canvas, flower, frame, radius, view)

/** In a small picture one stamp does for all flowers, and the lines of smaller ones are thinner. */
const stampSize = ({ isBold }: Canvas, radius: number) =>
  isBold && radius <= boldSize ? boldSize : roundSize(radius, isBold ? 2.2 : 1.7)
const boldSize = 60

function drawFace(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const size = stampSize(canvas, radius)
  canvas.pen.stamp(
    `face ${size}`,
    turned(frame, -up),
    (pen) => drawLippedFace({ ...canvas, pen }, flower, { x: 0, y: 0, angle: up }, size * 0.8),
    { scale: radius / size },
  )
}

/** Flowers that are drawn from the side, with an upper and a lower half. */
const lateralForms: ReadonlySet<Flower['form']> = new Set(['two-lipped', 'pea'])

const forms: Readonly<Record<Flower['form'], DrawFlower>> = {
  radial: drawRadial,
  poppy: drawPoppy,
  artichoke: drawArtichoke,
  spikelet: drawSpikelet,
  trumpet: drawTrumpet,
  viola: drawViola,
  'two-lipped': drawTwoLipped,
  pea: drawPea,
  slender: drawSlender,
  tubular: drawTubular,
  bell: drawBell,
  daisy: drawDaisy,
  thistle: drawThistle,
  tiny: drawTiny,
  passionflower: drawPassionflower,
  'bracted head': drawBractedHead,
  rose: drawRose,
  gum: drawGum,
  clove: drawClove,
}

const petalWidths: Readonly<Record<Flower['petal'], number>> = {
  obovate: 1,
  notched: 1,
  pointed: 0.78,
  starry: 0.55,
  narrow: 0.4,
  rounded: 1.1,
  toothed: 0.8,
  fan: 1.1,
}

/** Draws petals around a middle, seen at a slant. */
function drawRadial(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen, chance, isBold } = canvas
  const start = chance.between(0, 2 * Math.PI)
  for (const row of range(flower.rows))
    for (const petal of range(flower.petals)) {
      const turn = start + ((petal + row / 2) / flower.petals) * 2 * Math.PI
      const length = radius * chance.between(0.94, 1.04) * (1 - row * 0.22)
      const width = petalWidths[flower.petal] * Math.min(1.2, (2 * Math.PI) / flower.petals) * length * 0.86
      const outline = petalOutline({ x: 0, y: 0, angle: turn }, flower.petal, length, width)
      pen.solid(slant(frame, outline), { ...glazeOf(flower.tint), shadow: radius > 30 ? 2 : 1 })
      if (radius < 16) continue
      for (const vein of isBold ? [0] : [-0.14, 0, 0.14])
        pen.line(
          'vein',
          slant(frame, [
            toPoint({ x: 0, y: 0, angle: turn }, length * 0.22, 0),
            toPoint({ x: 0, y: 0, angle: turn + vein * 1.4 }, length * 0.66),
          ]),
        )
    }
  drawMiddle(canvas, flower, frame, radius)
}

/** Turns points of a flat flower around the origin into the view at a slant, at the end of the frame. */
const slant = (frame: Frame, vertices: readonly Vertex[]): Vertex[] =>
  vertices.map((vertex) => ({ ...vertex, ...toPoint(frame, vertex.y * 0.78, vertex.x) }))

function drawMiddle(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen, chance, isBold } = canvas
  const counts = { hidden: 0, few: 5, many: isBold ? 11 : 20, showy: isBold ? 9 : 16 } as const
  const reaches = { hidden: 0, few: 0.34, many: 0.5, showy: 0.8 } as const
  const count = counts[flower.stamens]
  if (radius > (isBold ? 12 : 20))
    for (const stamen of range(count)) {
      const turn = ((stamen + chance.between(-0.2, 0.2)) / count) * 2 * Math.PI
      const reach = radius * reaches[flower.stamens] * chance.between(0.75, 1.1)
      const tip = toPoint(frame, Math.sin(turn) * reach * 0.78, Math.cos(turn) * reach)
      pen.line('vein', [toPoint(frame, 0), tip])
      pen.dot(tip)
    }
  pen.solid(ellipse(frame, radius * 0.11, radius * 0.14, 6), { glaze: 'shade', shadow: 1 })
}

/** Draws a flower of a few pixels, for inflorescences of many. */
function drawTiny({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const petals = Math.min(6, flower.petals)
  const outline = range(petals * 2).map((step) =>
    toPoint(turned(frame, (step / petals) * Math.PI), radius * (step % 2 === 0 ? 1 : 0.62)),
  )
  pen.solid(outline, { ...glazeOf(flower.tint), shadow: 1 })
  pen.dot(toPoint(frame, 0))
}

/** Draws four crumpled petals in a cup, seen from the side. */
function drawPoppy(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const draw = (turn: number, length: number, width: number) => {
    const petal = turned(frame, turn)
    pen.solid(petalOutline(petal, 'fan', length, width), glazeOf(flower.tint))
    for (const vein of steps(canvas.isBold ? 3 : 5)) {
      const lean = turned(petal, mix(-0.34, 0.34, vein))
      pen.line('vein', [toPoint(lean, length * 0.25), toPoint(lean, length * 0.78)])
    }
  }
  draw(-0.12, radius * 1.35, radius * 1.25)
  for (const stamen of steps(9)) {
    const tip = toPoint(turned(frame, mix(-0.45, 0.45, stamen)), radius * (stamen === 0.5 ? 0.98 : 0.88))
    pen.line('outline', [toPoint(frame, radius * 0.2), tip])
    pen.dot(tip)
  }
  for (const side of [-1, 1]) draw(side * 0.62, radius * 1.25, radius * 0.95)
  draw(0.06, radius * 0.86, radius * 1.15)
}

/** Draws a narrow floret, one of many in a head. */
function drawSlender({ pen }: Canvas, flower: Flower, frame: Frame, radius: number): void {
  pen.solid(petalOutline(frame, 'narrow', radius * 1.3, radius * 0.46), { ...glazeOf(flower.tint), shadow: 1.5 })
  pen.line('vein', [toPoint(frame, radius * 0.3), toPoint(frame, radius)])
}

/** Draws a pansy's face: two petals above, two at the sides, one below. */
function drawViola(canvas: Canvas, flower: Flower, frame: Frame, radius: number): void {
  const { pen } = canvas
  const petals = [
    { turn: -0.42, tint: 'dark', width: 0.95 },
    { turn: 0.42, tint: 'dark', width: 0.95 },
    { turn: -1.55, tint: 'pale', width: 0.85 },
    { turn: 1.55, tint: 'pale', width: 0.85 },
    { turn: Math.PI, tint: 'white', width: 1.25 },
  ] as const
  for (const turn of [-0.98, 0, 0.98])
    pen.solid(petalOutline(turned(frame, turn), 'pointed', radius * 1.03, radius * 0.3), { glaze: 'shade' })
  for (const { turn, tint, width } of petals) {
    pen.solid(petalOutline(turned(frame, turn), 'rounded', radius, radius * width), glazeOf(tint))
    if (tint === 'dark') continue
    for (const vein of [-0.3, -0.1, 0.1, 0.3])
      pen.brush([toPoint(frame, 0), toPoint(turned(frame, turn + vein), radius * 0.55)], 3, 1)
  }
  pen.solid(ellipse(frame, radius * 0.12, radius * 0.12, 6), { glaze: 'shade', shadow: 1 })
  drawMiddle(canvas, { ...flower, stamens: 'hidden' }, frame, radius * 0.8)
}
