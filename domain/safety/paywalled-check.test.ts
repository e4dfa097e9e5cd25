import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { RecipeToCheck } from './check.ts'
import { createCheck } from './check.ts'
import { verdicts } from './findings.ts'
import { checkPaywalled } from './paywalled-check.ts'
import type { Profile } from './profile.ts'
import { conditions, drugClasses } from './vocabulary.ts'

const { catalogue } = loadCatalogue()
const check = createCheck(safetyFacts(catalogue))

const people: [string, Profile][] = [
  ['a grown-up', { ageYears: 35, conditions: [], drugClasses: [] }],
  ['a child', { ageYears: 5 }],
  ['a youth', { ageYears: 14 }],
  ['an old person', { ageYears: 80 }],
  ['somebody pregnant', { ageYears: 30, pregnant: true }],
  ['somebody who breastfeeds', { ageYears: 30, breastfeeding: true }],
  ['somebody with every illness', { ageYears: 40, conditions: Object.keys(conditions) }],
  ['somebody with every medicine', { ageYears: 40, drugClasses: Object.keys(drugClasses) }],
  ['somebody with an allergy', { ageYears: 40, allergies: ['Asteraceae', 'honey'] }],
]

const hideAmounts = ({ ingredients, ...recipe }: RecipeToCheck): RecipeToCheck => ({
  ...recipe,
  ingredients: ingredients.map(({ name }) => ({ name })),
  isClosed: true,
})

describe('the check of a closed recipe', () => {
  it.each(people)('is never milder for %s than the check of the whole recipe', (_, profile) => {
    const milder = catalogue.recipes.filter((recipe) => {
      const whole = check(recipe, profile, 'human').verdict
      const closed = checkPaywalled(check, hideAmounts(recipe), profile).verdict
      return verdicts.indexOf(closed) < verdicts.indexOf(whole)
    })
    expect(milder.map(({ name }) => name)).toEqual([])
  })

  it('does not refuse a published recipe for an adult without illness', () => {
    const refused = catalogue.recipes.filter(
      (recipe) => checkPaywalled(check, hideAmounts(recipe), people[0]?.[1]).verdict === 'refused',
    )
    expect(refused.map(({ name }) => name)).toEqual([])
  })
})
