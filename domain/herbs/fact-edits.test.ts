import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { listFigureSources } from '#domain/safety/figure-sources.ts'
import { verdicts } from '#domain/safety/findings.ts'
import type { Profile } from '#domain/safety/profile.ts'
import {
  allergenSubstances,
  listCodes,
  conditions,
  drugClasses,
  effects,
  effectTags,
  evidenceGrades,
  personStatuses,
  preparationRequirements,
  severities,
} from '#domain/safety/vocabulary.ts'

import {
  findDisputedFacts,
  type FactEdits,
  applyFactEdits,
  noEdits,
  findRelaxedFacts,
  resolveFactValues,
} from './fact-edits.ts'
import { herbFactValues } from './fact-values.schemas.ts'
import { factNames, toFactValues, type HerbFactValues, applyFactValues } from './fact-values.ts'
import { chooseStricterFact, chooseStricterValues, clampToOwnLimits } from './stricter-facts.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const findHerb = (slug: string) => {
  const herb = catalogue.herbs.find((one) => one.slug === slug)
  if (!herb) throw new Error(`no ${slug}`)
  return herb
}
const thyme = findHerb('thyme')
const releasedValues = toFactValues(thyme)

const subsetArbitrary = <Item>(items: readonly Item[]) => fc.uniqueArray(fc.constantFrom(...items), { maxLength: 4 })
const grams = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10)
const nullableArbitrary = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const factValuesArbitrary: fc.Arbitrary<HerbFactValues> = fc
  .record({
    gramsPerCupMin: grams,
    gramsPerCupMax: grams,
    cupsPerDayMax: fc.integer({ min: 1, max: 5 }),
    maxDailyGrams: grams,
    gramsPerTeaspoon: grams,
    cookingGramsPerDay: nullableArbitrary(grams),
    requirements: subsetArbitrary(preparationRequirements),
    constituents: fc
      .uniqueArray(fc.constantFrom('caffeine', 'anethole'))
      .chain((names) => fc.tuple(...names.map((name) => grams.map((mgPerGram) => ({ name, mgPerGram }))))),
    pregnancy: fc.constantFrom(...personStatuses),
    lactation: fc.constantFrom(...personStatuses),
    minAgeYears: fc.integer({ min: 0, max: 20 }),
    adviceAfterDays: nullableArbitrary(fc.integer({ min: 1, max: 40 })),
    maxDurationDays: nullableArbitrary(fc.integer({ min: 1, max: 40 })),
    contraindications: subsetArbitrary(listCodes(conditions)),
    conditionCautions: subsetArbitrary(listCodes(conditions)),
    interactions: fc.uniqueArray(
      fc.record({
        drugClass: fc.constantFrom(...listCodes(drugClasses).slice(0, 3)),
        effect: fc.constantFrom(...listCodes(effects).slice(0, 2)),
        severity: fc.constantFrom(...severities),
      }),
      { maxLength: 4, selector: ({ drugClass, effect }) => drugClass + effect },
    ),
    allergens: subsetArbitrary(allergenSubstances),
    effectTags: subsetArbitrary(listCodes(effectTags)),
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
  .map(clampToOwnLimits)

const createCheckWith = (factValues: HerbFactValues) =>
  createCheck({
    ...facts,
    herbs: facts.herbs.map((one) =>
      one.slug === 'thyme' ? toHerbFacts(applyFactValues({ ...thyme, freshPart: 'leaf' }, factValues)) : one,
    ),
  })
const recipeArbitrary: fc.Arbitrary<RecipeToCheck> = fc.record({
  ingredients: fc
    .tuple(
      fc.oneof(
        grams.map((gramsPerCup) => ({ name: 'Thyme', gramsPerCup })),
        fc.constantFrom('1 tsp', '2 tsp', '1 tbsp').map((amount) => ({ name: 'Thyme', amount })),
      ),
      ...['linden', 'liquorice', 'green-tea'].map((slug) =>
        fc.constantFrom(0.2, 1, 2).map((gramsPerCup) => ({ name: findHerb(slug).commonName, gramsPerCup })),
      ),
    )
    .chain((ingredients) =>
      fc.integer({ min: 1, max: ingredients.length }).map((count) => ingredients.slice(0, count)),
    ),
  cupsPerDay: fc.integer({ min: 1, max: 4 }),
  courseDays: nullableArbitrary(fc.integer({ min: 1, max: 30 })),
  preparation: subsetArbitrary(preparationRequirements),
})
const profileArbitrary: fc.Arbitrary<Profile> = fc.record(
  {
    ageYears: fc.integer({ min: 10, max: 80 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: subsetArbitrary(listCodes(conditions)),
    drugClasses: subsetArbitrary(listCodes(drugClasses).slice(0, 3)),
    allergies: subsetArbitrary(allergenSubstances),
  },
  { requiredKeys: [] },
)

describe('the stricter of two facts', () => {
  it('is defined for each fact', () => {
    const stricter = chooseStricterValues(releasedValues, {
      ...releasedValues,
      maxDailyGrams: 3,
      minAgeYears: 18,
      pregnancy: 'avoid',
      contraindications: ['asthma'],
      interactions: [{ drugClass: 'lithium', effect: 'lithium_level_change', severity: 'caution' }],
      maxDurationDays: null,
      gramsPerTeaspoon: 0.5,
    })
    expect(stricter).toEqual({
      ...releasedValues,
      maxDailyGrams: 3,
      minAgeYears: 18,
      pregnancy: 'avoid',
      contraindications: [...releasedValues.contraindications, 'asthma'],
      interactions: [
        ...releasedValues.interactions,
        { drugClass: 'lithium', effect: 'lithium_level_change', severity: 'caution' },
      ],
    })
    expect(chooseStricterFact('cookingGramsPerDay', null, 2)).toBeNull()
    expect(chooseStricterFact('maxDurationDays', null, 14)).toBe(14)
    expect(
      chooseStricterFact(
        'uses',
        [{ use: 'cough', category: 'Cold & Flu', evidence: 'WHO' }],
        [{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }],
      ),
    ).toEqual([{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }])
  })

  it('allows no more than either, in any order, and keeps equal values', () => {
    fc.assert(
      fc.property(factValuesArbitrary, factValuesArbitrary, (one, other) => {
        const stricter = chooseStricterValues(one, other)
        expect([...findRelaxedFacts(one, stricter), ...findRelaxedFacts(other, stricter)]).toEqual([])
        expect(findRelaxedFacts(stricter, chooseStricterValues(other, one))).toEqual([])
        expect(chooseStricterValues(one, one)).toEqual(one)
      }),
    )
  })

  it('never lets a recipe pass that either would hold back, for any person', () => {
    fc.assert(
      fc.property(
        factValuesArbitrary,
        factValuesArbitrary,
        recipeArbitrary,
        profileArbitrary,
        (one, other, recipe, profile) => {
          const [stricter, ...verdictIndexes] = [chooseStricterValues(one, other), one, other].map((factValues) =>
            verdicts.indexOf(createCheckWith(factValues)(recipe, profile, 'human').verdict),
          )
          expect(stricter).toBeGreaterThanOrEqual(Math.max(...verdictIndexes))
        },
      ),
      { numRuns: 300 },
    )
  })
})

const source = { cite: 'A book', tier: 'primary_copy' } as const
const createEdits = (values: FactEdits['values'], baseValues: FactEdits['baseValues']): FactEdits => ({
  values,
  baseValues,
  sources: Object.fromEntries(Object.keys(values).map((name) => [name, source])),
})

describe('an edited fact', () => {
  it('is used with its source while the released value stays the same', () => {
    const mine = createEdits({ maxDailyGrams: 4 }, { maxDailyGrams: releasedValues.maxDailyGrams })
    expect(findDisputedFacts(releasedValues, mine)).toEqual([])
    const herb = applyFactEdits({ ...thyme, figures: { ...thyme.figures, dose: [] } }, mine)
    expect(herb.maxDailyGrams).toBe(4)
    expect(listFigureSources(herb, 'dose')).toMatchObject([source])
    expect(herb.sources).toMatchObject([...thyme.sources, source])
    expect(applyFactEdits(thyme, noEdits)).toBe(thyme)
  })

  it.each([
    ['a stricter release', 4, 3, 3],
    ['a release that allows more', 4, 5, 4],
  ])('is disputed by %s, and the stricter value applies', (_, mine, releasedValue, herb) => {
    const edits = createEdits({ maxDailyGrams: mine }, { maxDailyGrams: 6 })
    expect(findDisputedFacts({ ...releasedValues, maxDailyGrams: releasedValue }, edits)).toEqual(['maxDailyGrams'])
    expect(resolveFactValues({ ...releasedValues, maxDailyGrams: releasedValue }, edits).maxDailyGrams).toBe(herb)
  })

  it('is not disputed by a release with the same values in another order', () => {
    const edits = createEdits({ contraindications: ['asthma', 'epilepsy_seizures'] }, { contraindications: [] })
    expect(findDisputedFacts({ ...releasedValues, contraindications: ['epilepsy_seizures', 'asthma'] }, edits)).toEqual(
      [],
    )
  })

  it('never leaves the daily maximum above that of its cups', () => {
    const edits = createEdits({ cupsPerDayMax: 1 }, { cupsPerDayMax: releasedValues.cupsPerDayMax })
    expect(resolveFactValues(releasedValues, edits).maxDailyGrams).toBe(releasedValues.gramsPerCupMax)
  })
})

it('factNames lists every fact that can be edited', () => {
  expect(factNames).toEqual(Object.keys(herbFactValues.shape))
})

it('the values of every herb in the catalogue are valid and convert back unchanged', () => {
  for (const one of catalogue.herbs) {
    const factValues = toFactValues(one)
    expect(herbFactValues.parse(factValues)).toEqual(factValues)
    expect(applyFactValues(one, factValues)).toEqual(one)
    expect(clampToOwnLimits(factValues)).toEqual(factValues)
  }
})
