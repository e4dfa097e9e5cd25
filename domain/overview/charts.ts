import { formatDay } from '../date-in-words.ts'
import type { Figure } from './figures.ts'
import { sumFigures } from './overview.rules.ts'
import type { FigureDay } from './overview.types.ts'

type Series = { figure: Figure; label: string }
export type Chart = { title: string; explanation: string; series: readonly Series[] }

/** Charts on the overview. `explanation` describes a chart's figures. */
export const charts: readonly Chart[] = [
  {
    title: 'Sign-ups',
    explanation: 'Accounts with a confirmed address',
    series: [{ figure: 'sign_ups', label: 'Sign-ups' }],
  },
  {
    title: 'Views',
    explanation: 'Post views, counted once per reader per day',
    series: [{ figure: 'post_views', label: 'Views' }],
  },
  {
    title: 'Likes',
    explanation: 'Likes that were added that day and not removed later',
    series: [
      { figure: 'recipe_likes', label: 'Remedy likes' },
      { figure: 'post_likes', label: 'Post likes' },
    ],
  },
  {
    title: 'Searches with no results',
    explanation: 'Searches for remedies. We don’t store the search text',
    series: [{ figure: 'empty_searches', label: 'Searches with no results' }],
  },
  { title: 'Emails sent', explanation: 'All emails', series: [{ figure: 'mail_sent', label: 'Emails sent' }] },
  {
    title: 'Made by the bot',
    explanation: 'Recipes by Herbi Bot',
    series: [
      { figure: 'bot_published', label: 'Published' },
      { figure: 'bot_waiting', label: 'For review' },
      { figure: 'bot_refused', label: 'Refused' },
    ],
  },
]

type Bar = { day: string; label: string; parts: { figure: Figure; from: number; count: number }[] }

/** Returns a stacked bar for each day. `max` is the highest total, at least 1. */
export function createBars(days: readonly FigureDay[], { series }: Chart): { bars: Bar[]; max: number } {
  const bars = days.map(({ day, figures }) => {
    let from = 0
    const parts = series.map(({ figure }) => {
      const count = Math.max(0, figures[figure])
      from += count
      return { figure, from: from - count, count }
    })
    const values = series.map(({ figure, label }) =>
      series.length === 1 ? figures[figure] : `${label} ${figures[figure]}`,
    )
    return { day, label: `${formatDay(day)}: ${values.join(', ')}`, parts }
  })
  return { bars, max: Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0))) }
}

export function describeChart(days: readonly FigureDay[], { title, series }: Chart): string {
  const chartFigures = series.map(({ figure }) => figure)
  const total = sumFigures(days, chartFigures)
  const start = `${title} in ${days.length} days: ${total}`
  if (total === 0) return `${start}.`
  const parts =
    series.length > 1
      ? `, ${series.map(({ figure, label }) => `${label} ${sumFigures(days, [figure])}`).join(', ')}`
      : ''
  const peakDay = days.reduce((currentPeak, day) =>
    sumFigures([day], chartFigures) > sumFigures([currentPeak], chartFigures) ? day : currentPeak,
  )
  return `${start}${parts}. Busiest day: ${formatDay(peakDay.day)} (${sumFigures([peakDay], chartFigures)}).`
}
