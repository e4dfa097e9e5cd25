import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import type { RecipeEdit } from '#domain/safety/changes.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { emptyOwnRecipeForm } from './fill-form.ts'
import { createOwnRecipeCheck } from './own-recipe-check.ts'
import { applyEditToForm, toOwnRecipeContent, toOwnRecipeForm } from './own-recipe-form.ts'
import { type OwnRecipeContent, ownRecipeContent, ownRecipeLimits } from './own-recipes.schemas.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const { check, suggestChanges } = createOwnRecipeCheck(facts, () => '2026-11-28')

const createRecipe = (...lines: [amount: string, name: string][]): OwnRecipeContent => ({
  ...toOwnRecipeContent(emptyOwnRecipeForm),
  name: 'A cup',
  servings: 2,
  ingredients: lines.map(([amount, name]) => ({ amount, name })),
})

/** Uses a suggested change, as the editor does. */
function applyEdit(recipe: OwnRecipeContent, edit: RecipeEdit): OwnRecipeContent {
  const form = toOwnRecipeForm(recipe)
  return toOwnRecipeContent({ ...form, ...applyEditToForm(form, edit) })
}

const pregnant: StoredProfile = {
  savedOn: '2026-11-28',
  bornOn: null,
  ageYears: 30,
  pregnant: 'yes',
  trimester: null,
  breastfeeding: 'no',
  tryingToConceive: 'no',
  surgeryPlanned: 'no',
  conditions: [],
  medicines: [],
  allergies: [],
  hidesUnsuitable: false,
}

describe('the check of an own recipe', () => {
  it('reads the amounts for all cups together and adds up a day', () => {
    const { verdict, daily, lines } = check(createRecipe(['2 tsp', 'Peppermint'], ['1 tbsp', 'honey']), null)
    expect(verdict).toBe('ok')
    expect(daily.map(({ name }) => name)).toEqual(['Peppermint'])
    expect(lines.map(({ kind }) => kind)).toEqual(['plants', 'safe'])
    const gramsPerCup = lines[0]?.gramsPerCup ?? 0
    expect(daily[0]?.gramsPerDay).toBeCloseTo(gramsPerCup * 2)
  })

  it.each([
    ['a restricted plant', ['2 g', 'Comfrey'], 'RESTRICTED_BLOCK'],
    ['a name that nobody knows', ['2 g', 'Moonwort dust'], 'UNKNOWN_INGREDIENT'],
    ['an amount that can’t be read', ['some', 'Peppermint'], 'UNPARSEABLE_AMOUNT'],
    ['a missing amount', ['', 'Peppermint'], 'UNPARSEABLE_AMOUNT'],
  ] as const)('refuses %s', (_, [amount, name], code) => {
    const { verdict, findings } = check(createRecipe([amount, name]), null)
    expect(verdict).toBe('refused')
    expect(findings[0]?.code).toBe(code)
  })

  it.each([
    ['2 g', 'lavander'],
    ['2 g', 'chamo'],
    ['2 g', 'Kamille'],
    ['2 parts', 'Peppermint'],
    ['', 'Peppermint'],
    ['a handful', 'Peppermint'],
    ['1 tsp', 'honey'],
  ])('refuses “%s” of “%s” only as unchecked, and never tells to leave it out', (amount, name) => {
    const { verdict, isUnchecked, findings } = check(createRecipe([amount, name]), null)
    expect([verdict, isUnchecked]).toEqual(['refused', true])
    expect(findings[0]?.text).toMatch(/check .*yet/)
    expect(findings[0]?.text).not.toContain('Leave it out')
  })

  it.each([
    [
      ['2 g', 'Moonwort dust'],
      ['2 g', 'Comfrey'],
    ],
    [
      ['some', 'Peppermint'],
      ['9 g', 'Sage'],
    ],
    [
      ['2 g', 'Moonwort dust'],
      ['2 g', 'peppermint essential oil'],
    ],
  ] as const)('calls a recipe with %j and %j refused, not unchecked', (unread, harmful) => {
    const { verdict, isUnchecked } = check(createRecipe([...unread], [...harmful]), null)
    expect([verdict, isUnchecked]).toEqual(['refused', false])
  })

  it('suggests names for an unknown one, and none for a known one', () => {
    const { lines } = check(createRecipe(['2 g', 'lavander'], ['2 g', 'Sage']), null)
    expect(lines.map(({ suggestions }) => suggestions[0])).toEqual(['Lavender', undefined])
  })

  it.each([
    ['1 heaped tsp', 2, 2],
    ['1 rounded tsp', 1.5, 1.5],
    ['1 tsp', 1, undefined],
  ] as const)('counts “%s” as %d level spoons, and says so', (amount, factor, levelSpoons) => {
    const [line] = check(createRecipe([amount, 'Peppermint']), null).lines
    const [level] = check(createRecipe(['1 tsp', 'Peppermint']), null).lines
    expect(line?.gramsPerCup).toBeCloseTo((level?.gramsPerCup ?? Number.NaN) * factor)
    expect(line?.levelSpoons).toBe(levelSpoons)
  })

  it('checks for the reader’s answers', () => {
    const sage = createRecipe(['3 g', 'Sage'])
    expect(check(sage, pregnant).verdict).toBe('refused')
    expect(check(createRecipe(['2 g', 'Peppermint']), null).verdict).toBe('ok')
  })
})

describe('the check while a figure is being typed', () => {
  const strong = createRecipe(['4 g', 'Sage'])

  it.each([Number.NaN, 0, -1, 500])('is as strict as for one cup while %s cups share the amounts', (servings) => {
    const oneCup = check({ ...strong, servings: 1 }, null)
    expect(oneCup.verdict).toBe('refused')
    expect(check({ ...strong, servings }, null)).toEqual(oneCup)
  })

  it.each([Number.NaN, 0, -1, 500])('is as strict as for the most cups a day at %s cups', (cupsPerDay) => {
    const mostCups = check({ ...strong, cupsPerDay: ownRecipeLimits.cupsPerDay }, null)
    expect(mostCups.verdict).toBe('refused')
    expect(check({ ...strong, cupsPerDay }, null)).toEqual(mostCups)
  })
})

describe('a suggested change', () => {
  it('makes a refused recipe pass when it is used', () => {
    const strong = createRecipe(['9 g', 'Sage'])
    expect(check(strong, null).verdict).toBe('refused')
    const [change] = suggestChanges(strong, null)
    expect(change?.edit.kind).toBe('amount')
    const changed = change && applyEdit(strong, change.edit)
    expect(changed?.ingredients[0]?.amount).toMatch(/^[\d.]+ g$/)
    expect(changed && check(changed, null).verdict).toBe(change?.verdict)
  })

  it('is a smaller amount before leaving a herb out, also if it only leads to asking first', () => {
    const recipe = { ...createRecipe(['6 g', 'Liquorice'], ['2 g', 'Sage']), servings: 1 }
    expect(check(recipe, null).verdict).toBe('refused')
    const [first, ...others] = suggestChanges(recipe, null)
    expect(first?.text).toMatch(/^Use [\d.]+ g of liquorice root in a cup instead of 6 g\.$/)
    expect(first && check(applyEdit(recipe, first.edit), null).verdict).toBe('ok_with_warnings')
    expect(others.map(({ text }) => text)).toContain('Leave out the liquorice root.')
  })

  it('has the verdict that it promises, for any recipe', () => {
    const names = facts.herbs.map(({ commonName }) => commonName)
    const line = fc.tuple(
      fc.integer({ min: 1, max: 200 }).map((tenths) => `${tenths / 10} g`),
      fc.constantFrom(...names),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), (lines, isPregnant) => {
        const recipe = createRecipe(...lines)
        const stored = isPregnant ? pregnant : null
        for (const { edit, verdict } of suggestChanges(recipe, stored))
          expect(check(applyEdit(recipe, edit), stored).verdict).toBe(verdict)
      }),
      { numRuns: 60 },
    )
  })
})

it('checks twelve ingredients within the time of a key on a slow phone', () => {
  const lines = facts.herbs.slice(0, 12).map(({ commonName }): [string, string] => ['2 g', commonName])
  const recipe = createRecipe(...lines)
  check(recipe, pregnant)
  const times = Array.from({ length: 15 }, () => measureCpuMs(() => check(recipe, pregnant)))
  expect(Math.min(...times)).toBeLessThan(5)
})

it('keeps a recipe unchanged through its form', () => {
  const recipe = ownRecipeContent.parse({
    ...createRecipe(['2 tsp', 'Peppermint']),
    courseDays: 7,
    steps: ['Pour.', 'Cover.'],
    notes: 'First line\nsecond line',
    tags: ['evening', 'mint'],
  })
  expect(toOwnRecipeContent(toOwnRecipeForm(recipe))).toEqual(recipe)
})

it.each([
  ['7,5', 8],
  ['7.5', 8],
  ['8', 8],
  ['0.2', 1],
  ['x', Number.NaN],
])('rounds “%s” minutes up to %d', (brewMinutes, minutes) => {
  expect(toOwnRecipeContent({ ...emptyOwnRecipeForm, brewMinutes }).brewMinutes).toBe(minutes)
})
