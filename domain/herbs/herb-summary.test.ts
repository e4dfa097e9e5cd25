import { describe, expect, it } from 'vitest'

import { useLine, youngestAge } from './herb-summary.ts'
import type { Herb } from './herbs.schemas.ts'

const use = (text: string, evidence: Herb['uses'][number]['evidence'] = 'folk') =>
  ({ use: text, category: 'Cold & Flu', evidence }) as const

describe('a herb in the list', () => {
  it.each([
    [[use('cough', 'HMPC traditional'), use('catarrh'), use('fever')], 'Traditionally: cough; catarrh'],
    [[use('cough (extract)', 'HMPC well-established'), use('tea for colds')], 'Traditionally: tea for colds'],
    [[use('alertness', 'clinical trials')], 'Early trials: alertness'],
    [[use('migraine trials (mixed)', 'clinical trials')], 'Early trials: migraine (mixed)'],
    [[use('pain', 'clinical trials'), use('sore gums (folk)')], 'Traditionally: sore gums'],
    [[use('milk supply (not supported here)'), use('appetite')], 'Traditionally: appetite'],
    [[use('cough (syrup extract)', 'HMPC traditional')], 'No recorded use of the tea itself'],
  ])('has the uses %o and the line "%s"', (uses, line) => {
    expect(useLine([...uses])).toBe(line)
  })

  it.each([
    [{ minAgeYears: 4, caffeine: 0 }, 12],
    [{ minAgeYears: 18, caffeine: 0 }, 18],
    [{ minAgeYears: 12, caffeine: 40 }, 18],
  ])('has the facts %o and the youngest age %i', ({ minAgeYears, caffeine }, age) => {
    const plain = {
      maxDailyGrams: 6,
      childDoses: [],
      cookingGramsPerDay: null,
      minorGramsPerDay: {},
      tea: { cupsPerDayMax: 3, gramsPerCupMax: 2 },
    }
    const constituents = caffeine > 0 ? [{ name: 'caffeine', mgPerGram: caffeine }] : []
    expect(youngestAge({ ...plain, minAgeYears, constituents })).toBe(age)
  })
})
