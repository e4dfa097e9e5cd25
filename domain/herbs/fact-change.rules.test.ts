import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { changeEdits } from './fact-change.rules.ts'
import type { FactChange } from './fact-change.schemas.ts'
import { type FactEdits, noEdits } from './fact-edits.ts'
import { factValuesOf } from './fact-values.ts'

const thyme = loadCatalogue().catalogue.herbs.find(({ slug }) => slug === 'thyme')
if (!thyme) throw new Error('no thyme')
const released = factValuesOf(thyme)
const ground = { cite: 'A book', tier: 'primary_copy', reason: 'It says so.' } as const
const change = (overrides: Partial<FactChange>) =>
  changeEdits(released, noEdits, { facts: {}, grounds: { dose: ground }, decisions: {}, ...overrides })
const mine: FactEdits = { mine: { maxDailyGrams: 5 }, seen: { maxDailyGrams: 7 }, sources: { maxDailyGrams: ground } }
const decide = (decision: 'mine' | 'release' | 'stricter') =>
  changeEdits({ ...released, maxDailyGrams: 4 }, mine, {
    facts: {},
    grounds: {},
    decisions: { maxDailyGrams: decision },
  })

describe('a change of facts', () => {
  it('stores the new value with its source and the value of the release', () => {
    expect(change({ facts: { maxDailyGrams: 4, minAgeYears: released.minAgeYears } })).toMatchObject({
      ok: true,
      changed: {
        edits: {
          mine: { maxDailyGrams: 4 },
          seen: { maxDailyGrams: 6 },
          sources: { maxDailyGrams: { cite: 'A book' } },
        },
        values: { ...released, maxDailyGrams: 4 },
        why: { maxDailyGrams: 'It says so.' },
      },
    })
  })

  it('adds a missing limit and removes an existing one', () => {
    expect(released.maxDurationDays).toBeNull()
    expect(change({ facts: { maxDurationDays: 14 }, grounds: { duration: ground } })).toMatchObject({
      ok: true,
      changed: { values: { maxDurationDays: 14 } },
    })
    const limited = { ...released, maxDurationDays: 14 }
    const lifted = { facts: { maxDurationDays: null }, grounds: { duration: ground }, decisions: {} }
    expect(changeEdits(limited, noEdits, lifted)).toMatchObject({
      ok: true,
      changed: { values: { maxDurationDays: null } },
    })
  })

  it.each([
    ['nothing that changes', { facts: { maxDailyGrams: 6 } }, { facts: 'Nothing has changed.' }],
    [
      'no source',
      { facts: { minAgeYears: 18 } },
      { 'grounds.minAge.cite': 'Please name the source of the change.', 'grounds.minAge.reason': 'Please say why.' },
    ],
    [
      'a day above its cups',
      { facts: { cupsPerDayMax: 1 } },
      { 'facts.maxDailyGrams': 'This is more than the maximum number of cups a day contains.' },
    ],
    [
      'a least above the most',
      { facts: { gramsPerCupMin: 9 } },
      { 'facts.gramsPerCupMin': 'This is above the maximum for a cup.' },
    ],
  ])('is rejected by field with %s', (_, overrides, errors) => {
    expect(change(overrides)).toEqual({ ok: false, errors })
  })

  it.each([
    ['mine', 5, { maxDailyGrams: 5 }],
    ['stricter', 4, { maxDailyGrams: 4 }],
    ['release', 4, {}],
  ] as const)('settles a disputed fact: %s', (decision, used, remaining) => {
    expect(decide(decision)).toMatchObject({
      ok: true,
      changed: { values: { maxDailyGrams: used }, edits: { mine: remaining } },
    })
  })
})
