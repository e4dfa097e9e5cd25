import { expect, it } from 'vitest'

import { formatAnswerTotal, formatCounts, formatMicroDollars } from './herbi-report.messages.ts'

it.each([
  [0, '$0.00'],
  [400, '$0.0004'],
  [9999, '$0.0100'],
  [10_000, '$0.01'],
  [1_200_000, '$1.20'],
])('formats %i millionths of a dollar as %s', (amount, text) => {
  expect(formatMicroDollars(amount)).toBe(text)
})

const counts = (answered: number, unanswered: number) => ({
  provider: 'built-in' as const,
  answered,
  unanswered,
  failed: 7,
  helpful: 7,
  unhelpful: 7,
})

it.each([
  [[], 'Nobody has asked Herbi a question this month.'],
  [[counts(1, 0)], 'Herbi was asked one question this month. All were answered.'],
  [[counts(1200, 3), counts(1, 1)], 'Herbi was asked 1,205 questions this month. It had no answer to 4.'],
])('adds up the questions of all providers: %j', (list, text) => {
  expect(formatAnswerTotal(list)).toBe(text)
})

it('lists the counts of a provider, without zeros', () => {
  expect(formatCounts(counts(1200, 0))).toBe('1,200 answered · 7 failed · 7 helpful · 7 not helpful')
  expect(formatCounts({ ...counts(0, 0), failed: 0, helpful: 0, unhelpful: 0 })).toBe('No questions')
})
