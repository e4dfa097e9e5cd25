import { along, type Frame, grow, mix, type Point, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Inflorescence } from '../plant.schemas.ts'
import type { Bloom, DrawBloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { drawClub } from './club.ts'
import { drawCone } from './cone.ts'
import { drawFlatTop } from './flat-top.ts'
import { drawForkedCyme } from './forked-cyme.ts'
import { drawFroth } from './froth.ts'
import { drawGlobe } from './globe.ts'
import { drawLindenCyme } from './linden-cyme.ts'
import { drawLoosePanicle, drawTassel } from './loose-panicle.ts'
import { petalOutline } from './petal.ts'
import { drawPlantainHead } from './plantain-head.ts'
import { drawSlenderSpike } from './slender-spike.ts'
import { drawCompoundUmbel, drawGlobeUmbel, drawUmbel } from './umbel.ts'
import { drawWhorls, swelling } from './whorls.ts'

/** Draws an inflorescence that begins at the frame. */
export function drawInflorescence(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  types[bloom.style.type](canvas, frame, bloom)
}

const types: Readonly<Record<Inflorescence['type'], DrawBloom>> = {
  single: (canvas, frame, { drawOne, radius }) => drawOne(canvas, frame, radius),
  umbel: (canvas, frame, bloom) => drawUmbel(canvas, frame, bloom, 1.15),
  'compound umbel': drawCompoundUmbel,
  'globe umbel': drawGlobeUmbel,
  'flat top': drawFlatTop,
  'plantain head': drawPlantainHead,
  froth: drawFroth,
  'loose panicle': drawLoosePanicle,
  tassel: drawTassel,
  spike: drawSpike,
  raceme: (canvas, frame, bloom) => drawRaceme(canvas, frame, bloom),
  whorls: drawWhorls,
  panicle: drawPanicle,
  corymb: (canvas, frame, bloom) => drawUmbel(canvas, frame, bloom, 0.95),
  cyme: (canvas, frame, bloom) => drawUmbel(canvas, frame, bloom, 1.3),
  'slender spike': drawSlenderSpike,
  'forked cyme': drawForkedCyme,
  club: drawClub,
  cluster: drawCluster,
  cone: (canvas, frame, { length }) => drawCone(canvas, frame, length),
  catkin: drawCatkin,
  globe: drawGlobe,
  'linden cyme': drawLindenCyme,
}

/** Draws rows of flowers close together, from the top down, because lower ones lie in front. */
function drawSpike(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const axis = grow(frame, length, canvas.chance.between(-0.2, 0.2), canvas.chance, 6)
  canvas.pen.brush(axis, 7, 3)
  for (const row of range(style.flowers).toReversed()) {
    const share = (row + 0.3) / style.flowers
    const size = radius * swelling[style.outline](share)
    for (const turn of [-0.95, 0.95, -0.4, 0.4, 0])
      drawOne(
        canvas,
        turned(toFrame(along(axis, share), 0, turn * size * 0.25), turn + canvas.chance.between(-0.1, 0.1)),
        size,
      )
  }
}

/** Draws stalked flowers on alternate sides of an axis, open ones below and buds at the tip. */
function drawRaceme(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const { pen, chance } = canvas
  const axis = grow(frame, length, chance.between(-0.25, 0.25), chance, 6)
  pen.brush(axis, 7, 3)
  const outward = Math.cos(frame.angle) < 0 ? -1 : 1
  const droop = style.posture === 'hanging' || style.posture === 'nodding' ? 1.5 : style.oneSided ? 1.2 : 0.9
  for (const place of range(style.flowers).toReversed()) {
    const share = (place + 0.4) / style.flowers
    const side = style.oneSided ? outward : place % 2 === 0 ? 1 : -1
    const stalk = grow(turned(along(axis, share), side * droop), radius * 0.5, side * -0.3, undefined, 2)
    pen.brush(stalk, 4, 3)
    drawOne(canvas, along(stalk, 1), radius * (1 - 0.5 * share))
  }
}

function drawPanicle(canvas: Canvas, frame: Frame, bloom: Bloom): void {
  const { pen, chance } = canvas
  const { length, radius, drawOne, style } = bloom
  const axis = grow(frame, length, chance.between(-0.2, 0.2), chance, 6)
  pen.brush(axis, 8, 3)
  const branches = Math.max(3, Math.round(style.flowers / 2.5))
  const reach = length * (style.outline === 'cylindrical' ? 0.22 : 0.42)
  const heads = Math.max(2, Math.min(4, Math.floor(reach / (radius * 1.6))))
  for (const place of range(branches).toReversed()) {
    const share = (place + 0.3) / branches
    const side = place % 2 === 0 ? 1 : -1
    const branch = grow(turned(along(axis, share), side * 0.8), reach * (1.1 - share), -side * 0.3, chance, 4)
    pen.brush(branch, 5, 2.5)
    for (const step of steps(heads))
      for (const turn of [-0.8, 0.8])
        drawOne(canvas, toFrame(turned(along(branch, mix(0.35, 1, step)), turn), radius * 0.7), radius)
  }
  drawOne(canvas, along(axis, 1), radius)
}

/** Draws a crowded group of flowers, the outer ones first. */
function drawCluster(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const { pen, chance } = canvas
  const places = range(style.flowers).map((place) => {
    const reach = length * 0.5 * Math.sqrt((place + 0.4) / style.flowers)
    const turn = place * 2.399963
    return { point: toPoint(frame, length * 0.5 + Math.sin(turn) * reach * 0.75, Math.cos(turn) * reach), reach }
  })
  for (const { point } of places) pen.brush(bowTo(frame, point), 5, 3)
  for (const { point } of places.toReversed()) {
    const angle = Math.atan2(point.y - frame.y, point.x - frame.x)
    drawOne(canvas, { ...point, angle: mix(frame.angle, angle, 0.5) }, chance.vary(radius, 0.08))
  }
}

function bowTo(frame: Frame, end: Point): Point[] {
  const reach = Math.hypot(end.x - frame.x, end.y - frame.y)
  return [
    toPoint(frame, 0),
    toPoint(frame, reach * 0.4),
    { x: mix(frame.x, end.x, 0.75), y: mix(frame.y, end.y, 0.75) },
    end,
  ]
}

/** Draws a hanging string of small overlapping scales, as of birch, nettle or walnut. */
function drawCatkin(canvas: Canvas, frame: Frame, { length, radius, style }: Bloom): void {
  const { pen, chance } = canvas
  const axis = grow(frame, length, 0.3 * chance.side(), chance, 6)
  pen.brush(axis, 5, 3)
  const size = Math.max(radius, (length / style.flowers) * 1.25)
  for (const step of range(style.flowers).toReversed()) {
    const share = (step + 0.5) / style.flowers
    for (const side of [-1, 1, 0])
      pen.stamp(
        `scale ${Math.round(size)}`,
        turned(
          toFrame(along(axis, share), side === 0 ? -size * 0.3 : 0, side * size * 0.3),
          side * chance.between(0.5, 0.8),
        ),
        (inner) =>
          inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'rounded', size, size * 0.8), {
            glaze: 'wash',
            shadow: 1.5,
          }),
        { scale: 1.05 - share * 0.35 },
      )
  }
}
