import { dateInFull, dayInWords } from '../date-words.ts'
import { addDays, daysBetween } from '../days.ts'
import { type DayMeans, mean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'

/** How far back a trend looks: a number of days with today, or everything. */
export const trendRanges = [
  { key: '7', label: '7 days', days: 7 },
  { key: '30', label: '30 days', days: 30 },
  { key: '90', label: '90 days', days: 90 },
  { key: '365', label: 'A year', days: 365 },
  { key: 'all', label: 'All', days: null },
] as const
export type TrendRange = (typeof trendRanges)[number]['key']

/** The days from `from` to `to` of which a trend tells; `noted` are those with an entry, the earliest first. */
export type Trend = { from: string; to: string; noted: DayMeans[] }

/** What a trend shows on `today`; days to come are left out. Undefined where everything is asked for and nothing is there. */
export function trendOf(days: readonly DayMeans[], range: TrendRange, today: string): Trend | undefined {
  const past = days.filter(({ date }) => date <= today)
  const count = trendRanges.find(({ key }) => key === range)?.days ?? null
  const from = count === null ? past[0]?.date : addDays(today, 1 - count)
  return from === undefined ? undefined : { from, to: today, noted: past.filter(({ date }) => date >= from) }
}

/** A point of the chart: a day, or the week that begins on `date`; `days` are those of it with an entry. */
export type TrendSpot = Record<Scale, number> & { date: string; words: string; days: readonly DayMeans[] }

/** What the chart draws, the earliest first, `step` days apart: the days, and beyond a year the means of weeks, or nothing could be seen. */
export function trendSpots({ from, to, noted }: Trend): { step: number; spots: TrendSpot[] } {
  const isByDay = daysBetween(from, to) < rowsByWeekMax
  const { keyOf, wordsOf } = isByDay ? byDay : byWeek
  const spots = [...grouped(noted, keyOf)].map(([date, days]) =>
    Object.assign(meansOf(days), { date, words: wordsOf(date), days }),
  )
  return { step: isByDay ? 1 : 7, spots }
}

/** Which share of a spot's days the herb was taken on, 0 to 1. */
export const shareWith = ({ days }: TrendSpot, herb: string): number =>
  days.filter(({ herbs }) => herbs.has(herb)).length / days.length

/** The spots with an empty place wherever a line would run over days without an entry, so that a gap stays a gap. */
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

/** A line of the table: a day, a week or a month; `marked` counts the days on which the chosen herb was taken. */
type TrendRow = Record<Scale, number> & { key: string; words: string; days: number; marked: number }

const rowsByDayMax = 92
const rowsByWeekMax = 371

/** The trend in lines that can be read, the latest first: by day up to three months, by week up to a year, then by month. */
export function trendRows({ from, to, noted }: Trend, herb: string | undefined): TrendRow[] {
  const length = daysBetween(from, to) + 1
  const { keyOf, wordsOf } = length <= rowsByDayMax ? byDay : length <= rowsByWeekMax ? byWeek : byMonth
  return [...grouped(noted, keyOf)].toReversed().map(([key, days]) => {
    const marked = herb === undefined ? 0 : days.filter(({ herbs }) => herbs.has(herb)).length
    return Object.assign(meansOf(days), { key, words: wordsOf(key), days: days.length, marked })
  })
}

function grouped(days: readonly DayMeans[], keyOf: (date: string) => string): Map<string, DayMeans[]> {
  const groups = new Map<string, DayMeans[]>()
  for (const day of days) {
    const key = keyOf(day.date)
    const group = groups.get(key)
    if (group) group.push(day)
    else groups.set(key, [day])
  }
  return groups
}

/** The mean of each scale over at least one day. */
function meansOf(days: readonly DayMeans[]): Record<Scale, number> {
  const [mood, energy, sleep] = scales.map((scale) => mean(days.map((day) => day[scale])))
  return { mood: mood ?? 0, energy: energy ?? 0, sleep: sleep ?? 0 }
}

/** A mean as people write it: one decimal, none where it is whole. */
export const inTenths = (figure: number): string => String(Math.round(figure * 10) / 10)

const byDay = { keyOf: (date: string) => date, wordsOf: dayInWords }
const byWeek = { keyOf: mondayOf, wordsOf: (monday: string) => `Week from ${dayInWords(monday)}` }
const byMonth = {
  keyOf: (date: string) => date.slice(0, 7),
  wordsOf: dateInFull,
}

const aMonday = '2026-01-05'
function mondayOf(date: string): string {
  return addDays(date, -(((daysBetween(aMonday, date) % 7) + 7) % 7))
}
