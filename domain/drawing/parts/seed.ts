import { corner, type Frame, mix, type Point, range, steps, toPoint, turned, type Vertex } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Part } from '../plant.schemas.ts'
import { type Canvas, glazeOf } from './canvas.ts'

export type SeedStyle = Pick<Part, 'shape' | 'ridges' | 'tint'> & { length: number }

const widths: Readonly<Record<Part['shape'], number>> = {
  round: 0.92,
  wrinkled: 0.95,
  oval: 0.46,
  crescent: 0.3,
  angular: 0.7,
  long: 0.2,
  winged: 0.62,
  pear: 0.54,
  grooved: 0.66,
}

/** Draws a seed or seed-like fruit with ridges, from its stalk end to its tip. */
export function drawSeed(
  { pen, chance, isBold }: Canvas,
  frame: Frame,
  { length, shape, ridges, tint }: SeedStyle,
): void {
  if (shape === 'wrinkled') return drawWrinkled({ pen, chance, isBold }, frame, length, tint)
  const half = (widths[shape] / 2) * length * chance.between(0.94, 1.06)
  const sag = shape === 'crescent' ? length * 0.16 : 0
  const at = (share: number, out: number) =>
    toPoint(frame, share * length, out * half * bulge(share, shape) + sag * Math.sin(Math.PI * share))
  const edge = (side: number): Vertex[] =>
    steps(shape === 'angular' ? 5 : 7).map((share) =>
      shape === 'angular' || share === 0 || share === 1 ? corner(at(share, side)) : at(share, side),
    )
  pen.solid([...edge(-1), ...edge(1).toReversed().slice(1, -1)], { ...glazeOf(tint), shadow: 2.5 })
  pen.area('shade', [at(0.08, 0.9), at(0.5, 0.98), at(0.92, 0.9), at(0.5, 0.4)])
  for (const ridge of range(ridges)) {
    const out = ridges === 1 ? 0 : mix(-0.78, 0.78, ridge / (ridges - 1))
    pen.line(isBold ? 'vein' : 'outline', [at(0.04, out), at(0.5, out), at(0.96, out)])
  }
  if (shape === 'winged') drawRim(pen, at)
  if (shape === 'grooved') pen.brush([at(0.98, -0.55), at(0.6, -0.2), at(0.4, -0.75)], length * 0.05, 2)
  if (shape === 'pear') drawDown(pen, at, length)
  if (ridges === 0 && !isBold)
    for (let left = 10; left > 0; left -= 1) pen.dot(at(chance.between(0.2, 0.85), chance.between(-0.1, 0.8)))
  if ((shape === 'oval' && ridges > 3) || shape === 'pear')
    for (const turn of [-0.5, 0.5])
      pen.brush([at(1, 0), toPoint(turned({ ...at(1, 0), angle: frame.angle }, turn), length * 0.1)], 5, 2)
}

type At = (share: number, out: number) => Point

/** Draws the papery rim at both sides of a flat fruit. */
function drawRim(pen: Pen, at: At): void {
  for (const side of [-1, 1])
    pen.area('paper', [
      ...steps(5).map((share) => at(share, side)),
      ...steps(5).map((share) => at(mix(0.92, 0.08, share), side * 0.6)),
    ])
}

/** Draws the stalk and the short hairs of an aniseed. */
function drawDown(pen: Pen, at: At, length: number): void {
  pen.brush([at(0, 0), at(-0.3, 0.1)], length * 0.06, length * 0.04)
  for (const side of [-1, 1])
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) pen.line('vein', [at(share, side), at(share + 0.05, side * 1.16)])
}

/** Exponents that make a seed blunter the smaller they are. */
const bluntness: Readonly<Record<Part['shape'], number>> = {
  round: 0.55,
  wrinkled: 0.55,
  oval: 0.7,
  crescent: 0.7,
  angular: 0.5,
  long: 0.7,
  winged: 0.75,
  pear: 0.75,
  grooved: 0.3,
}
const bulge = (share: number, shape: Part['shape']) =>
  Math.sin(Math.PI * mix(0.04, 0.96, shape === 'pear' ? Math.max(0, share) ** 0.7 : share)) ** bluntness[shape]

/** Draws a ball with a net of wrinkles, as of a peppercorn. */
function drawWrinkled({ pen, chance, isBold }: Canvas, frame: Frame, length: number, tint: Part['tint']): void {
  const radius = length / 2
  const middle = { ...toPoint(frame, radius), angle: frame.angle }
  pen.solid(
    range(12).map((step) => toPoint(turned(middle, (step / 12) * 2 * Math.PI), radius * (step % 2 === 0 ? 1 : 0.92))),
    { ...glazeOf(tint), shadow: 2.5 },
  )
  for (const wrinkle of range(isBold ? 6 : 11)) {
    const arm = turned(middle, wrinkle * 2.399963)
    const at = (forward: number, out: number) => toPoint(arm, forward * radius, out * radius)
    const reach = chance.between(0.3, 0.55)
    pen.line('outline', [at(reach * 0.4, -0.1), at(reach, 0.08), at(reach + 0.24, -0.12), at(0.86, 0.04)])
  }
}
