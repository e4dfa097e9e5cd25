import { addDays } from '../days.ts'
import { type Figure, figures } from './figures.ts'
import type { FigureDay, Totals } from './overview.types.ts'

/** The periods that may be looked at, in days. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** As many days as the longest period has. */
export const daysShown = 90
/** What waits is counted up to here. */
export const waitingMax = 10

/** Whether it is a number of days that one may choose. */
export const isPeriod = (days: number): days is Period => periods.some((period) => period === days)

const none = Object.fromEntries(figures.map((figure) => [figure, 0])) as Record<Figure, number>

/** The days up to `today`, a day on which nothing was counted among them, the oldest first. */
export function everyDay(
  counted: readonly { day: string; figures: Partial<Record<Figure, number>> }[],
  today: string,
): FigureDay[] {
  const byDay = new Map(counted.map(({ day, figures: found }) => [day, found]))
  return Array.from({ length: daysShown }, (_, position) => {
    const day = addDays(today, position - daysShown + 1)
    return { day, figures: { ...none, ...byDay.get(day) } }
  })
}

/** The last days of a period, and as many before them; null where they are not all known. */
export function periodOf(days: readonly FigureDay[], period: Period): { now: FigureDay[]; before: FigureDay[] | null } {
  const before = days.slice(-2 * period, -period)
  return { now: days.slice(-period), before: before.length === period ? before : null }
}

/** How often the figures were counted on the days, all together. */
export const sumOf = (days: readonly FigureDay[], wanted: readonly Figure[]): number =>
  days.reduce((sum, { figures: counted }) => sum + wanted.reduce((part, figure) => part + counted[figure], 0), 0)

const month: Period = 30

/**
 * By how many percent more remedies were written in the last thirty days than in the thirty before; 100 where there were none
 * before, as the specification says.
 */
export function monthlyGrowth(days: readonly FigureDay[]): { percent: number; now: number; before: number } {
  const { now, before } = periodOf(days, month)
  const [newer, older] = [sumOf(now, ['remedies']), sumOf(before ?? [], ['remedies'])]
  return { percent: older === 0 ? 100 : Math.round(((newer - older) / older) * 100), now: newer, before: older }
}

/** Of all ratings that members gave, rounded to one decimal; null while there are none. */
export const averageRating = ({ ratings, ratingSum }: Pick<Totals, 'ratings' | 'ratingSum'>): number | null =>
  ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10
