import {
  along,
  corner,
  distance,
  type Frame,
  type Point,
  range,
  ribbon,
  steps,
  toFrame,
  toPoint,
  turned,
} from '../geometry.ts'
import { hatch } from '../pen.ts'
import type { Plant } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'

export type StemStyle = Plant['stem']
/** `start` and `end` are widths; `joints` are the shares of the curve at which a jointed stem has its rings. */
export type StemPlace = { curve: readonly Point[]; start: number; end: number; joints?: readonly number[] }

/** Draws a stem that narrows along its curve. */
export function drawStem(canvas: Canvas, style: StemStyle, place: StemPlace): void {
  const { pen, isBold } = canvas
  const { curve, start, end } = place
  const widthAt = (share: number) => start + (end - start) * share
  pen.solid(
    ribbon(curve, (share) => widthAt(share) * (style.section === 'woody' ? 1 + 0.12 * Math.sin(share * 40) : 1)),
    {
      glaze: 'wash',
      shadow: 2,
    },
  )
  pen.area('shade', shadowSide(curve, widthAt))
  if (style.section === 'jointed')
    for (const share of place.joints ?? []) drawJoint(canvas, along(curve, share), widthAt(share))
  if (isBold) return armed.has(style.surface) ? drawStemSurface(canvas, style, place) : undefined
  if (start < 9) return
  if (style.section === 'square') drawEdge(canvas, curve, widthAt, -0.12)
  if (style.section === 'ribbed') for (const share of [-0.22, 0.1]) drawEdge(canvas, curve, widthAt, share)
  if (style.section === 'woody') drawBark(canvas, place)
  drawStemSurface(canvas, style, place)
}

/** Draws the toothed sheath that rings a stem, as of horsetail. */
function drawJoint({ pen }: Canvas, frame: Frame, width: number): void {
  const teeth = [-0.7, -0.35, 0, 0.35, 0.7].flatMap((out) => [
    corner(toPoint(frame, width * 1.1, out * width)),
    corner(toPoint(frame, width * 0.5, (out + 0.17) * width)),
  ])
  pen.solid(
    [corner(toPoint(frame, -width * 0.3, -width * 0.55)), ...teeth, corner(toPoint(frame, -width * 0.3, width * 0.55))],
    { glaze: 'shade', twice: true, shadow: 1 },
  )
}

/** Surfaces that show in a small picture too. */
const armed: ReadonlySet<StemStyle['surface']> = new Set(['thorny', 'prickly', 'stinging'])

/** Returns the strip of a stem that lies in shade. */
function shadowSide(curve: readonly Point[], widthAt: (share: number) => number) {
  const side = Math.sin(along(curve, 0.5).angle) < -0.3 ? 1 : Math.cos(along(curve, 0.5).angle) < 0 ? -1 : 1
  const shares = steps(5)
  const outer = shares.map((share) => toPoint(along(curve, share), 0, (side * widthAt(share)) / 2))
  const inner = shares.toReversed().map((share) => toPoint(along(curve, share), 0, side * widthAt(share) * 0.08))
  return [outer, inner].flatMap((edge) => edge.map((point, position) => (position % 4 === 0 ? corner(point) : point)))
}

function drawEdge({ pen }: Canvas, curve: readonly Point[], widthAt: (share: number) => number, share: number): void {
  pen.line(
    'vein',
    steps(5).map((step) => toPoint(along(curve, step), 0, widthAt(step) * share)),
  )
}

/** Draws hatching and lenticels. */
function drawBark({ pen, chance }: Canvas, { curve, start, end }: StemPlace): void {
  hatch(pen, curve, { from: 0.02, to: 0.9, count: 26, inner: start * 0.1, outer: start * 0.44 })
  for (let left = 10; left > 0; left -= 1) {
    const share = chance.between(0.03, 0.85)
    const out = chance.between(-0.3, 0.1) * (start + (end - start) * share)
    const frame = along(curve, share)
    pen.line('outline', [toPoint(frame, 0, out), toPoint(frame, 0, out + 5)])
  }
}

function drawStemSurface(canvas: Canvas, style: StemStyle, { curve, start, end }: StemPlace): void {
  const { pen, chance } = canvas
  const amounts = { smooth: 0, spotted: 18, hairy: 34, stinging: 30, thorny: 5, prickly: 9 } as const
  const reach = distance(along(curve, 0), along(curve, 1))
  const amount = Math.round(amounts[style.surface] * Math.min(1, reach / 900))
  for (const position of range(amount)) {
    const share = (position + chance.between(0.2, 0.8)) / amount
    const side = position % 2 === 0 ? 1 : -1
    const frame = along(curve, share)
    const half = (start + (end - start) * share) / 2
    if (style.surface === 'spotted') pen.dot(toPoint(frame, 0, chance.between(-0.7, 0.7) * half))
    else if (style.surface === 'thorny') drawThorn(canvas, frame, side * half, 46)
    else if (style.surface === 'prickly') drawThorn(canvas, frame, side * half, 22, true)
    else drawHair(canvas, frame, (chance.between(0, 1) < 0.5 ? -1 : 1) * half, style.surface === 'stinging' ? 1.5 : 1)
  }
}

/** Draws a hair of a stem, no two alike. */
function drawHair({ pen, chance }: Canvas, frame: Frame, out: number, share: number): void {
  const length = chance.between(4, 13) * share
  const lean = chance.between(-0.7, 0.9) * length
  const at = (part: number, bow: number) => toPoint(frame, lean * part + bow, out + Math.sign(out) * length * part)
  pen.line('vein', [at(0, 0), at(0.55, length * 0.18), at(1, 0)])
}

/** Draws a thorn at the side of a stem; a prickle is hooked backward. */
function drawThorn({ pen }: Canvas, frame: Frame, out: number, length: number, isHooked = false): void {
  const side = Math.sign(out)
  const base = length * (isHooked ? 0.5 : 0.16)
  const tip = toPoint(frame, isHooked ? -base * 0.9 : length * 0.25, out + side * length)
  pen.solid(
    [
      { ...toPoint(frame, -base, out * 0.9), corner: true },
      toPoint(frame, isHooked ? -base * 0.6 : -base * 0.2, out + side * length * 0.45),
      { ...tip, corner: true },
      toPoint(frame, base * 0.5, out + side * length * 0.4),
      { ...toPoint(frame, base, out * 0.9), corner: true },
    ],
    { glaze: 'shade', shadow: 1 },
  )
}

/** Draws a coiled tendril. */
export function drawTendril({ pen, chance }: Canvas, frame: Frame, length: number): void {
  const side = chance.side()
  let current = frame
  const points = range(16).map((step) => {
    const tightening = step < 5 ? 0.06 : 0.5
    const advance = step < 5 ? length / 6 : (length / 6) * (1 - step / 20)
    current = toFrame(turned(current, side * tightening), advance)
    return toPoint(current, 0)
  })
  pen.brush([toPoint(frame, 0), ...points], 6, 2.5)
}
