import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { createAxisTicks } from './trend-axis.ts'

const today = '2026-11-21'
const listLabels = (length: number, maxTicks: number) =>
  createAxisTicks(addDays(today, 1 - length), today, maxTicks).map((tick) => tick.label)

describe('the axis of a trend', () => {
  it.each([
    [7, 8, ['15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov']],
    [7, 4, ['15 Nov', '17 Nov', '19 Nov', '21 Nov']],
    [30, 5, ['24 Oct', '31 Oct', '7 Nov', '14 Nov', '21 Nov']],
    [365, 6, ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']],
    [5000, 8, ['Jan 2014', 'Jan 2016', 'Jan 2018', 'Jan 2020', 'Jan 2022', 'Jan 2024', 'Jan 2026']],
  ])('shows %d days with at most %d ticks as %j', (length, maxTicks, expected) => {
    expect(listLabels(length, maxTicks)).toEqual(expected)
  })

  it('never has too many ticks, nor a tick outside the trend', () => {
    for (let length = 1; length < 30_000; length = Math.ceil(length * 1.3))
      for (const maxTicks of [3, 5, 9]) {
        const from = addDays(today, 1 - length)
        const ticks = createAxisTicks(from, today, maxTicks)
        expect(ticks.length, `${length}`).toBeLessThanOrEqual(maxTicks)
        for (const { date } of ticks) expect(date >= from && date <= today).toBe(true)
      }
  })
})
