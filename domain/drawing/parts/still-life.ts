import { type Frame, mix, range, toFrame, toPoint, turned, up } from '../geometry.ts'
import type { Inflorescence, Plant } from '../plant.schemas.ts'
import { drawBarkStrip, drawQuill } from './bark.ts'
import type { Canvas } from './canvas.ts'
import { drawCone } from './cone.ts'
import { drawFlower, drawOneFlower } from './flower.ts'
import { drawFruit } from './fruit.ts'
import { gatheredParts } from './gathered-parts.ts'
import { drawGrassShoot } from './grass-shoot.ts'
import { drawHip } from './hip.ts'
import { drawInflorescence } from './inflorescence.ts'
import { drawLeaf } from './leaf.ts'
import { drawLichenPiece, drawLichenTuft } from './lichen.ts'
import { drawSilk } from './maize.ts'
import { drawPeel } from './peel.ts'
import { drawRhizome } from './rhizome.ts'
import { drawRoot, drawSlice } from './root.ts'
import { scatter } from './scatter.ts'
import { drawSeed } from './seed.ts'
import { drawSprig } from './sprig.ts'
import { drawStar } from './star.ts'

/** Draws the part used, around the origin. One piece is `length` long. */
type DrawPart = (canvas: Canvas, plant: Plant, length: number) => void

export function drawPart(canvas: Canvas, plant: Plant, length: number): void {
  kinds[plant.part.kind](canvas, plant, length)
}

const origin: Frame = { x: 0, y: 0, angle: up }

const kinds: Readonly<Record<Plant['part']['kind'], DrawPart>> = {
  ...gatheredParts,
  leaf: (canvas, { leaf }, length) => {
    if (!leaf) return
    drawLeaf(
      canvas,
      { ...leaf, stalk: leaf.stalk === 'none' ? 'none' : 'short' },
      { frame: turned(origin, 0.25), length: leaf.stalk === 'none' ? length : length * 0.85, bend: 0.35 },
    )
  },
  flower: drawFlowers,
  'flower head': drawFlowers,
  inflorescence: drawBloom,
  sprig: drawSprig,
  cone: (canvas, _, length) => {
    drawCone(canvas, turned(origin, Math.PI + 0.3), length)
    drawCone(canvas, turned(toFrame(origin, -length * 0.15, length * 0.4), Math.PI - 0.4), length * 0.8)
  },
  fruit: (canvas, { fruit }, length) => {
    if (fruit)
      for (const place of [-1, 1])
        drawFruit(
          canvas,
          fruit,
          turned(toFrame(origin, place * length * 0.2, place * length * 0.6), place * 0.5),
          length,
        )
  },
  berries: (canvas, { fruit }, length) => {
    if (!fruit) return
    for (const { forward, out, turn } of scatter(7))
      drawFruit(canvas, fruit, turned(toFrame(origin, forward * length * 0.85, out * length * 0.85), turn), length)
  },
  seeds: (canvas, { part }, length) => {
    if (canvas.isBold) return drawFewSeeds(canvas, part, length)
    for (const { forward, out, turn } of scatter(part.shape === 'long' || part.shape === 'crescent' ? 6 : 7))
      drawSeed(canvas, turned(toFrame(origin, forward * length * 0.62, out * length * 0.62), turn), {
        ...part,
        length: canvas.chance.vary(length, 0.06),
      })
  },
  star: (canvas, _, length) => {
    drawStar(canvas, origin, length / 2)
    if (!canvas.isBold) drawStar(canvas, turned(toFrame(origin, -length * 0.55, length * 0.62), 0.2), length * 0.3)
  },
  hip: (canvas, _, length) => {
    drawHip(canvas, turned(origin, Math.PI + 0.35), length)
    drawHip(canvas, turned(toFrame(origin, -length * 0.1, length * 0.42), Math.PI - 0.45), length * 0.86)
  },
  pod: (canvas, { fruit }, length) => {
    if (fruit) for (const turn of [0.5, 1.1]) drawFruit(canvas, fruit, turned(origin, turn), length)
  },
  'root slices': (canvas, _, length) => {
    for (const { forward, out } of scatter(5))
      drawSlice(
        canvas,
        { ...toPoint(origin, forward * length * 0.85, out * length * 0.85), angle: canvas.chance.between(0, 6) },
        length / 2,
      )
  },
  'root pieces': drawRootPieces,
  rhizome: (canvas, _, length) => {
    drawRhizome(canvas, turned(origin, Math.PI / 2 - 0.25), length)
    drawSlice(canvas, { ...toPoint(origin, -length * 0.42, length * 0.62), angle: 0 }, length * 0.17)
  },
  'bark quill': (canvas, _, length) => {
    for (const place of [0, 1, 2])
      drawQuill(
        canvas,
        turned(
          toFrame(origin, place === 2 ? length * 0.12 : 0, (place - 0.8) * length * 0.27),
          0.5 + place * 0.06 - (place === 2 ? 0.5 : 0),
        ),
        length,
        3,
      )
  },
  'bark strips': (canvas, _, length) => {
    for (const place of range(3))
      drawBarkStrip(
        canvas,
        turned(toFrame(origin, 0, (place - 1) * length * 0.32), mix(-0.25, 0.35, place / 2)),
        length * (1 - place * 0.1),
      )
  },
  peel: (canvas, _, length) => drawPeel(canvas, origin, length / 2),
  lichen: (canvas, _, length) =>
    canvas.isBold ? drawLichenTuft(canvas, origin, length) : drawLichenPiece(canvas, origin, length),
  'root tuft': (canvas, _, length) => {
    const crown = { ...origin, angle: -up }
    drawRoot(canvas, { type: 'fibrous', size: 'medium' }, crown, length * 0.85, length * 0.12)
    drawSlice(canvas, toFrame(crown, -length * 0.02), length * 0.11)
  },
  silk: (canvas, _, length) => {
    drawSilk(canvas, { ...origin, angle: 0.2 - up }, length, canvas.isBold ? 14 : 26, 0.3)
    drawSilk(canvas, { ...origin, angle: 0.2 + up }, length * 0.3, 9, 0.4)
  },
  stalks: (canvas, { leaf }, length) => {
    if (!leaf) return
    for (const turn of [-0.5, 0.46, 0])
      drawGrassShoot(canvas, { ...leaf, width: 0.11 }, turned(toFrame(origin, 0, turn * length * 0.34), turn * 0.5), {
        length: length * 0.62,
        width: length * 0.17,
        bend: turn * 0.2,
        blades: [-0.16, 0.2, 0.02].map((blade) => ({
          turn: blade,
          length: length * (blade === 0.02 ? 0.5 : 0.42),
          bend: blade * 3,
        })),
      })
  },
}

/** Distances between seeds that lie side by side, in lengths. */
const seedGaps: Readonly<Record<Plant['part']['shape'], number>> = {
  round: 0.8,
  grooved: 0.8,
  angular: 0.8,
  winged: 0.72,
  pear: 0.66,
  wrinkled: 0.8,
  oval: 0.58,
  crescent: 0.46,
  long: 0.4,
}

/** Draws three large seeds side by side, which stay clear in a small picture; of round ones, a pile. */
function drawFewSeeds(canvas: Canvas, part: Plant['part'], length: number): void {
  const isRound = part.shape === 'round' || part.shape === 'wrinkled' || part.shape === 'grooved'
  const gap = seedGaps[part.shape]
  for (const place of [-1, 1, 0]) {
    const frame = toFrame(origin, (isRound ? 0.62 : 0.14) * (1 - Math.abs(place)) * length, place * gap * length)
    drawSeed(canvas, turned(frame, 0.3 + place * 0.2), { ...part, length })
  }
}

function drawFlowers(canvas: Canvas, { flower }: Plant, length: number): void {
  if (!flower) return
  drawFlower(canvas, flower, turned(origin, -0.2), length / 2)
  if (!canvas.isBold)
    drawFlower(canvas, flower, turned(toFrame(origin, -length * 0.62, length * 0.5), 0.5), length * 0.34)
}

function drawBloom(canvas: Canvas, { flower, inflorescence }: Plant, length: number): void {
  if (flower && inflorescence)
    drawInflorescence(canvas, turned(origin, inflorescence.posture === 'hanging' ? Math.PI : 0.12), {
      drawOne: drawOneFlower(flower),
      style: { ...inflorescence, flowers: Math.min(inflorescence.type === 'froth' ? 20 : 9, inflorescence.flowers) },
      length,
      radius: length * bloomRadii(inflorescence.type),
    })
}

function drawRootPieces(canvas: Canvas, { root }: Plant, length: number): void {
  const whole = { type: root?.type ?? 'taproot', size: 'medium' } as const
  for (const place of [-1, 1]) {
    const frame = turned(toFrame(origin, place * length * 0.1, place * length * 0.2), Math.PI + place * 0.25)
    drawRoot(canvas, { ...whole, type: 'taproot' }, frame, length, length * 0.2)
    drawSlice(canvas, { ...toPoint(frame, -4), angle: 0 }, length * 0.105)
  }
}

/** Radius of a flower as a share of the inflorescence. */
const bloomRadii = (type: Inflorescence['type']) =>
  type === 'compound umbel' || type === 'panicle' || type === 'froth'
    ? 0.05
    : type === 'loose panicle'
      ? 0.11
      : type === 'whorls' || type === 'spike'
        ? 0.15
        : 0.22
