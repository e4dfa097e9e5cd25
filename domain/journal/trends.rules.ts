import { dateInFull, dayInWords } from '../date-in-words.ts'
import { addDays, daysBetween } from '../days.ts'
import { type DayMeans, mean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'

/** Time ranges of a trend, in days including today; null for all. */
export const trendRanges = [
  { key: '7', label: '7 days', days: 7 },
  { key: '30', label: '30 days', days: 30 },
  { key: '90', label: '90 days', days: 90 },
  { key: '365', label: 'A year', days: 365 },
  { key: 'all', label: 'All', days: null },
] as const
export type TrendRange = (typeof trendRanges)[number]['key']

/** Days of a trend from `from` to `to`. `entryDays` are the days with entries, earliest first. */
export type Trend = { from: string; to: string; entryDays: DayMeans[] }

/** Returns the trend up to `today`, without future days. Undefined for the range "all" without entries. */
export function trendOf(days: readonly DayMeans[], range: TrendRange, today: string): Trend | undefined {
  const past = days.filter(({ date }) => date <= today)
  const count = trendRanges.find(({ key }) => key === range)?.days ?? null
  const from = count === null ? past[0]?.date : addDays(today, 1 - count)
  return from === undefined ? undefined : { from, to: today, entryDays: past.filter(({ date }) => date >= from) }
}

/** A point of the chart: a day, or the week that begins on `date`. `days` are its days with entries. */
export type TrendSpot = Record<Scale, number> & { date: string; words: string; days: readonly DayMeans[] }

/**
 * Returns the points of the chart, earliest first, `step` days apart. Uses weekly means beyond a year, to keep the
 * chart readable.
 */
export function trendSpots({ from, to, entryDays }: Trend): { step: number; spots: TrendSpot[] } {
  const isByDay = daysBetween(from, to) < rowsByWeekMax
  const { keyOf, wordsOf } = isByDay ? byDay : byWeek
  const spots = [...groupDays(entryDays, keyOf)].map(([date, days]) =>
    Object.assign(meansOf(days), { date, words: wordsOf(date), days }),
  )
  return { step: isByDay ? 1 : 7, spots }
}

/** Returns the share of the point's days on which the herb was taken, 0 to 1. */
export const herbShare = ({ days }: TrendSpot, herb: string): number =>
  days.filter(({ herbs }) => herbs.has(herb)).length / days.length

/** A point of a line; null where days without entries interrupt it. */
export type TrendPoint = { date: string; spot: TrendSpot | null }

export function withGaps(spots: readonly TrendSpot[], step: number): TrendPoint[] {
  return spots.flatMap((spot, position) => {
    const before = spots[position - 1]
    const point = { date: spot.date, spot }
    return before && daysBetween(before.date, spot.date) > step
      ? [{ date: addDays(before.date, step), spot: null }, point]
      : [point]
  })
}

/** A row of the table: a day, a week or a month. `daysTaken` counts the days on which the chosen herb was taken. */
type TrendRow = Record<Scale, number> & { key: string; words: string; days: number; daysTaken: number }

const rowsByDayMax = 92
const rowsByWeekMax = 371

/** Returns the trend as table rows, latest first: by day up to three months, by week up to a year, then by month. */
export function trendRows({ from, to, entryDays }: Trend, herb: string | undefined): TrendRow[] {
  const length = daysBetween(from, to) + 1
  const { keyOf, wordsOf } = length <= rowsByDayMax ? byDay : length <= rowsByWeekMax ? byWeek : byMonth
  return [...groupDays(entryDays, keyOf)].toReversed().map(([key, days]) => {
    const daysTaken = herb === undefined ? 0 : days.filter(({ herbs }) => herbs.has(herb)).length
    return Object.assign(meansOf(days), { key, words: wordsOf(key), days: days.length, daysTaken })
  })
}

function groupDays(days: readonly DayMeans[], keyOf: (date: string) => string): Map<string, DayMeans[]> {
  const groups = new Map<string, DayMeans[]>()
  for (const day of days) {
    const key = keyOf(day.date)
    const group = groups.get(key)
    if (group) group.push(day)
    else groups.set(key, [day])
  }
  return groups
}

/** Returns the mean of each scale over at least one day. */
function meansOf(days: readonly DayMeans[]): Record<Scale, number> {
  const [mood, energy, sleep] = scales.map((scale) => mean(days.map((day) => day[scale])))
  return { mood: mood ?? 0, energy: energy ?? 0, sleep: sleep ?? 0 }
}

/** Rounds to one decimal. */
export const toOneDecimal = (figure: number): string => String(Math.round(figure * 10) / 10)

const byDay = { keyOf: (date: string) => date, wordsOf: dayInWords }
const byWeek = { keyOf: mondayOf, wordsOf: (monday: string) => `Week from ${dayInWords(monday)}` }
const byMonth = {
  keyOf: (date: string) => date.slice(0, 7),
  wordsOf: dateInFull,
}

const referenceMonday = '2026-01-05'
function mondayOf(date: string): string {
  return addDays(date, -(((daysBetween(referenceMonday, date) % 7) + 7) % 7))
}
