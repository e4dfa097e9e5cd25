import { describe, expect, it } from 'vitest'

import { addDays, dayInWords, daysBetween } from './days.ts'

describe('a day', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s, over the change of the clock as well', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(count)
  })

  it('is written as everywhere on the site', () => {
    expect(dayInWords('2026-03-05')).toBe('Mar 05, 2026')
  })
})
