import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { newestEvents } from './events.rules.ts'
import type { Figure } from './figures.ts'
import { describeAuditEvent } from './overview.messages.ts'
import { averageRating, daysShown, fillMissingDays, monthlyGrowth, periodOf, sumOf } from './overview.rules.ts'

const today = '2026-11-21'
const daysWith = (figure: Figure, counts: Record<number, number>) =>
  fillMissingDays(
    Object.entries(counts).map(([ago, count]) => ({ day: addDays(today, -Number(ago)), figures: { [figure]: count } })),
    today,
  )

describe('the days of the overview', () => {
  it('are complete up to today, with zeros for missing figures', () => {
    const days = daysWith('sign_ups', { 0: 3, 89: 2, 90: 7 })
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([daysShown, '2026-08-24', today])
    expect([days[0]?.figures.sign_ups, days[1]?.figures.sign_ups, days.at(-1)?.figures.sign_ups]).toEqual([2, 0, 3])
    expect(sumOf(days, ['sign_ups', 'mail_sent'])).toBe(5)
  })

  it('have a period before them if it is known', () => {
    const days = daysWith('sign_ups', { 6: 1, 7: 10, 13: 100, 14: 1000 })
    const { now, before } = periodOf(days, 7)
    expect([sumOf(now, ['sign_ups']), sumOf(before ?? [], ['sign_ups'])]).toEqual([1, 110])
    expect(periodOf(days, 30).before).toHaveLength(30)
    expect(periodOf(days, 90).before).toBeNull()
  })
})

describe('monthly growth', () => {
  it.each([
    ['more than before', { 0: 3, 29: 3, 30: 4, 59: 0, 60: 50 }, 50],
    ['fewer than before', { 0: 1, 30: 2, 59: 2 }, -75],
    ['as many as before', { 5: 2, 35: 2 }, 0],
    ['none before', { 5: 2, 60: 9 }, 100],
    ['none now', { 35: 2 }, -100],
  ])('with %s (%j) is %d percent', (_case, counts, percent) => {
    expect(monthlyGrowth(daysWith('remedies', counts)).percent).toBe(percent)
  })
})

it.each([
  [0, 0, null],
  [3, 13, 4.3],
  [2, 9, 4.5],
  [4, 17, 4.3],
])('averages %d ratings with the sum %d to %j', (ratings, ratingSum, average) => {
  expect(averageRating({ ratings, ratingSum })).toBe(average)
})

const at = (moment: string) => ({ kind: 'bot' as const, words: moment, link: null, when: { at: Date.parse(moment) } })

describe('the recent events', () => {
  it('are newest first, with sign-ups at the end of their day and those of today first', () => {
    const events = newestEvents(
      [at('2026-11-19T10:00Z'), at('2026-11-21T10:00Z'), at('2026-11-20T23:00Z')],
      daysWith('sign_ups', { 0: 1, 1: 2 }),
      today,
      4,
    )
    expect(events.map(({ words }) => words)).toEqual([
      '1 person signed up',
      '2026-11-21T10:00Z',
      '2 people signed up',
      '2026-11-20T23:00Z',
    ])
  })

  it.each([
    ['recipe.delete', 'Linden Cup', 'Deleted a recipe: Linden Cup'],
    ['canned-reply.edit', null, 'Edited a canned reply'],
    ['something.new', null, 'something.new'],
  ])('describe %s of %j as %s', (action, name, words) => {
    expect(describeAuditEvent(action, name)).toBe(words)
  })
})
