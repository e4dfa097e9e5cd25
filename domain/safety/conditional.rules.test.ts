import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { conditionalFindings } from './conditional.rules.ts'
import { toHerbFacts } from './facts.ts'
import { type Profile, toPerson } from './profile.ts'

const { herbs } = loadCatalogue().catalogue

const answered: Profile = {
  ageYears: 39,
  pregnant: false,
  breastfeeding: false,
  conditions: [],
  drugClasses: [],
  allergies: [],
}

function levels(slugs: readonly string[], profile: Profile | undefined, origin: 'human' | 'ai' = 'human') {
  const amounts = herbs
    .filter(({ slug }) => slugs.includes(slug))
    .map((herb) => ({ herb: toHerbFacts(herb), gramsPerCup: 1 }))
  const person = toPerson(profile, () => true)
  return conditionalFindings({ amounts, cupsPerDay: 1 }, person, origin).map(({ level, code }) => `${level} ${code}`)
}

const levelsWithout = (code: string) => levels(['liquorice'], { ...answered, unansweredConditions: [code] })

const profileWithout = (...names: (keyof Profile)[]): Profile =>
  Object.fromEntries(Object.entries(answered).filter(([name]) => !names.some((omitted) => omitted === name)))

describe('a conditional herb', () => {
  it('raises a notice for a reader who has answered everything that may exclude them', () => {
    expect(levels(['liquorice'], answered)).toEqual(['NOTICE CONDITIONAL_HERB'])
  })

  it('raises a notice for a reader whose answers exclude them, because the answers have their own findings', () => {
    expect(levels(['liquorice'], { ...answered, conditions: ['hypertension'] })).toEqual(['NOTICE CONDITIONAL_HERB'])
  })

  it.each<keyof Profile>(['ageYears', 'pregnant', 'breastfeeding', 'conditions', 'drugClasses', 'allergies'])(
    'warns a reader who has not answered %s',
    (name) => {
      expect(levels(['liquorice'], profileWithout(name))).toEqual(['WARN CONDITIONAL_HERB'])
    },
  )

  it('warns a reader who has not answered one of its conditions', () => {
    expect(levelsWithout('surgery_planned')).toEqual(['WARN CONDITIONAL_HERB'])
    expect(levelsWithout('gallstones')).toEqual(['NOTICE CONDITIONAL_HERB'])
  })

  it('does not ask about pregnancy after childbearing age', () => {
    const withoutPregnancyAnswers = profileWithout('pregnant', 'breastfeeding')
    expect(levels(['liquorice'], { ...withoutPregnancyAnswers, ageYears: 56 })).toEqual(['NOTICE CONDITIONAL_HERB'])
    expect(levels(['liquorice'], { ...withoutPregnancyAnswers, ageYears: 55 })).toEqual(['WARN CONDITIONAL_HERB'])
  })

  it('warns without a profile, and needs a review when a model chose it', () => {
    expect(levels(['liquorice'], undefined)).toEqual(['WARN CONDITIONAL_HERB'])
    expect(levels(['liquorice'], answered, 'ai')).toEqual(['REVIEW CONDITIONAL_HERB'])
  })

  it('is refused in a cup with another conditional herb, for any answers', () => {
    expect(levels(['liquorice', 'feverfew'], answered)).toContain('REFUSE TOO_MANY_CONDITIONAL')
  })

  it('raises nothing in a blend without a conditional herb', () => {
    expect(levels(['chamomile'], undefined)).toEqual([])
  })
})
