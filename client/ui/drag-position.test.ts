import { describe, expect, it } from 'vitest'

import { dropPosition, scrollStep, getRowShift } from './drag-position.ts'

const rows = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 160 },
  { top: 160, bottom: 260 },
]

describe('a dragged row', () => {
  it.each([
    [0, 50, 0],
    [0, 129, 0],
    [0, 131, 1],
    [0, 211, 2],
    [0, 9999, 2],
    [1, 131, 1],
    [1, 49, 0],
    [2, -20, 0],
    [2, 51, 1],
    [2, 150, 2],
  ])('moves from position %i, dropped at %i, to position %i', (dragged, y, to) => {
    expect(dropPosition(rows, dragged, y)).toBe(to)
  })

  it.each([
    [0, 0, [0, 0, 0]],
    [0, 1, [0, -100, 0]],
    [0, 2, [0, -100, -100]],
    [1, 0, [60, 0, 0]],
    [1, 2, [0, 0, -60]],
    [2, 0, [100, 100, 0]],
    [2, 1, [0, 100, 0]],
  ])('dragged from position %i to %i moves the rows by %j', (from, to, shifts) => {
    expect(rows.map((_, rowPosition) => getRowShift(rows, { from, to }, rowPosition))).toEqual(shifts)
  })

  it.each([
    [400, 0],
    [80, 0],
    [79, -1],
    [0, -14],
    [-50, -14],
    [720, 0],
    [721, 1],
    [900, 14],
  ])('scrolls at height %i of 800 by %i', (y, step) => {
    expect(scrollStep(y, 800)).toBe(step)
  })
})
