import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { herbChoices, meansByDay } from './day-means.ts'
import type { JournalEntry } from './journal.schemas.ts'
import { toOneDecimal, herbShare, trendOf, trendRows, trendSpots, withGaps } from './trends.rules.ts'

const today = '2026-11-21'

const entry = (date: string, rest: Partial<JournalEntry> = {}): JournalEntry => ({
  id: `${date} ${JSON.stringify(rest)}`,
  date,
  mood: 5,
  energy: 5,
  sleep: 5,
  symptoms: '',
  herbsTaken: '',
  notes: '',
  editedAt: 0,
  ...rest,
})

const nothing = { from: today, to: today, entryDays: [] }

const daily = (count: number) =>
  meansByDay(Array.from({ length: count }, (_, position) => entry(addDays(today, -position))))

const rows = (count: number, range: Parameters<typeof trendOf>[1], herb?: string) => {
  const trend = trendOf(daily(count), range, today)
  return trend ? trendRows(trend, herb) : []
}

describe('the means of a day', () => {
  it('include all its entries, with the days in order', () => {
    const days = meansByDay([
      entry('2026-11-20', { mood: 8, energy: 3 }),
      entry('2026-11-18', { sleep: 9 }),
      entry('2026-11-20', { mood: 5, energy: 4, herbsTaken: 'Chamomile' }),
    ])
    expect(days.map(({ date, entries, mood, energy }) => [date, entries, mood, energy])).toEqual([
      ['2026-11-18', 1, 5, 5],
      ['2026-11-20', 2, 6.5, 3.5],
    ])
    expect(days[1]?.herbs.has('chamomile')).toBe(true)
    expect(toOneDecimal(6.54)).toBe('6.5')
    expect(toOneDecimal(7)).toBe('7')
  })
})

describe('the herbs of the journal', () => {
  it('count days instead of entries in any letter case, most frequent first', () => {
    expect(
      herbChoices([
        entry('2026-11-20', { herbsTaken: 'Thyme, chamomile' }),
        entry('2026-11-20', { herbsTaken: 'CHAMOMILE' }),
        entry('2026-11-19', { herbsTaken: 'Chamomile' }),
      ]),
    ).toEqual([
      { key: 'chamomile', name: 'chamomile', days: 2 },
      { key: 'thyme', name: 'Thyme', days: 1 },
    ])
  })
})

describe('a trend', () => {
  it.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    ['365', 365],
    ['all', 400],
  ] as const)('in range %s has %d days including today', (range, count) => {
    const trend = trendOf(daily(400), range, today)
    expect(trend?.entryDays).toHaveLength(count)
    expect(trend).toMatchObject({ from: addDays(today, 1 - count), to: today })
  })

  it('leaves out future days, and is undefined for all time without entries', () => {
    expect(trendOf(meansByDay([entry('2026-11-22')]), '7', today)?.entryDays).toEqual([])
    expect(trendOf([], 'all', today)).toBeUndefined()
  })

  it('shows days without entries as a gap', () => {
    const trend = trendOf(
      meansByDay(['2026-11-10', '2026-11-11', '2026-11-14'].map((date) => entry(date))),
      '30',
      today,
    )
    const { spots, step } = trendSpots(trend ?? nothing)
    expect(withGaps(spots, step).map(({ date, spot }) => [date, spot !== null])).toEqual([
      ['2026-11-10', true],
      ['2026-11-11', true],
      ['2026-11-12', false],
      ['2026-11-14', true],
    ])
  })

  it('draws days up to a year and weekly means beyond, both with gaps', () => {
    expect(trendSpots(trendOf(daily(400), '365', today) ?? nothing).spots).toHaveLength(365)
    const days = meansByDay([
      ...Array.from({ length: 3 }, (_, back) => entry(addDays('2025-01-08', -back), { mood: 4 + 3 * back })),
      entry('2025-01-07', { mood: 7, herbsTaken: 'Thyme' }),
      entry('2025-01-22'),
    ])
    const { spots, step } = trendSpots(trendOf(days, 'all', today) ?? nothing)
    expect(spots.map(({ date, words, mood }) => [date, words, mood])).toEqual([
      ['2025-01-06', 'Week from 6 Jan 2025', 7],
      ['2025-01-20', 'Week from 20 Jan 2025', 5],
    ])
    expect(spots.map((spot) => herbShare(spot, 'thyme'))).toEqual([1 / 3, 0])
    expect(withGaps(spots, step).map(({ date }) => date)).toEqual(['2025-01-06', '2025-01-13', '2025-01-20'])
  })
})

describe('the table of a trend', () => {
  it('has rows by day up to three months, by week up to a year, then by month, latest first', () => {
    expect(rows(400, '90').map(({ words }) => words)[0]).toBe('21 Nov 2026')
    expect(rows(400, '90')).toHaveLength(90)
    expect(rows(400, '365')[0]).toMatchObject({ words: 'Week from 16 Nov 2026', days: 6 })
    expect(rows(400, '365')[1]).toMatchObject({ words: 'Week from 9 Nov 2026', days: 7 })
    expect(rows(400, 'all')[0]).toMatchObject({ words: 'November 2026', days: 21 })
    expect(rows(400, 'all').at(-1)?.words).toBe('October 2025')
  })

  it('counts the days with the herb, and averages days instead of entries', () => {
    const trend = trendOf(
      meansByDay([
        entry('2026-10-02', { mood: 2, herbsTaken: 'Ginger' }),
        entry('2026-10-03', { mood: 8 }),
        entry('2026-10-03', { mood: 8 }),
        ...Array.from({ length: 12 }, (_, position) => entry(`2025-${String(position + 1).padStart(2, '0')}-01`)),
      ]),
      'all',
      today,
    )
    expect(trend && trendRows(trend, 'ginger')[0]).toMatchObject({
      words: 'October 2026',
      days: 2,
      daysTaken: 1,
      mood: 5,
    })
  })
})
