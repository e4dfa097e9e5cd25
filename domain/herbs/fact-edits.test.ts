import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { figureSources } from '#domain/safety/figure-sources.ts'
import { verdicts } from '#domain/safety/findings.ts'
import type { Profile } from '#domain/safety/profile.ts'
import {
  allergenSubstances,
  codes,
  conditions,
  drugClasses,
  effects,
  effectTags,
  evidenceGrades,
  personStatuses,
  preparationRequirements,
  severities,
} from '#domain/safety/vocabulary.ts'

import { disputedFacts, type FactEdits, herbInUse, noEdits, relaxedFacts, valuesInUse } from './fact-edits.ts'
import { herbFactValues } from './fact-values.schemas.ts'
import { factNames, factValuesOf, type HerbFactValues, withFactValues } from './fact-values.ts'
import { stricterFact, stricterValues, withinItself } from './stricter-facts.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const herb = (slug: string) => {
  const found = catalogue.herbs.find((one) => one.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}
const thyme = herb('thyme')
const released = factValuesOf(thyme)

const some = <Item>(items: readonly Item[]) => fc.uniqueArray(fc.constantFrom(...items), { maxLength: 4 })
const grams = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10)
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const values: fc.Arbitrary<HerbFactValues> = fc
  .record({
    gramsPerCupMin: grams,
    gramsPerCupMax: grams,
    cupsPerDayMax: fc.integer({ min: 1, max: 5 }),
    maxDailyGrams: grams,
    gramsPerTeaspoon: grams,
    cookingGramsPerDay: orNone(grams),
    requirements: some(preparationRequirements),
    constituents: fc
      .uniqueArray(fc.constantFrom('caffeine', 'anethole'))
      .chain((names) => fc.tuple(...names.map((name) => grams.map((mgPerGram) => ({ name, mgPerGram }))))),
    pregnancy: fc.constantFrom(...personStatuses),
    lactation: fc.constantFrom(...personStatuses),
    minAgeYears: fc.integer({ min: 0, max: 20 }),
    adviceAfterDays: orNone(fc.integer({ min: 1, max: 40 })),
    maxDurationDays: orNone(fc.integer({ min: 1, max: 40 })),
    contraindications: some(codes(conditions)),
    conditionCautions: some(codes(conditions)),
    interactions: fc.uniqueArray(
      fc.record({
        drugClass: fc.constantFrom(...codes(drugClasses).slice(0, 3)),
        effect: fc.constantFrom(...codes(effects).slice(0, 2)),
        severity: fc.constantFrom(...severities),
      }),
      { maxLength: 4, selector: ({ drugClass, effect }) => drugClass + effect },
    ),
    allergens: some(allergenSubstances),
    effectTags: some(codes(effectTags)),
    conditional: fc.boolean(),
    uses: fc.uniqueArray(
      fc.record({
        use: fc.constantFrom('cough', 'sore throat'),
        category: fc.constant('Cold & Flu' as const),
        evidence: fc.constantFrom(...evidenceGrades),
      }),
      { selector: ({ use }) => use },
    ),
  })
  .map(withinItself)

const checkBy = (factValues: HerbFactValues) =>
  createCheck({
    ...facts,
    herbs: facts.herbs.map((one) =>
      one.slug === 'thyme' ? toHerbFacts(withFactValues({ ...thyme, freshPart: 'leaf' }, factValues)) : one,
    ),
  })
const recipes: fc.Arbitrary<RecipeToCheck> = fc.record({
  ingredients: fc
    .tuple(
      fc.oneof(
        grams.map((gramsPerCup) => ({ name: 'Thyme', gramsPerCup })),
        fc.constantFrom('1 tsp', '2 tsp', '1 tbsp').map((amount) => ({ name: 'Thyme', amount })),
      ),
      ...['linden', 'liquorice', 'green-tea'].map((slug) =>
        fc.constantFrom(0.2, 1, 2).map((gramsPerCup) => ({ name: herb(slug).commonName, gramsPerCup })),
      ),
    )
    .chain((all) => fc.integer({ min: 1, max: all.length }).map((count) => all.slice(0, count))),
  cupsPerDay: fc.integer({ min: 1, max: 4 }),
  courseDays: orNone(fc.integer({ min: 1, max: 30 })),
  preparation: some(preparationRequirements),
})
const people: fc.Arbitrary<Profile> = fc.record(
  {
    ageYears: fc.integer({ min: 10, max: 80 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: some(codes(conditions)),
    drugClasses: some(codes(drugClasses).slice(0, 3)),
    allergies: some(allergenSubstances),
  },
  { requiredKeys: [] },
)

describe('the stricter of two facts', () => {
  it('is defined for each fact', () => {
    const strict = stricterValues(released, {
      ...released,
      maxDailyGrams: 3,
      minAgeYears: 18,
      pregnancy: 'avoid',
      contraindications: ['asthma'],
      interactions: [{ drugClass: 'lithium', effect: 'lithium_level_change', severity: 'caution' }],
      maxDurationDays: null,
      gramsPerTeaspoon: 0.5,
    })
    expect(strict).toEqual({
      ...released,
      maxDailyGrams: 3,
      minAgeYears: 18,
      pregnancy: 'avoid',
      contraindications: [...released.contraindications, 'asthma'],
      interactions: [
        ...released.interactions,
        { drugClass: 'lithium', effect: 'lithium_level_change', severity: 'caution' },
      ],
    })
    expect(stricterFact('cookingGramsPerDay', null, 2)).toBeNull()
    expect(stricterFact('maxDurationDays', null, 14)).toBe(14)
    expect(
      stricterFact(
        'uses',
        [{ use: 'cough', category: 'Cold & Flu', evidence: 'WHO' }],
        [{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }],
      ),
    ).toEqual([{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }])
  })

  it('allows no more than either, in any order, and keeps equal values', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const strict = stricterValues(one, other)
        expect([...relaxedFacts(one, strict), ...relaxedFacts(other, strict)]).toEqual([])
        expect(relaxedFacts(strict, stricterValues(other, one))).toEqual([])
        expect(stricterValues(one, one)).toEqual(one)
      }),
    )
  })

  it('never lets a recipe pass that either would hold back, for any person', () => {
    fc.assert(
      fc.property(values, values, recipes, people, (one, other, recipe, person) => {
        const [strict, ...both] = [stricterValues(one, other), one, other].map((factValues) =>
          verdicts.indexOf(checkBy(factValues)(recipe, person, 'human').verdict),
        )
        expect(strict).toBeGreaterThanOrEqual(Math.max(...both))
      }),
      { numRuns: 300 },
    )
  })
})

const source = { cite: 'A book', tier: 'primary_copy' } as const
const edits = (mine: FactEdits['mine'], seen: FactEdits['seen']): FactEdits => ({
  mine,
  seen,
  sources: Object.fromEntries(Object.keys(mine).map((name) => [name, source])),
})

describe('a fact that an administrator edited', () => {
  it('is used with its source while the value in the release is the same as then', () => {
    const mine = edits({ maxDailyGrams: 4 }, { maxDailyGrams: released.maxDailyGrams })
    expect(disputedFacts(released, mine)).toEqual([])
    const used = herbInUse({ ...thyme, figures: { ...thyme.figures, dose: [] } }, mine)
    expect(used.maxDailyGrams).toBe(4)
    expect(figureSources(used, 'dose')).toMatchObject([source])
    expect(used.sources).toMatchObject([...thyme.sources, source])
    expect(herbInUse(thyme, noEdits)).toBe(thyme)
  })

  it.each([
    ['a stricter release', 4, 3, 3],
    ['a release that allows more', 4, 5, 4],
  ])('is disputed by %s, and the stricter is used', (_, mine, now, used) => {
    const edited = edits({ maxDailyGrams: mine }, { maxDailyGrams: 6 })
    expect(disputedFacts({ ...released, maxDailyGrams: now }, edited)).toEqual(['maxDailyGrams'])
    expect(valuesInUse({ ...released, maxDailyGrams: now }, edited).maxDailyGrams).toBe(used)
  })

  it('is not disputed by a release with the same values in another order', () => {
    const edited = edits({ contraindications: ['asthma', 'epilepsy_seizures'] }, { contraindications: [] })
    expect(disputedFacts({ ...released, contraindications: ['epilepsy_seizures', 'asthma'] }, edited)).toEqual([])
  })

  it('never leaves the daily maximum above that of its cups', () => {
    const edited = edits({ cupsPerDayMax: 1 }, { cupsPerDayMax: released.cupsPerDayMax })
    expect(valuesInUse(released, edited).maxDailyGrams).toBe(released.gramsPerCupMax)
  })
})

it('factNames lists every fact that can be edited', () => {
  expect(factNames).toEqual(Object.keys(herbFactValues.shape))
})

it('the values of every herb in the catalogue are valid and convert back unchanged', () => {
  for (const one of catalogue.herbs) {
    const read = factValuesOf(one)
    expect(herbFactValues.parse(read)).toEqual(read)
    expect(withFactValues(one, read)).toEqual(one)
    expect(withinItself(read)).toEqual(read)
  }
})
