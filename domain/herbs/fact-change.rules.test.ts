import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { applyFactChange } from './fact-change.rules.ts'
import type { FactChange } from './fact-change.schemas.ts'
import { type FactEdits, noEdits } from './fact-edits.ts'
import { toFactValues } from './fact-values.ts'

const thyme = loadCatalogue().catalogue.herbs.find(({ slug }) => slug === 'thyme')
if (!thyme) throw new Error('no thyme')
const releasedValues = toFactValues(thyme)
const thymeGrounds = { cite: 'A book', tier: 'primary_copy', reason: 'It says so.' } as const
const applyChange = (overrides: Partial<FactChange>) =>
  applyFactChange(releasedValues, noEdits, { facts: {}, grounds: { dose: thymeGrounds }, decisions: {}, ...overrides })
const existingEdits: FactEdits = {
  values: { maxDailyGrams: 5 },
  baseValues: { maxDailyGrams: 7 },
  sources: { maxDailyGrams: thymeGrounds },
}
const applyDecision = (decision: 'mine' | 'release' | 'stricter') =>
  applyFactChange({ ...releasedValues, maxDailyGrams: 4 }, existingEdits, {
    facts: {},
    grounds: {},
    decisions: { maxDailyGrams: decision },
  })

describe('a change of facts', () => {
  it('stores the new value with its source and the value of the release', () => {
    expect(applyChange({ facts: { maxDailyGrams: 4, minAgeYears: releasedValues.minAgeYears } })).toMatchObject({
      ok: true,
      change: {
        edits: {
          values: { maxDailyGrams: 4 },
          baseValues: { maxDailyGrams: 6 },
          sources: { maxDailyGrams: { cite: 'A book' } },
        },
        values: { ...releasedValues, maxDailyGrams: 4 },
        reasons: { maxDailyGrams: 'It says so.' },
      },
    })
  })

  it('adds a missing limit and removes an existing one', () => {
    expect(releasedValues.maxDurationDays).toBeNull()
    expect(applyChange({ facts: { maxDurationDays: 14 }, grounds: { duration: thymeGrounds } })).toMatchObject({
      ok: true,
      change: { values: { maxDurationDays: 14 } },
    })
    const limitedValues = { ...releasedValues, maxDurationDays: 14 }
    const limitRemoval = { facts: { maxDurationDays: null }, grounds: { duration: thymeGrounds }, decisions: {} }
    expect(applyFactChange(limitedValues, noEdits, limitRemoval)).toMatchObject({
      ok: true,
      change: { values: { maxDurationDays: null } },
    })
  })

  it.each([
    ['nothing that changes', { facts: { maxDailyGrams: 6 } }, { facts: 'Nothing has changed.' }],
    [
      'no source',
      { facts: { minAgeYears: 18 } },
      {
        'grounds.minAge.cite': 'Please name the source of the change.',
        'grounds.minAge.reason': 'Please give the reason.',
      },
    ],
    [
      'a day above its cups',
      { facts: { cupsPerDayMax: 1 } },
      { 'facts.maxDailyGrams': 'This is more than the maximum grams per cup multiplied by the maximum cups a day.' },
    ],
    [
      'a least above the most',
      { facts: { gramsPerCupMin: 9 } },
      { 'facts.gramsPerCupMin': 'The minimum is above the maximum for a cup.' },
    ],
  ])('is rejected by field with %s', (_, overrides, errors) => {
    expect(applyChange(overrides)).toEqual({ ok: false, errors })
  })

  it.each([
    ['mine', 5, { maxDailyGrams: 5 }],
    ['stricter', 4, { maxDailyGrams: 4 }],
    ['release', 4, {}],
  ] as const)('settles a disputed fact: %s', (decision, expectedValue, expectedEdits) => {
    expect(applyDecision(decision)).toMatchObject({
      ok: true,
      change: { values: { maxDailyGrams: expectedValue }, edits: { values: expectedEdits } },
    })
  })
})
