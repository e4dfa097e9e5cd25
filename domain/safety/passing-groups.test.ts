import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'

import { checkWithGroups, findPassingGroups } from './passing-groups.ts'
import { isPassing } from './passing.ts'
import { type Profile, toPerson } from './profile.ts'
import { readerGroupIds, type ReaderGroup } from './reader-group-names.ts'
import { readerGroups } from './reader-groups.ts'
import { checkForStorage, createChecker } from './stored-check.ts'
import { toMedicinesProfile } from './stored-profile.ts'

const { catalogue } = loadCatalogue()
const checker = createChecker(safetyFacts(catalogue))
const findGroups = (ingredients: [name: string, grams: number][]) =>
  findPassingGroups(
    checker.check,
    {
      ingredients: ingredients.map(([name, gramsPerCup]) => ({ name, gramsPerCup })),
      servings: 1,
      cupsPerDay: 2,
    },
    'human',
  )
const drugClassesOfProfile = (profile: Profile) => toPerson(profile, () => true).drugClasses

describe('passing groups', () => {
  it('include recipes with a caution or two hours apart, but not with a refusal or a review', () => {
    expect(isPassing('ok')).toBe(true)
    expect(isPassing('separate')).toBe(true)
    expect(isPassing('ok_with_warnings')).toBe(true)
    expect(isPassing('needs_review')).toBe(false)
    expect(isPassing('refused')).toBe(false)
  })

  it('leave out the daisy allergy for chamomile, and children for a herb without a child amount', () => {
    const groups = findGroups([['Chamomile', 1]])
    expect(groups).toContain('child-6')
    expect(groups).not.toContain('daisy-allergy')
    expect(findGroups([['Valerian', 1]])).not.toContain('child-6')
    expect(findGroups([['Valerian', 1]])).not.toContain('child-11')
  })

  it('leave out children when a doctor must be asked first', () => {
    expect(findGroups([['Fennel Seed', 1]]).filter((group) => group.startsWith('child'))).toEqual([])
  })

  it('are empty for a recipe that is refused for everybody', () => {
    expect(findGroups([['Comfrey', 1]])).toEqual([])
    expect(findGroups([])).toEqual([])
  })

  it('keep the order of the list, and come with the check for everybody', () => {
    for (const recipe of catalogue.recipes) {
      const { groups, ...check } = checkWithGroups(checker, recipe, 'human')
      expect(groups).toEqual(readerGroupIds.filter((group) => groups.includes(group)))
      expect(check).toEqual(checkForStorage(checker, recipe, 'human'))
    }
  })

  it.each<[ReaderGroup, string[]]>([
    ['warfarin', ['warfarin']],
    ['lithium', ['lithium']],
    ['diabetes-metformin', ['metformin']],
    ['over-80-blood-pressure', ['amlodipine', 'ramipril']],
  ])('have the same drug classes for %s as a reader who takes %j', (group, medicines) => {
    expect(drugClassesOfProfile(readerGroups[group].profile)).toEqual(
      drugClassesOfProfile(toMedicinesProfile(medicines, classifyMedicine)),
    )
  })

  it.each(readerGroupIds)('include remedies from the catalogue for %s', (group) => {
    const { profile } = readerGroups[group]
    const count = catalogue.recipes.filter((recipe) =>
      isPassing(checker.check(recipe, profile, 'human').verdict),
    ).length
    expect(count).toBeGreaterThan(0)
  })
})
