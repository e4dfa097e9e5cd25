import { describe, expect, it } from 'vitest'

import { addDays } from '../days.ts'
import { listNewestEvents } from './events.rules.ts'
import type { Figure } from './figures.ts'
import { describeAuditEvent } from './overview.messages.ts'
import {
  calculateAverageRating,
  shownDays,
  fillMissingDays,
  calculateMonthlyGrowth,
  splitPeriod,
  sumFigures,
} from './overview.rules.ts'

const today = '2026-11-21'
const createDays = (figure: Figure, counts: Record<number, number>) =>
  fillMissingDays(
    Object.entries(counts).map(([daysAgo, count]) => ({
      day: addDays(today, -Number(daysAgo)),
      figures: { [figure]: count },
    })),
    today,
  )

describe('the days of the overview', () => {
  it('include every day up to today, with zeros for missing figures', () => {
    const days = createDays('sign_ups', { 0: 3, 89: 2, 90: 7 })
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([shownDays, '2026-08-24', today])
    expect([days[0]?.figures.sign_ups, days[1]?.figures.sign_ups, days.at(-1)?.figures.sign_ups]).toEqual([2, 0, 3])
    expect(sumFigures(days, ['sign_ups', 'mail_sent'])).toBe(5)
  })

  it('are compared with the previous period if it is known', () => {
    const days = createDays('sign_ups', { 6: 1, 7: 10, 13: 100, 14: 1000 })
    const { now, before } = splitPeriod(days, 7)
    expect([sumFigures(now, ['sign_ups']), sumFigures(before ?? [], ['sign_ups'])]).toEqual([1, 110])
    expect(splitPeriod(days, 30).before).toHaveLength(30)
    expect(splitPeriod(days, 90).before).toBeNull()
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
    expect(calculateMonthlyGrowth(createDays('remedies', counts)).percent).toBe(percent)
  })
})

it.each([
  [0, 0, null],
  [3, 13, 4.3],
  [2, 9, 4.5],
  [4, 17, 4.3],
])('calculates the average of %d ratings with the sum %d as %j', (ratings, ratingSum, average) => {
  expect(calculateAverageRating({ ratings, ratingSum })).toBe(average)
})

const createEvent = (isoTime: string) => ({
  kind: 'bot' as const,
  words: isoTime,
  link: null,
  when: { at: Date.parse(isoTime) },
})

describe('the recent events', () => {
  it('are newest first; sign-ups come last on their day, except today', () => {
    const events = listNewestEvents(
      [createEvent('2026-11-19T10:00Z'), createEvent('2026-11-21T10:00Z'), createEvent('2026-11-20T23:00Z')],
      createDays('sign_ups', { 0: 1, 1: 2 }),
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
