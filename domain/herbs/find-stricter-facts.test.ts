import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { conditions, drugClasses, effects, listCodes, personStatuses, severities } from '#domain/safety/vocabulary.ts'

import { findStricterFacts, type WatchedFacts } from './find-stricter-facts.ts'
import { createStricterFactsNotification } from './stricter-facts-notification.ts'

const plain: WatchedFacts = {
  maxDailyGrams: 6,
  gramsPerCupMax: 2,
  maxDurationDays: null,
  minAgeYears: 12,
  pregnancy: 'caution',
  lactation: 'ok',
  contraindications: ['epilepsy_seizures'],
  conditionCautions: ['diabetes'],
  interactions: [{ drugClass: 'anticoagulants', effect: listCodes(effects)[0] ?? 'additive', severity: 'caution' }],
}
const find = (after: Partial<WatchedFacts>, before: Partial<WatchedFacts> = {}) =>
  findStricterFacts({ ...plain, ...before }, { ...plain, ...after })
const [interaction] = plain.interactions
const withSeverity = (severity: (typeof severities)[number], drugClass = interaction?.drugClass) =>
  interaction && drugClass ? [{ ...interaction, severity, drugClass }] : []

/** Facts of which any change is stricter or looser. */
const serialise = ({ maxDailyGrams, minAgeYears, pregnancy }: WatchedFacts) =>
  JSON.stringify([maxDailyGrams, minAgeYears, pregnancy])

const facts: fc.Arbitrary<WatchedFacts> = fc.record({
  maxDailyGrams: fc.integer({ min: 1, max: 9 }),
  gramsPerCupMax: fc.integer({ min: 1, max: 4 }),
  maxDurationDays: fc.constantFrom(null, 7, 14, 28),
  minAgeYears: fc.constantFrom(0, 4, 12, 18),
  pregnancy: fc.constantFrom(...personStatuses),
  lactation: fc.constantFrom(...personStatuses),
  contraindications: fc.uniqueArray(fc.constantFrom(...listCodes(conditions)), { maxLength: 4 }),
  conditionCautions: fc.uniqueArray(fc.constantFrom(...listCodes(conditions)), { maxLength: 4 }),
  interactions: fc.array(
    fc.record({
      drugClass: fc.constantFrom(...listCodes(drugClasses)),
      effect: fc.constantFrom(...listCodes(effects)),
      severity: fc.constantFrom(...severities),
    }),
    { maxLength: 4 },
  ),
})

describe('stricter facts', () => {
  it.each<[string, Partial<WatchedFacts>, string[]]>([
    ['a lower maximum a day', { maxDailyGrams: 3 }, ['at most 3 g a day instead of 6 g']],
    ['a lower maximum in a cup', { gramsPerCupMax: 1 }, ['at most 1 g in a cup instead of 2 g']],
    ['a first limit of days', { maxDurationDays: 14 }, ['for at most 14 days']],
    ['a higher age', { minAgeYears: 18 }, ['not under 18 years of age']],
    ['pregnancy', { pregnancy: 'avoid' }, ['not in pregnancy']],
    ['breastfeeding', { lactation: 'no_data' }, ['ask first while breastfeeding']],
    [
      'a severer interaction',
      { interactions: withSeverity('avoid') },
      ['not with anticoagulants (warfarin, heparins, DOACs)'],
    ],
    [
      'a new interaction',
      { interactions: [...plain.interactions, ...withSeverity('monitor', 'antacids_acid_suppressants')] },
      ['tell your pharmacist if you take antacids, H2 blockers, proton-pump inhibitors'],
    ],
    ['a new contraindication', { contraindications: ['epilepsy_seizures', 'diabetes'] }, ['not with diabetes']],
    ['a new caution', { conditionCautions: ['diabetes', 'asthma'] }, ['ask first with asthma or reactive airways']],
  ])('name %s', (_, after, changes) => {
    expect(find(after)).toEqual(changes)
    expect(findStricterFacts({ ...plain, ...after }, plain)).toEqual([])
  })

  it('don’t count a contraindication that became a caution', () => {
    expect(find({ contraindications: [], conditionCautions: ['diabetes', 'epilepsy_seizures'] })).toEqual([])
  })

  it('are none if nothing changed', () => {
    fc.assert(
      fc.property(facts, (same) => {
        expect(findStricterFacts(same, structuredClone(same))).toEqual([])
      }),
    )
  })

  it('are found in one direction, or in each for different facts', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const [there, back] = [findStricterFacts(one, other), findStricterFacts(other, one)]
        expect(there.filter((change) => back.includes(change))).toEqual([])
        if (serialise(one) !== serialise(other)) expect(there.length + back.length).toBeGreaterThan(0)
      }),
    )
  })

  it('add up: what is stricter than the middle is stricter than the beginning, or was looser there', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const strictest = {
          ...after,
          maxDailyGrams: Math.min(before.maxDailyGrams, after.maxDailyGrams),
          interactions: [...before.interactions, ...after.interactions],
          contraindications: [...new Set([...before.contraindications, ...after.contraindications])],
        }
        for (const change of findStricterFacts(before, after).filter((text) => text.startsWith('not with')))
          expect(findStricterFacts(before, strictest)).toContain(change)
      }),
    )
  })
})

it('are told in one sentence that names three changes and counts the others', () => {
  const herb = { slug: 'liquorice', commonName: 'Liquorice Root (peeled)' }
  expect(createStricterFactsNotification({ ...herb, changes: ['one', 'two'] })).toEqual({
    title: 'Stricter advice on Liquorice Root',
    message: 'Our advice is now: one; two. Read its page before your next cup.',
    type: 'warning',
    link: '/herbs/liquorice',
  })
  expect(createStricterFactsNotification({ ...herb, changes: ['one', 'two', 'three', 'four'] }).message).toContain(
    'one; two; three; and 1 more change.',
  )
})
