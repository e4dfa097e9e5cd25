import { along, grow, type Frame, range, toFrame, turned } from '../geometry.ts'
import type { DrawBloom } from './bloom.ts'
import { swelling } from './whorls.ts'

/** Draws a thick spike whose flowers face the viewer, as of mullein, from the top down. */
export const drawClub: DrawBloom = (canvas, frame, { drawOne, style, length, radius }) => {
  const { pen, chance } = canvas
  const axis = grow(frame, length, chance.between(-0.1, 0.1), chance, 6)
  pen.brush(axis, radius * 0.9, radius * 0.4)
  drawOne(canvas, along(axis, 1), radius * swelling[style.outline](1))
  for (const row of range(style.flowers).toReversed()) {
    const share = (row + 0.3) / style.flowers
    const size = radius * swelling[style.outline](share)
    for (const out of row % 2 === 0 ? [-1.3, 1.3, 0] : [-0.66, 0.66])
      drawOne(canvas, placeOn(along(axis, share), out, size), chance.vary(size, 0.1))
  }
}

const placeOn = (here: Frame, out: number, size: number): Frame => turned(toFrame(here, 0, out * size), out * 0.5)
