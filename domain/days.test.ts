import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, addMonths, toUtcDay, daysBetween, isDay } from './days.ts'

describe('a day', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s plus %d days is %s, across a clock change too', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(count)
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['soon', false],
  ])('%s is a valid calendar day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
})

describe('adding months to a day', () => {
  it.each([
    ['2026-11-21', 12, '2027-11-21'],
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 18, '2028-06-30'],
    ['2026-01-31', 1, '2026-02-28'],
    ['0002-05-05', 12, '0003-05-05'],
  ])('turns %s and %i months into %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  it('returns a valid day roughly that many months later', () => {
    const anyDate = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (date, months) => {
        const day = toUtcDay(date.getTime())
        const later = addMonths(day, months)
        expect(isDay(later)).toBe(true)
        expect(daysBetween(day, later)).toBeGreaterThanOrEqual(28 * months)
        expect(daysBetween(day, later)).toBeLessThanOrEqual(31 * months)
      }),
    )
  })
})
