import { describe, expect, it } from 'vitest'

import { formatUses, calculateYoungestAge } from './herb-summary.ts'
import type { Herb } from './herbs.schemas.ts'

const createUse = (text: string, evidence: Herb['uses'][number]['evidence'] = 'folk') =>
  ({ use: text, category: 'Cold & Flu', evidence }) as const

describe('a herb in the list', () => {
  it.each([
    [
      [createUse('cough', 'HMPC traditional'), createUse('catarrh'), createUse('fever')],
      'Traditionally: cough; catarrh',
    ],
    [
      [createUse('cough (extract)', 'HMPC well-established'), createUse('tea for colds')],
      'Traditionally: tea for colds',
    ],
    [[createUse('alertness', 'clinical trials')], 'Early trials: alertness'],
    [[createUse('migraine trials (mixed)', 'clinical trials')], 'Early trials: migraine (mixed)'],
    [[createUse('pain', 'clinical trials'), createUse('sore gums (folk)')], 'Traditionally: sore gums'],
    [[createUse('milk supply (not supported here)'), createUse('appetite')], 'Traditionally: appetite'],
    [[createUse('cough (syrup extract)', 'HMPC traditional')], 'No recorded use as a tea'],
  ])('has the uses %o and the line "%s"', (uses, expected) => {
    expect(formatUses([...uses])).toBe(expected)
  })

  it.each([
    [{ minAgeYears: 4, caffeine: 0 }, 12],
    [{ minAgeYears: 18, caffeine: 0 }, 18],
    [{ minAgeYears: 12, caffeine: 40 }, 18],
  ])('has the facts %o and the youngest age %i', ({ minAgeYears, caffeine }, age) => {
    const otherFacts = {
      maxDailyGrams: 6,
      childDoses: [],
      cookingGramsPerDay: null,
      minorGramsPerDay: {},
      tea: { cupsPerDayMax: 3, gramsPerCupMax: 2 },
    }
    const constituents = caffeine > 0 ? [{ name: 'caffeine', mgPerGram: caffeine }] : []
    expect(calculateYoungestAge({ ...otherFacts, minAgeYears, constituents })).toBe(age)
  })
})
