import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatFullDate, formatDay } from './date-in-words.ts'
import { minuteMs } from './durations.ts'
import { formatDate, formatDateTime, formatTime, formatUtc, type TimeZone, utc } from './format-date.ts'

const inKolkata: TimeZone = () => 330 * minuteMs
const inHonolulu: TimeZone = () => -600 * minuteMs
const inKiritimati: TimeZone = () => 840 * minuteMs
const endOfSummerTime = Date.UTC(2026, 9, 25, 1)
const inLondon: TimeZone = (at) => (at < endOfSummerTime ? 60 * minuteMs : 0)

describe('a date', () => {
  it.each([
    ['2026-11-24', '24 Nov 2026'],
    ['2026-01-02', '2 Jan 2026'],
    ['0999-09-30', '30 Sep 999'],
  ])('formats %s as %s', (day, expected) => {
    expect(formatDay(day)).toBe(expected)
  })

  it.each([
    ['UTC', utc, '31 Dec 2026, 23:59'],
    ['half an hour off the hour', inKolkata, '1 Jan 2027, 05:29'],
    ['west of Greenwich', inHonolulu, '31 Dec 2026, 13:59'],
    ['a day ahead', inKiritimati, '1 Jan 2027, 13:59'],
  ])('follows its time zone: %s', (_zone, zone, expected) => {
    const at = Date.UTC(2026, 11, 31, 23, 59, 59)
    expect(formatDateTime(at, zone)).toBe(expected)
    expect(`${formatDate(at, zone)}, ${formatTime(at, zone)}`).toBe(expected)
  })

  it('accounts for clock changes', () => {
    expect(formatDateTime(endOfSummerTime - minuteMs, inLondon)).toBe('25 Oct 2026, 01:59')
    expect(formatDateTime(endOfSummerTime, inLondon)).toBe('25 Oct 2026, 01:00')
    expect(formatDate(Date.UTC(2026, 5, 30, 23, 30), inLondon)).toBe('1 Jul 2026')
  })

  it('states its time zone if the reader’s is unknown', () => {
    expect(formatUtc(Date.UTC(2026, 10, 24, 14, 5))).toBe('24 Nov 2026, 14:05 (UTC)')
  })

  it('equals the browser’s format in any time zone', () => {
    const formatters = new Map(
      ['UTC', 'Europe/London', 'America/St_Johns', 'Pacific/Kiritimati'].map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
      ]),
    )
    const anyTime = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...formatters.keys()), (date, name) => {
        const parts = Object.fromEntries(
          (formatters.get(name)?.formatToParts(date) ?? []).map(({ type, value }) => [type, value]),
        )
        const local = Date.UTC(
          Number(parts['year']),
          Number(parts['month']) - 1,
          Number(parts['day']),
          Number(parts['hour']),
          Number(parts['minute']),
        )
        const zone: TimeZone = (at) => local - Math.floor(at / minuteMs) * minuteMs
        expect(formatDateTime(date.getTime(), zone)).toBe(formatDateTime(local, utc))
      }),
    )
  })
})

describe('the date of an edition', () => {
  it.each([
    ['2026-11-24', '24 November 2026'],
    ['2026-11', 'November 2026'],
    ['2026', '2026'],
    ['third edition', 'third edition'],
  ])('formats %s as %s', (date, expected) => {
    expect(formatFullDate(date)).toBe(expected)
  })
})
