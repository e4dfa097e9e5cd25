import { describe, expect, it } from 'vitest'

import { readerGroupIds } from '#domain/safety/reader-group-names.ts'

import { findClaims } from '../wording/wording.rules.ts'
import { formatRange, formatSubject } from './list.messages.ts'
import { formatPassingCount } from './passing.messages.ts'
import { noFilters } from './recipe-filters.ts'
import type { RecipeSummary } from './recipes.types.ts'

const card: RecipeSummary = {
  id: '',
  slug: '',
  name: '',
  subtitle: '',
  ailment: '',
  brewMinutes: 1,
  difficulty: 'Easy',
  mainHerb: null,
  emoji: '',
  rating: null,
  reviews: 0,
  ingredientNames: [],
  blend: { lines: [], servings: 1, cupsPerDay: 1, courseDays: null, preparation: [] },
  variety: 0,
}

const formatTestRange = (overrides: Partial<typeof noFilters>, matches: number, more = false) =>
  formatRange(
    { ...noFilters, ...overrides },
    { recipes: Array.from({ length: Math.min(9, matches) }, () => card), matches, more },
  )
const formatTestCount = (
  passing: number,
  overrides: Partial<Parameters<typeof formatPassingCount>[1]> = {},
  ailment = '',
) => formatPassingCount({ ailment }, { passing, matches: 145, more: false, excludesCautions: false, ...overrides })

describe('the messages above the list', () => {
  it('name the range, the ailment and the group', () => {
    expect(formatTestRange({}, 132)).toBe('Showing 1–9 of 132 remedies')
    expect(formatTestRange({}, 1)).toBe('Showing 1–1 of 1 remedy')
    expect(formatTestRange({ ailment: 'Sleep Problems', group: 'pregnancy' }, 5)).toBe(
      'Showing 1–5 of 5 remedies for Sleep Problems that pass our check for pregnancy',
    )
    expect(formatTestRange({ group: 'child-6' }, 1)).toBe(
      'Showing 1–1 of 1 remedy that passes our check for a child of 6',
    )
    expect(formatTestRange({}, 1000, true)).toBe('Showing 1–9 of more than 1,000 remedies')
    expect(formatTestRange({}, 0)).toBe('No remedies found')
  })

  it('count the remedies that pass for the reader', () => {
    expect(formatTestCount(38)).toBe('38 of 145 remedies pass our check for you.')
    expect(formatTestCount(1)).toBe('1 of 145 remedies passes our check for you.')
    expect(formatTestCount(0)).toBe('None of 145 remedies passes our check for you.')
    expect(formatTestCount(12, { excludesCautions: true }, 'Cold & Flu')).toBe(
      '12 of 145 remedies for Cold & Flu pass our check for you without a caution.',
    )
    expect(formatTestCount(700, { matches: 1000, more: true })).toBe(
      '700 of the newest 1,000 remedies pass our check for you.',
    )
  })

  it('call no remedy safe and make no claim', () => {
    for (const group of readerGroupIds) {
      const words = formatSubject({ ailment: '', group })
      expect(words).not.toMatch(/\bsafe/i)
      expect(findClaims(words)).toEqual([])
    }
  })
})
