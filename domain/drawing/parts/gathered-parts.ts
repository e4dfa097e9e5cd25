import { type Frame, grow, range, ribbon, toFrame, turned, up } from '../geometry.ts'
import type { Part, Plant } from '../plant.schemas.ts'
import { drawBarkScroll } from './bark-scroll.ts'
import type { Canvas } from './canvas.ts'
import { drawHalfOrange, drawPeelStrip } from './citrus-peel.ts'
import { drawFlower } from './flower.ts'
import { drawInnerBark } from './inner-bark.ts'
import { drawCardamomSeed, drawOpenCapsule, drawTrigonousCapsule } from './open-pod.ts'
import { drawRoot } from './root.ts'
import { drawLoosePetal } from './rose.ts'
import { scatter } from './scatter.ts'
import { drawRolledLeaf, drawShoot } from './tea-leaf.ts'
import { drawWoodChip } from './wood-chip.ts'

type DrawPart = (canvas: Canvas, plant: Plant, length: number) => void

type Gathered = Extract<
  Part['kind'],
  | 'shoot'
  | 'buds'
  | 'rolled leaves'
  | 'needles'
  | 'petals'
  | 'bark scroll'
  | 'inner bark'
  | 'peel strips'
  | 'open pods'
  | 'root'
  | 'wood chips'
>

const origin: Frame = { x: 0, y: 0, angle: up }

/** Parts of trees, shrubs and roots as they are sold: dried, cut or rolled. */
export const gatheredParts: Readonly<Record<Gathered, DrawPart>> = {
  shoot: (canvas, { leaf }, length) => {
    if (leaf) drawShoot(canvas, leaf, origin, length)
  },
  'rolled leaves': (canvas, _, length) => {
    for (const { forward, out, turn } of scatter(6))
      drawRolledLeaf(canvas, turned(toFrame(origin, forward * length * 0.4, out * length * 0.4), turn), length)
  },
  needles: (canvas, _, length) => {
    for (const place of range(canvas.isBold ? 13 : 22)) drawNeedle(canvas, place, length)
  },
  buds: (canvas, { flower }, length) => {
    if (!flower) return
    for (const { forward, out, turn } of canvas.isBold ? boldBudPlaces : budPlaces)
      drawFlower(canvas, flower, turned(toFrame(origin, forward * length, out * length), turn), length / 2)
  },
  petals: (canvas, { flower }, length) => {
    if (flower)
      for (const { forward, out, turn } of scatter(4))
        drawLoosePetal(
          canvas,
          flower,
          turned(toFrame(origin, forward * length * 0.8, out * length * 0.7), turn),
          length,
        )
  },
  'bark scroll': (canvas, _, length) => {
    drawBarkScroll(canvas, turned(toFrame(origin, length * 0.08, -length * 0.2), 0.2), length)
    drawBarkScroll(canvas, turned(toFrame(origin, -length * 0.1, length * 0.12), 0.62), length * 0.92)
  },
  'inner bark': (canvas, _, length) => {
    for (const { out, forward, turn, share, curl } of strips)
      drawInnerBark(canvas, turned(toFrame(origin, forward * length, out * length), turn), length * share, curl)
  },
  'peel strips': (canvas, _, length) => {
    drawPeelStrip(canvas, turned(toFrame(origin, -length * 0.1, -length * 0.62), -0.7), length)
    drawPeelStrip(canvas, turned(toFrame(origin, -length * 0.55, length * 0.5), -1.2), length * 0.9)
    drawHalfOrange(canvas, toFrame(origin, length * 0.34, length * 0.16), length * 0.44)
  },
  'open pods': (canvas, { fruit }, length) => {
    if (!fruit) return
    drawTrigonousCapsule(canvas, fruit, turned(toFrame(origin, -length * 0.4, -length * 0.42), -0.25), length)
    drawOpenCapsule(canvas, fruit, turned(toFrame(origin, -length * 0.42, length * 0.16), 0.2), length)
    for (const out of [-0.2, 0.06, 0.3])
      drawCardamomSeed(
        canvas,
        toFrame(origin, -length * (0.52 + (out > 0 ? 0.06 : 0.1)), out * length - length * 0.08),
        length * 0.075,
      )
  },
  root: (canvas, { root }, length) => {
    if (root) drawRoot(canvas, root, turned(origin, Math.PI), length, length * 0.2)
  },
  'wood chips': (canvas, _, length) => {
    for (const { forward, out, turn } of scatter(6))
      drawWoodChip(canvas, turned(toFrame(origin, forward * length * 0.5, out * length * 0.62), turn), length)
  },
}

/** Strips of inner bark that lie across each other. */
const strips = [
  { forward: -0.42, out: -0.34, turn: 0.72, share: 1, curl: -0.7 },
  { forward: -0.44, out: 0.3, turn: -0.5, share: 1, curl: 0.75 },
  { forward: -0.5, out: -0.08, turn: 0.2, share: 1.02, curl: -0.55 },
] as const

const budPlaces = [
  { forward: -0.2, out: -0.42, turn: -0.35 },
  { forward: 0.5, out: 0.02, turn: 2.7 },
  { forward: -0.36, out: 0.34, turn: 0.3 },
] as const

/** Three buds that fan out from one place. */
const boldBudPlaces = [
  { forward: -0.46, out: -0.16, turn: -0.5 },
  { forward: -0.46, out: 0.16, turn: 0.5 },
  { forward: -0.22, out: 0, turn: 0 },
] as const

/** Draws one of many short needles that lie in a loose heap: cut at one end, pointed at the other, a little bent. */
function drawNeedle({ pen, chance }: Canvas, place: number, length: number): void {
  const reach = length * Math.sqrt((place + 0.5) / 22)
  const turn = place * 2.399963
  const frame = toFrame(origin, Math.sin(turn) * reach * 0.42, Math.cos(turn) * reach * 0.8, chance.between(0.7, 2.4))
  const size = length * chance.between(0.55, 0.95)
  const axis = grow(toFrame(frame, -size / 2), size, chance.between(-0.7, 0.7), undefined, 4)
  pen.solid(
    ribbon(axis, (share) => length * 0.075 * Math.sqrt(1.02 - share), 5),
    { glaze: place % 3 === 0 ? 'wash' : 'shade', twice: place % 3 === 1, shadow: 2 },
  )
}
