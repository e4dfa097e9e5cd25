import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { listHerbChoices, calculateDayMeans } from './day-means.ts'
import type { JournalEntry } from './journal.schemas.ts'
import {
  formatOneDecimal,
  calculateHerbShare,
  createTrend,
  createTrendRows,
  createTrendPoints,
  insertGaps,
} from './trends.rules.ts'

const today = '2026-11-21'

const createEntry = (date: string, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  id: `${date} ${JSON.stringify(fields)}`,
  date,
  mood: 5,
  energy: 5,
  sleep: 5,
  symptoms: '',
  herbsTaken: '',
  notes: '',
  editedAt: 0,
  ...fields,
})

const emptyTrend = { from: today, to: today, entryDays: [] }

const createDailyMeans = (count: number) =>
  calculateDayMeans(Array.from({ length: count }, (_, position) => createEntry(addDays(today, -position))))

const createRows = (count: number, range: Parameters<typeof createTrend>[1], herb?: string) => {
  const trend = createTrend(createDailyMeans(count), range, today)
  return trend ? createTrendRows(trend, herb) : []
}

describe('the means of a day', () => {
  it('include all its entries, with the days in order', () => {
    const days = calculateDayMeans([
      createEntry('2026-11-20', { mood: 8, energy: 3 }),
      createEntry('2026-11-18', { sleep: 9 }),
      createEntry('2026-11-20', { mood: 5, energy: 4, herbsTaken: 'Chamomile' }),
    ])
    expect(days.map(({ date, entries, mood, energy }) => [date, entries, mood, energy])).toEqual([
      ['2026-11-18', 1, 5, 5],
      ['2026-11-20', 2, 6.5, 3.5],
    ])
    expect(days[1]?.herbs.has('chamomile')).toBe(true)
    expect(formatOneDecimal(6.54)).toBe('6.5')
    expect(formatOneDecimal(7)).toBe('7')
  })
})

describe('the herbs of the journal', () => {
  it('are counted by day, in any letter case, most frequent first', () => {
    expect(
      listHerbChoices([
        createEntry('2026-11-20', { herbsTaken: 'Thyme, chamomile' }),
        createEntry('2026-11-20', { herbsTaken: 'CHAMOMILE' }),
        createEntry('2026-11-19', { herbsTaken: 'Chamomile' }),
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
    const trend = createTrend(createDailyMeans(400), range, today)
    expect(trend?.entryDays).toHaveLength(count)
    expect(trend).toMatchObject({ from: addDays(today, 1 - count), to: today })
  })

  it('leaves out future days, and is undefined for all time without entries', () => {
    expect(createTrend(calculateDayMeans([createEntry('2026-11-22')]), '7', today)?.entryDays).toEqual([])
    expect(createTrend([], 'all', today)).toBeUndefined()
  })

  it('shows days without entries as a gap', () => {
    const trend = createTrend(
      calculateDayMeans(['2026-11-10', '2026-11-11', '2026-11-14'].map((date) => createEntry(date))),
      '30',
      today,
    )
    const { points, step } = createTrendPoints(trend ?? emptyTrend)
    expect(insertGaps(points, step).map(({ date, trendPoint }) => [date, trendPoint !== null])).toEqual([
      ['2026-11-10', true],
      ['2026-11-11', true],
      ['2026-11-12', false],
      ['2026-11-14', true],
    ])
  })

  it('draws days up to a year and weekly means beyond, both with gaps', () => {
    expect(createTrendPoints(createTrend(createDailyMeans(400), '365', today) ?? emptyTrend).points).toHaveLength(365)
    const days = calculateDayMeans([
      ...Array.from({ length: 3 }, (_, daysBack) =>
        createEntry(addDays('2025-01-08', -daysBack), { mood: 4 + 3 * daysBack }),
      ),
      createEntry('2025-01-07', { mood: 7, herbsTaken: 'Thyme' }),
      createEntry('2025-01-22'),
    ])
    const { points, step } = createTrendPoints(createTrend(days, 'all', today) ?? emptyTrend)
    expect(points.map(({ date, label, mood }) => [date, label, mood])).toEqual([
      ['2025-01-06', 'Week from 6 Jan 2025', 7],
      ['2025-01-20', 'Week from 20 Jan 2025', 5],
    ])
    expect(points.map((point) => calculateHerbShare(point, 'thyme'))).toEqual([1 / 3, 0])
    expect(insertGaps(points, step).map(({ date }) => date)).toEqual(['2025-01-06', '2025-01-13', '2025-01-20'])
  })
})

describe('the table of a trend', () => {
  it('has rows by day up to three months, by week up to a year, then by month, latest first', () => {
    expect(createRows(400, '90').map(({ label }) => label)[0]).toBe('21 Nov 2026')
    expect(createRows(400, '90')).toHaveLength(90)
    expect(createRows(400, '365')[0]).toMatchObject({ label: 'Week from 16 Nov 2026', days: 6 })
    expect(createRows(400, '365')[1]).toMatchObject({ label: 'Week from 9 Nov 2026', days: 7 })
    expect(createRows(400, 'all')[0]).toMatchObject({ label: 'November 2026', days: 21 })
    expect(createRows(400, 'all').at(-1)?.label).toBe('October 2025')
  })

  it('counts the days with the herb, and averages days instead of entries', () => {
    const trend = createTrend(
      calculateDayMeans([
        createEntry('2026-10-02', { mood: 2, herbsTaken: 'Ginger' }),
        createEntry('2026-10-03', { mood: 8 }),
        createEntry('2026-10-03', { mood: 8 }),
        ...Array.from({ length: 12 }, (_, position) => createEntry(`2025-${String(position + 1).padStart(2, '0')}-01`)),
      ]),
      'all',
      today,
    )
    expect(trend && createTrendRows(trend, 'ginger')[0]).toMatchObject({
      label: 'October 2026',
      days: 2,
      daysTaken: 1,
      mood: 5,
    })
  })
})
