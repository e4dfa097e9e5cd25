import { formatFullDate, formatDay } from '../date-in-words.ts'
import { addDays, daysBetween } from '../days.ts'
import { type DayMeans, calculateMean } from './day-means.ts'
import { type Scale, scales } from './journal.schemas.ts'

/** Time ranges in days, including today. Null means the whole journal. */
export const trendRanges = [
  { key: '7', label: '7 days', days: 7 },
  { key: '30', label: '30 days', days: 30 },
  { key: '90', label: '90 days', days: 90 },
  { key: '365', label: 'A year', days: 365 },
  { key: 'all', label: 'All', days: null },
] as const
export type TrendRange = (typeof trendRanges)[number]['key']

/** `entryDays` are the days with entries between `from` and `to`, earliest first. */
export type Trend = { from: string; to: string; entryDays: DayMeans[] }

/**
 * Returns the trend up to `today`. Ignores entries in the future. Returns undefined if the range is `all` and there are
 * no entries.
 */
export function createTrend(days: readonly DayMeans[], range: TrendRange, today: string): Trend | undefined {
  const pastDays = days.filter(({ date }) => date <= today)
  const rangeDays = trendRanges.find(({ key }) => key === range)?.days ?? null
  const from = rangeDays === null ? pastDays[0]?.date : addDays(today, 1 - rangeDays)
  return from === undefined ? undefined : { from, to: today, entryDays: pastDays.filter(({ date }) => date >= from) }
}

/** Point in the chart for a day, or for the week that begins on `date`. `days` are the days with entries. */
export type TrendPoint = Record<Scale, number> & { date: string; label: string; days: readonly DayMeans[] }

/**
 * Returns the points of the chart, earliest first. `step` is the number of days between points. If the trend is longer
 * than a year, points are weekly means.
 */
export function createTrendPoints({ from, to, entryDays }: Trend): { step: number; points: TrendPoint[] } {
  const isByDay = daysBetween(from, to) < maxDaysWithWeekRows
  const { getKey, formatLabel } = isByDay ? byDay : byWeek
  const points = [...groupDays(entryDays, getKey)].map(([date, days]) =>
    Object.assign(calculateMeans(days), { date, label: formatLabel(date), days }),
  )
  return { step: isByDay ? 1 : 7, points }
}

/** Returns the share of the point's days (0 to 1) on which the herb was taken. */
export const calculateHerbShare = ({ days }: TrendPoint, herb: string): number =>
  days.filter(({ herbs }) => herbs.has(herb)).length / days.length

/** Point on a line. `trendPoint` is null where the line has a gap. */
export type LinePoint = { date: string; trendPoint: TrendPoint | null }

export function insertGaps(points: readonly TrendPoint[], step: number): LinePoint[] {
  return points.flatMap((trendPoint, position) => {
    const previous = points[position - 1]
    const linePoint = { date: trendPoint.date, trendPoint }
    return previous && daysBetween(previous.date, trendPoint.date) > step
      ? [{ date: addDays(previous.date, step), trendPoint: null }, linePoint]
      : [linePoint]
  })
}

/** Table row for a day, week or month. `daysTaken` counts the days on which the selected herb was taken. */
type TrendRow = Record<Scale, number> & { key: string; label: string; days: number; daysTaken: number }

const maxDaysWithDayRows = 92
const maxDaysWithWeekRows = 371

/**
 * Returns the rows of the table, latest first. Rows are days for up to three months, weeks for up to a year, and months
 * otherwise.
 */
export function createTrendRows({ from, to, entryDays }: Trend, herb: string | undefined): TrendRow[] {
  const length = daysBetween(from, to) + 1
  const { getKey, formatLabel } =
    length <= maxDaysWithDayRows ? byDay : length <= maxDaysWithWeekRows ? byWeek : byMonth
  return [...groupDays(entryDays, getKey)].toReversed().map(([key, days]) => {
    const daysTaken = herb === undefined ? 0 : days.filter(({ herbs }) => herbs.has(herb)).length
    return Object.assign(calculateMeans(days), { key, label: formatLabel(key), days: days.length, daysTaken })
  })
}

function groupDays(days: readonly DayMeans[], getKey: (date: string) => string): Map<string, DayMeans[]> {
  const groups = new Map<string, DayMeans[]>()
  for (const day of days) {
    const key = getKey(day.date)
    const group = groups.get(key)
    if (group) group.push(day)
    else groups.set(key, [day])
  }
  return groups
}

/** Expects at least one day. */
function calculateMeans(days: readonly DayMeans[]): Record<Scale, number> {
  const [mood, energy, sleep] = scales.map((scale) => calculateMean(days.map((day) => day[scale])))
  return { mood: mood ?? 0, energy: energy ?? 0, sleep: sleep ?? 0 }
}

export const formatOneDecimal = (figure: number): string => String(Math.round(figure * 10) / 10)

const byDay = { getKey: (date: string) => date, formatLabel: formatDay }
const byWeek = { getKey: getMonday, formatLabel: (monday: string) => `Week from ${formatDay(monday)}` }
const byMonth = {
  getKey: (date: string) => date.slice(0, 7),
  formatLabel: formatFullDate,
}

const referenceMonday = '2026-01-05'
function getMonday(date: string): string {
  return addDays(date, -(((daysBetween(referenceMonday, date) % 7) + 7) % 7))
}
