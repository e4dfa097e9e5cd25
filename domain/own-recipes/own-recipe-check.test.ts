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
