import { addDays } from '../days.ts'
import { type Figure, figures } from './figures.ts'
import type { FigureDay, Totals } from './overview.types.ts'

export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** Length of the longest period, in days. */
export const shownDays = 90
export const maxWaitingCount = 10

export const isPeriod = (days: number): days is Period => periods.some((period) => period === days)

const zeroFigures = Object.fromEntries(figures.map((figure) => [figure, 0])) as Record<Figure, number>

/** Returns every day up to `today`, oldest first. Days without figures get zeros. */
export function fillMissingDays(
  dayFigures: readonly { day: string; figures: Partial<Record<Figure, number>> }[],
  today: string,
): FigureDay[] {
  const figuresByDay = new Map(dayFigures.map(({ day, figures }) => [day, figures]))
  return Array.from({ length: shownDays }, (_, position) => {
    const day = addDays(today, position - shownDays + 1)
    return { day, figures: { ...zeroFigures, ...figuresByDay.get(day) } }
  })
}

/** Returns the days in a period and the same number before it. `before` is null if some of its days are missing. */
export function splitPeriod(
  days: readonly FigureDay[],
  period: Period,
): { now: FigureDay[]; before: FigureDay[] | null } {
  const before = days.slice(-2 * period, -period)
  return { now: days.slice(-period), before: before.length === period ? before : null }
}

export const sumFigures = (days: readonly FigureDay[], names: readonly Figure[]): number =>
  days.reduce((sum, { figures }) => sum + names.reduce((part, figure) => part + figures[figure], 0), 0)

const month: Period = 30

/**
 * Returns the growth of new remedies in percent, comparing the last thirty days with the thirty before. Returns 100 if
 * there were none before, as the specification requires.
 */
export function calculateMonthlyGrowth(days: readonly FigureDay[]): { percent: number; now: number; before: number } {
  const { now, before } = splitPeriod(days, month)
  const [newer, older] = [sumFigures(now, ['remedies']), sumFigures(before ?? [], ['remedies'])]
  return { percent: older === 0 ? 100 : Math.round(((newer - older) / older) * 100), now: newer, before: older }
}

/** Returns the average of all ratings, rounded to one decimal; null without ratings. */
export const calculateAverageRating = ({ ratings, ratingSum }: Pick<Totals, 'ratings' | 'ratingSum'>): number | null =>
  ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10
