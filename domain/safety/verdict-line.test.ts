import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck, type RecipeToCheck } from './check.ts'
import { findingCodes, type RawFinding } from './findings.ts'
import type { Profile } from './profile.ts'
import { createVerdictWriter } from './verdict-line.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const check = createCheck(facts)
const writeVerdict = createVerdictWriter(facts)
const cup = (name: string, gramsPerCup: number): RecipeToCheck => ({
  ingredients: [{ name, gramsPerCup }],
  cupsPerDay: 2,
  preparation: ['boil_15_min'],
})

const findMedicineNames = (drugClass: string) => (drugClass === 'anticoagulants' ? ['warfarin'] : [])

describe('the verdict line', () => {
  it.each<[string, number, Profile, string]>([
    ['chamomile', 1.5, { ageYears: 40 }, 'We found no safety concerns for you at these amounts.'],
    [
      'ginger',
      1,
      { ageYears: 60, drugClasses: ['vitamin_k_antagonists'] },
      'Ask your pharmacist first: you take warfarin, and ginger in this amount may add to bleeding risk.',
    ],
    [
      'sage',
      1.5,
      { pregnant: true },
      'Don’t drink this: you are pregnant, and garden sage should not be used in pregnancy.',
    ],
    [
      'marshmallow root',
      1.5,
      { drugClasses: ['statins'] },
      'Drink this at least two hours before or after your medicine.',
    ],
    [
      'black tea',
      2,
      { conditions: ['iron_deficiency'] },
      'Drink this at least two hours before or after meals and iron tablets.',
    ],
    [
      'peppermint',
      2,
      { conditions: ['gerd_reflux'] },
      'Don’t drink this: you have acid reflux or heartburn, and peppermint can make it worse.',
    ],
    [
      'birch leaf',
      2,
      { conditions: ['fluid_restriction'] },
      'Don’t drink this: a doctor told you to limit fluids, and you should not use birch leaf.',
    ],
    ['moon dust', 1, {}, 'Don’t drink this: we don’t know “moon dust” and can’t check it.'],
  ])('reads well for %s, %f g a cup and %j', (name, grams, profile, line) => {
    expect(writeVerdict(check(cup(name, grams), profile, 'human'), findMedicineNames)).toBe(line)
  })

  it.each([
    ['diabetes_sugar', 'it contains sugar, which people with diabetes should count or leave out.'],
    [
      'gluten_cross_contact',
      /oat or plant milk may contain traces of gluten, .* leave it out or use one labelled gluten-free\.$/,
    ],
  ])('names the problem with a kitchen ingredient for %s', (subject, reason) => {
    const finding: RawFinding = { level: 'WARN', code: 'SAFE_INGREDIENT_CAUTION', subject, herbs: [] }
    const line = writeVerdict({ verdict: 'ok_with_warnings', findings: [finding] })
    expect(line).toMatch(/^Ask your pharmacist first: /)
    expect(line.replace(/^.*?: /, '')).toMatch(reason)
  })

  it.each([
    [['hops'], 'Don’t drink this: hops makes you sleepy, and this is about a day’s maximum or more.'],
    [
      ['hops', 'valerian'],
      'Don’t drink this: hops and valerian make you sleepy, and together they come to about a day’s maximum or more.',
    ],
  ])('counts the herbs that make sleepy in %j', (herbs, line) => {
    const finding: RawFinding = { level: 'REFUSE', code: 'SEDATIVE_LOAD', subject: '', herbs }
    expect(writeVerdict({ verdict: 'refused', findings: [finding] })).toBe(line)
  })

  it('has a sentence for every code that can decide a verdict', () => {
    const codesWithoutSentence = findingCodes.filter((code) => {
      const line = writeVerdict({
        verdict: 'refused',
        findings: [{ level: 'REFUSE', code, subject: 'asthma', herbs: ['sage'] }],
      })
      return !/^(Don’t drink this|Drink this)[^_]*\.$/.test(line)
    })
    expect(codesWithoutSentence).toEqual([])
  })
})
