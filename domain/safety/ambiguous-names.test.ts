import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck, type RecipeToCheck } from './check.ts'
import { createFindingWriter } from './finding-messages.ts'
import { type CheckedOrigin, verdicts } from './findings.ts'
import { writeUnknownMedicine } from './unknown-medicine.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const check = createCheck(facts)
const writeFinding = createFindingWriter(facts, writeUnknownMedicine)

const ambiguityFinding = (recipe: RecipeToCheck, origin: CheckedOrigin = 'human') =>
  check(recipe, undefined, origin).findings.find(({ code }) => code === 'AMBIGUOUS_NAME')
const rank = (ingredients: RecipeToCheck['ingredients'], origin: CheckedOrigin) =>
  verdicts.indexOf(check({ ingredients, cupsPerDay: 2 }, { ageYears: 35 }, origin).verdict)
const cup = (name: string, gramsPerCup: number): RecipeToCheck => ({
  ingredients: [{ name, gramsPerCup }],
  cupsPerDay: 1,
})

describe('an ambiguous name', () => {
  it.each([
    ['mint', 1.5, 'peppermint spearmint'],
    ['tea', 1.5, 'black-tea green-tea'],
    ['dandelion', 2, 'dandelion-leaf dandelion-root'],
    ['oolong', 1.5, 'black-tea green-tea'],
  ])('%s raises a notice at %d g, when every plant gives the same verdict', (name, grams, plants) => {
    for (const origin of ['human', 'ai'] as const)
      expect(ambiguityFinding(cup(name, grams), origin)).toMatchObject({ level: 'NOTICE', herbs: plants.split(' ') })
  })

  it('names its plants in the notice', () => {
    const finding = ambiguityFinding(cup('mint', 1.5))
    expect(finding && writeFinding(finding)).toBe('“mint” may mean Peppermint or Spearmint. We checked each of them.')
  })

  it.each([
    ['mint', 3.2],
    ['cinnamon', 1],
    ['dandelion', 4.8],
    ['basil', 1.8],
  ])('%s raises a question at %d g, when its plants differ, and the worst verdict counts', (name, grams) => {
    expect(ambiguityFinding(cup(name, grams))?.level).toBe('REVIEW')
    expect(ambiguityFinding(cup(name, grams), 'ai')?.level).toBe('REFUSE')
    expect(check(cup(name, grams), undefined, 'human').verdict).not.toMatch(/^ok/)
  })

  it.each(['star anise', 'skullcap', 'clover', 'cohosh', 'artemisia'])(
    '%s always raises a question because it may mean a plant that no tea may contain',
    (name) => {
      expect(ambiguityFinding(cup(name, 0.1))?.level).toBe('REVIEW')
      expect(check(cup(name, 0.1), undefined, 'human').verdict).toBe('refused')
    },
  )

  it("raises a question when only one plant's amount can be read", () => {
    const petals: RecipeToCheck = { ingredients: [{ name: 'rose', amount: '1' }], cupsPerDay: 1 }
    expect(ambiguityFinding(petals)?.level).toBe('REVIEW')
    expect(check(petals, undefined, 'human').verdict).toBe('refused')
  })

  it('raises a notice when the recipe is refused for another reason', () => {
    const recipe = { ...cup('mint', 2.5), ingredients: [...cup('mint', 2.5).ingredients, { name: 'comfrey' }] }
    expect(ambiguityFinding(recipe)?.level).toBe('NOTICE')
    expect(check(recipe, undefined, 'human').verdict).toBe('refused')
  })

  it('is judged separately from another ambiguous name', () => {
    const both: RecipeToCheck = {
      ingredients: [
        { name: 'mint', gramsPerCup: 1 },
        { name: 'dandelion', gramsPerCup: 4.8 },
      ],
      cupsPerDay: 1,
    }
    const levels = check(both, undefined, 'human')
      .findings.filter(({ code }) => code === 'AMBIGUOUS_NAME')
      .map(({ level, subject }) => `${level} ${subject}`)
    expect(levels).toEqual(['REVIEW dandelion', 'NOTICE mint'])
  })

  it('is never judged more mildly than any of its possible plants, in any mixture', () => {
    const name = fc.constantFrom(...Object.entries(catalogue.names.ambiguousNames))
    const grams = fc.double({ min: 0.05, max: 5, noNaN: true })
    const others = fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...catalogue.herbs.map((herb) => herb.commonName)), gramsPerCup: grams }),
      { selector: (line) => line.name, maxLength: 4 },
    )
    fc.assert(
      fc.property(
        name,
        grams,
        others,
        fc.constantFrom('human', 'ai'),
        ([writtenName, slugs], gramsPerCup, more, origin) => {
          const rankAsWritten = rank([...more, { name: writtenName, gramsPerCup }], origin)
          for (const slug of slugs)
            expect(rankAsWritten).toBeGreaterThanOrEqual(
              rank([...more, { name: slug.replaceAll('-', ' '), gramsPerCup }], origin),
            )
        },
      ),
      { numRuns: 500 },
    )
  })
})
