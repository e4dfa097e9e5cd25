import { along, grow, type Frame, mix, range, steps, toFrame, toPoint, turned } from '../geometry.ts'
import type { Bloom } from './bloom.ts'
import type { Canvas } from './canvas.ts'
import { petalOutline } from './petal.ts'

/** Draws a long thin spike: young fruits below, a few open flowers above them, buds up to the tip. */
export function drawSlenderSpike(canvas: Canvas, frame: Frame, { drawOne, style, length, radius }: Bloom): void {
  const { pen, chance } = canvas
  const axis = grow(frame, length, chance.between(-0.18, 0.18), chance, 7)
  pen.brush(axis, 8, 3)
  for (const place of range(style.flowers).toReversed()) {
    const share = (place + 0.4) / style.flowers
    const side = place % 2 === 0 ? 1 : -1
    const here = toFrame(along(axis, share), 0, side * radius * 0.22, side * chance.between(0.6, 0.95))
    const stage = stageOf(share)
    pen.line('outline', [toPoint(along(axis, share), 0), toPoint(here, radius * (stage === 'open' ? 0.5 : 0.15))])
    if (stage === 'open') drawOne(canvas, toFrame(here, radius * 0.5), chance.vary(radius, 0.08))
    else if (stage === 'fruit' && style.fruits === 'burrs') drawSpikeBurr(canvas, here, radius)
    else drawBud(canvas, here, radius * (stage === 'bud' ? 0.8 - 0.35 * share : 0.7))
  }
  drawBud(canvas, along(axis, 0.98), radius * 0.5)
}

const stageOf = (share: number) => (share < 0.26 ? 'fruit' : share < 0.64 ? 'open' : 'bud')

/** Draws a nodding top-shaped fruit with a ring of hooks. */
function drawSpikeBurr({ pen }: Canvas, frame: Frame, radius: number): void {
  const full = 40
  const side = Math.cos(frame.angle) < 0 ? -1 : 1
  pen.stamp(
    'spike burr',
    turned(frame, side * 0.9),
    (inner) => {
      for (const share of steps(6)) {
        const hook = { x: full * 0.55, y: 0, angle: mix(-1.3, 1.3, share) }
        inner.brush(grow(hook, full * 0.62, share - 0.5, undefined, 2), 3, 1.5)
      }
      inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'obovate', full * 0.8, full * 0.62), {
        glaze: 'shade',
        shadow: 1.5,
      })
    },
    { scale: (radius * 0.95) / full },
  )
}

/** Draws a bud or a young fruit in its calyx. */
function drawBud({ pen }: Canvas, frame: Frame, length: number): void {
  const full = 30
  pen.stamp(
    'spike bud',
    frame,
    (inner) => {
      inner.solid(petalOutline({ x: 0, y: 0, angle: 0 }, 'rounded', full, full * 0.62), { glaze: 'wash', shadow: 1.5 })
      inner.solid(petalOutline(turned({ x: 0, y: 0, angle: 0 }, 0.3), 'pointed', full * 0.6, full * 0.34), {
        glaze: 'shade',
        shadow: 0,
      })
    },
    { scale: length / full },
  )
}
