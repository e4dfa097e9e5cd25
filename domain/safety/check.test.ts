import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import cases from '#catalog/safety-cases.json' with { type: 'json' }
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { RecipeToCheck } from './check.ts'
import { createCheck } from './check.ts'
import { createFindingWriter } from './finding-messages.ts'
import { type CheckedOrigin, computeVerdict, verdicts } from './findings.ts'
import { normaliseName } from './names.ts'
import type { Profile } from './profile.ts'
import { writeUnknownMedicine } from './unknown-medicine.ts'
import {
  allergenFamilies,
  allergenSubstances,
  listCodes,
  conditions,
  drugClasses,
  preparationRequirements,
} from './vocabulary.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = catalogue
const facts = safetyFacts(catalogue)
const check = createCheck(facts)
const writeFinding = createFindingWriter(facts, writeUnknownMedicine)

const runs = { numRuns: 2000 }
const adult: Profile = { ageYears: 35 }
const verdictRank = (recipe: RecipeToCheck, profile?: Profile, origin: CheckedOrigin = 'human') =>
  verdicts.indexOf(check(recipe, profile, origin).verdict)

describe('the 25 cases', () => {
  it.each(cases)(
    '$id: $reason',
    ({ items, cupsPerDay, courseDays, preparation, profile, origin, verdict, codes: expected }) => {
      const { drugs, age, ...rest }: { drugs?: string[]; age?: number } & Profile = profile
      const person: Profile = {
        ...rest,
        ...(age !== undefined && { ageYears: age }),
        ...(drugs && { drugClasses: drugs }),
      }
      const report = check(
        { ingredients: items, cupsPerDay, courseDays, preparation },
        person,
        origin === 'ai' ? 'ai' : 'human',
      )
      expect(report.verdict).toBe(verdict)
      expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(expected))
      expect(report.dataVersion).toBe(facts.dataVersion)
    },
  )
})

const herbName = fc.constantFrom(...herbs.map((herb) => herb.commonName))
const grams = fc.double({ min: 0.01, max: 5, noNaN: true })
const line = fc.record({ name: herbName, gramsPerCup: grams })
const lines = fc.uniqueArray(line, { selector: ({ name }) => name, minLength: 1, maxLength: 8 })
const subsetOf = <Code extends string>(vocabulary: readonly Code[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength })
const recipe = fc.record({
  ingredients: lines,
  cupsPerDay: fc.integer({ min: 1, max: 5 }),
  courseDays: fc.option(fc.integer({ min: 1, max: 60 })),
  preparation: subsetOf(preparationRequirements, 8),
})
const allergies = [...allergenFamilies, ...allergenSubstances, ...herbs.map(({ slug }) => slug), 'honey', 'milk']
const profile = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 100 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: subsetOf(listCodes(conditions), 4),
    drugClasses: subsetOf(listCodes(drugClasses), 4),
    unknownMedicines: fc.uniqueArray(fc.string(), { maxLength: 2 }),
    allergies: subsetOf(allergies, 3),
  },
  { requiredKeys: [] },
)
const origin = fc.constantFrom<CheckedOrigin>('human', 'ai')

/** Fills in “none” or “no” for the questions that only `after` answers, because such an answer may remove a warning. */
const withExplicitAnswers = (person: Profile, after: Profile): Profile => ({
  ...person,
  ...(after.conditions && { conditions: person.conditions ?? [] }),
  ...(after.drugClasses && { drugClasses: person.drugClasses ?? [] }),
  ...(after.unknownMedicines && { drugClasses: person.drugClasses ?? [] }),
  ...(after.allergies && { allergies: person.allergies ?? [] }),
  ...(after.ageYears !== undefined && { ageYears: person.ageYears ?? 35 }),
  ...(after.pregnant !== undefined && { pregnant: person.pregnant ?? false }),
  ...(after.breastfeeding !== undefined && { breastfeeding: person.breastfeeding ?? false }),
})

/** Returns the verdict's rank, ignoring findings that an answer may remove. */
const rankWithoutConditional = (sample: RecipeToCheck, person: Profile | undefined, checkedOrigin: CheckedOrigin) =>
  verdicts.indexOf(
    computeVerdict(check(sample, person, checkedOrigin).findings.filter(({ code }) => code !== 'CONDITIONAL_HERB')),
  )

describe('a check', () => {
  it('is never milder with one herb or one cup more', () => {
    fc.assert(
      fc.property(
        recipe,
        line,
        fc.option(profile, { nil: undefined }),
        origin,
        (sample, extraLine, person, checkedOrigin) => {
          const before = verdictRank(sample, person, checkedOrigin)
          expect(
            verdictRank({ ...sample, ingredients: [...sample.ingredients, extraLine] }, person, checkedOrigin),
          ).toBeGreaterThanOrEqual(before)
          expect(
            verdictRank({ ...sample, cupsPerDay: sample.cupsPerDay + 1 }, person, checkedOrigin),
          ).toBeGreaterThanOrEqual(before)
        },
      ),
      runs,
    )
  })

  it("is never milder after adding a condition, a medicine, an allergy, a pregnancy or a child's age", () => {
    const addition = fc.oneof(
      fc
        .constantFrom(...listCodes(conditions))
        .map((code) => (person: Profile) => ({ ...person, conditions: [...(person.conditions ?? []), code] })),
      fc
        .constantFrom(...listCodes(drugClasses))
        .map((code) => (person: Profile) => ({ ...person, drugClasses: [...(person.drugClasses ?? []), code] })),
      fc
        .constantFrom(...allergies)
        .map((code) => (person: Profile) => ({ ...person, allergies: [...(person.allergies ?? []), code] })),
      fc
        .nat(17)
        .map((years) => (person: Profile) => ({ ...person, ageYears: Math.min(years, person.ageYears ?? years) })),
      fc.constant((person: Profile) => ({ ...person, pregnant: true })),
      fc.constant((person: Profile) => ({ ...person, breastfeeding: true })),
      fc.constant((person: Profile) => ({
        ...person,
        unknownMedicines: [...(person.unknownMedicines ?? []), 'moonpill'],
      })),
    )
    fc.assert(
      fc.property(recipe, profile, addition, (sample, person, add) => {
        const after = add(person)
        expect(verdictRank(sample, after)).toBeGreaterThanOrEqual(
          verdictRank(sample, withExplicitAnswers(person, after)),
        )
      }),
      runs,
    )
  })

  it('is never stricter without a profile, except for a conditional herb', () => {
    fc.assert(
      fc.property(recipe, profile, origin, (sample, person, checkedOrigin) => {
        expect(rankWithoutConditional(sample, undefined, checkedOrigin)).toBeLessThanOrEqual(
          rankWithoutConditional(sample, person, checkedOrigin),
        )
      }),
      runs,
    )
  })

  it('ignores the order, letter case and spacing of the ingredients', () => {
    const respell = fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => `  ${name.toLowerCase()} `,
      (name: string) => name.replaceAll(' ', '   '),
      (name: string) => `Dried ${name}`,
    )
    fc.assert(
      fc.property(recipe, profile, respell, (sample, person, respellName) => {
        const reversed = sample.ingredients
          .toReversed()
          .map(({ name, gramsPerCup }) => ({ name: respellName(name), gramsPerCup }))
        const findingLines = (sampleRecipe: RecipeToCheck) =>
          check(sampleRecipe, person, 'human').findings.map((finding) => `${finding.level} ${writeFinding(finding)}`)
        expect(findingLines({ ...sample, ingredients: reversed })).toEqual(findingLines(sample))
      }),
      runs,
    )
  })

  it('returns the same result when one name is split over two lines', () => {
    const name = fc.constantFrom(
      ...herbs.map((herb) => herb.commonName),
      ...Object.keys(catalogue.names.ambiguousNames),
    )
    fc.assert(
      fc.property(lines, name, grams, profile, (sample, splitName, halfGrams, person) => {
        const rest = sample.filter((other) => normaliseName(other.name) !== normaliseName(splitName))
        const whole = [...rest, { name: splitName, gramsPerCup: halfGrams * 2 }]
        const splitIngredients = [
          { name: splitName, gramsPerCup: halfGrams },
          ...rest,
          { name: splitName.toUpperCase(), gramsPerCup: halfGrams },
        ]
        expect(check({ ingredients: splitIngredients }, person, 'human').findings).toEqual(
          check({ ingredients: whole }, person, 'human').findings,
        )
      }),
      runs,
    )
  })

  const restrictedNames = restricted.flatMap(({ commonName, slug, synonyms }) =>
    [commonName, slug.replaceAll('-', ' ')].concat(synonyms),
  )
  it(`refuses each of ${restrictedNames.length} names of restricted plants, alone`, () => {
    const passed = restrictedNames.filter(
      (name) =>
        check({ ingredients: [{ name, gramsPerCup: 0.1 }], cupsPerDay: 1 }, adult, 'human').verdict !== 'refused',
    )
    expect(passed).toEqual([])
  })

  it('refuses a restricted plant in any mix, in any letter case', () => {
    fc.assert(
      fc.property(
        recipe,
        fc.constantFrom(...restrictedNames),
        fc.boolean(),
        fc.nat(8),
        (sample, name, isUpperCase, position) => {
          const restrictedLine = { name: isUpperCase ? name.toUpperCase() : name.toLowerCase(), gramsPerCup: 0.1 }
          expect(
            check({ ...sample, ingredients: sample.ingredients.toSpliced(position, 0, restrictedLine) }, adult, 'human')
              .verdict,
          ).toBe('refused')
        },
      ),
      runs,
    )
  })

  it.each(herbs)('passes $slug alone in a small amount and refuses it above its daily limit', (herb) => {
    const herbAlone = (gramsPerCup: number): RecipeToCheck => ({
      ingredients: [{ name: herb.commonName, gramsPerCup }],
      cupsPerDay: 1,
      preparation: herb.tea.requirements,
    })
    expect(check(herbAlone(herb.tea.gramsPerCupMin), adult, 'human').verdict).not.toBe('refused')
    expect(check(herbAlone(herb.maxDailyGrams + 1e-6), adult, 'human').findings).toContainEqual(
      expect.objectContaining({ level: 'REFUSE', code: 'DAILY_MAX_EXCEEDED', herbs: [herb.slug] }),
    )
  })

  it('never throws, and refuses anything that is not a recipe', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withSparseArray: true })
    const malformed = fc.record({
      ingredients: fc.oneof(
        anything,
        fc.array(
          fc.oneof(
            anything,
            fc.record({ name: fc.oneof(herbName, anything), amount: anything, gramsPerCup: anything }),
          ),
        ),
      ),
      servings: anything,
      cupsPerDay: anything,
      courseDays: anything,
      preparation: anything,
    })
    fc.assert(
      fc.property(
        fc.oneof(anything, malformed),
        fc.oneof(
          anything,
          fc.dictionary(
            fc.constantFrom('ageYears', 'pregnant', 'conditions', 'drugClasses', 'allergies', 'unknownMedicines'),
            anything,
          ),
        ),
        anything,
        (sample, person, checkedOrigin) => {
          const report = check(sample as RecipeToCheck, person as Profile, checkedOrigin as CheckedOrigin)
          expect(verdicts).toContain(report.verdict)
          expect(report.findings.map(writeFinding).every((text) => text.length > 0)).toBe(true)
        },
      ),
      runs,
    )
    expect(check(JSON.parse('null'), undefined, 'ai').verdict).toBe('refused')
    expect(check(JSON.parse('{"ingredients":[null,{"name":7}]}'), undefined, 'ai').verdict).toBe('refused')
  })

  it('reports unknown codes', () => {
    const person = {
      conditions: ['green_hair', '__proto__'],
      drugClasses: ['moonpill'],
      allergies: ['Kryptonite'],
      ageYears: -1,
    }
    const { findings } = check(
      { ingredients: [{ name: 'Fennel', gramsPerCup: 1 }], preparation: ['stand_on_head'] },
      person,
      'human',
    )
    const subjects = findings.filter(({ code }) => code.startsWith('UNKNOWN')).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      '__proto__',
      'age -1',
      'green_hair',
      'kryptonite',
      'moonpill',
      'stand_on_head',
    ])
  })
  it.each<[string, unknown]>([
    ['conditions', 'diabetes'],
    ['conditions', ['diabetes', 7]],
    ['pregnant', 'yes'],
    ['breastfeeding', 1],
    ['drugClasses', [7]],
    ['unknownMedicines', 'moonpill'],
    ['allergies', {}],
  ])('reports %s %j as an unknown answer', (name, answer) => {
    const person: Profile = JSON.parse(JSON.stringify({ ageYears: 35, [name]: answer }))
    const { findings, verdict } = check({ ingredients: [{ name: 'Fennel', gramsPerCup: 1 }] }, person, 'human')
    expect(findings.filter(({ code }) => code === 'UNKNOWN_PROFILE_CODE').map(({ subject }) => subject)).toEqual([name])
    expect(verdict).not.toBe('ok')
  })

  it('reports every malformed answer and no missing answer', () => {
    const names = ['conditions', 'drugClasses', 'unknownMedicines', 'allergies', 'pregnant', 'breastfeeding'] as const
    const malformed = fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.string()), fc.constant([7]))
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...names)), malformed, (wrong, answer) => {
        const person: Profile = Object.fromEntries(
          names.map((name) => [name, wrong.includes(name) ? answer : undefined]),
        )
        const { findings } = check({ ingredients: [{ name: 'Fennel', gramsPerCup: 1 }] }, person, 'human')
        const subjects = findings.filter(({ code }) => code === 'UNKNOWN_PROFILE_CODE').map(({ subject }) => subject)
        expect(subjects.toSorted()).toEqual(wrong.toSorted())
      }),
    )
  })
})
