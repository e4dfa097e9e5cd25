import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createChangeSuggester } from './changes.ts'
import { createCheck, type RecipeToCheck } from './check.ts'
import { verdicts } from './findings.ts'
import type { Profile } from './profile.ts'
import { readerGroups } from './reader-groups.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const check = createCheck(facts)
const suggest = createChangeSuggester(facts)
const changesFor = (recipe: RecipeToCheck, profile?: Profile) =>
  suggest({ check, recipe, profile, origin: 'human' }).map(({ text }) => text)

describe('the changes that make a recipe suitable', () => {
  it.each<[string, RecipeToCheck, Profile | undefined, string[]]>([
    [
      'nothing for one that passes',
      { ingredients: [{ name: 'Peppermint', gramsPerCup: 2 }], cupsPerDay: 2 },
      undefined,
      [],
    ],
    [
      'less of a herb, or fewer cups, above a daily limit',
      { ingredients: [{ name: 'Ginger', gramsPerCup: 1.2 }], cupsPerDay: 3 },
      undefined,
      ['Use 0.9 g of ginger in a cup instead of 1.2 g.', 'Drink 2 cups a day instead of 3.'],
    ],
    [
      'a cooking amount of the herb that is ruled out, or leaving it out',
      {
        ingredients: [
          { name: 'Sage', gramsPerCup: 1 },
          { name: 'Rooibos', gramsPerCup: 2 },
        ],
        cupsPerDay: 1,
      },
      { conditions: ['epilepsy_seizures'] },
      ['Use 0.5 g of garden sage in a cup instead of 1 g.', 'Leave out the garden sage.'],
    ],
    [
      'a smaller amount first, also if it only leads to asking first, and leaving the herb out second',
      {
        ingredients: [
          { name: 'Liquorice', gramsPerCup: 6 },
          { name: 'Sage', gramsPerCup: 2 },
        ],
        cupsPerDay: 1,
      },
      undefined,
      ['Use 1.95 g of liquorice root in a cup instead of 6 g.', 'Leave out the liquorice root.'],
    ],
  ])('are %s', (_, recipe, profile, texts) => {
    expect(changesFor(recipe, profile)).toEqual(texts)
  })

  it('never promise a milder verdict than the check gives', () => {
    const groups = Object.values(readerGroups)
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.recipes), fc.constantFrom(...groups), (recipe, { profile }) => {
        const now = verdicts.indexOf(check(recipe, profile, 'human').verdict)
        for (const { verdict } of suggest({ check, recipe, profile, origin: 'human' }))
          expect(verdicts.indexOf(verdict)).toBeLessThan(now)
      }),
      { numRuns: 100 },
    )
  })
})
