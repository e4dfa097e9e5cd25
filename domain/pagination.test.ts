import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { listPageNumbers, getPageRange } from './pagination.ts'

describe('pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('on page %i of %i offers the pages %j', (page, pageCount, numbers) => {
    expect(listPageNumbers(page, pageCount)).toEqual(numbers)
  })

  it('always offers the current page and at most five', () => {
    const pages = fc
      .integer({ min: 1, max: 10_000 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
    fc.assert(
      fc.property(pages, ([page, pageCount]) => {
        const numbers = listPageNumbers(page, pageCount)
        expect(numbers).toContain(page)
        expect(numbers).toHaveLength(Math.min(5, pageCount))
        expect(numbers.at(-1)).toBeLessThanOrEqual(pageCount)
      }),
    )
  })

  it('returns the positions that a page shows', () => {
    expect(getPageRange(2, 9, 4)).toEqual({ first: 10, last: 13 })
    expect(getPageRange(1, 9, 0)).toBeUndefined()
  })
})
