import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import type { UnitChoices } from '../amounts/unit-choices.ts'
import { indexNames } from '../safety/names.ts'
import { checkForStorage, createChecker } from '../safety/stored-check.ts'
import { findHerbSlug } from './ingredient-herb.ts'
import { convertIngredient, convertText, listWeighedIngredients } from './recipe-units.ts'
import type { RecipeIngredient } from './recipes.types.ts'
import { changeUnit, createRecipeQuery, formatUnits, parseUnits } from './requested-units.ts'
import { scaleAmount } from './servings.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const checker = createChecker(facts)
const index = indexNames(facts)

const recipes = catalogue.recipes.map((recipe) => ({
  slug: recipe.slug,
  servings: recipe.servings,
  instructions: recipe.instructions,
  safety: checkForStorage(checker, recipe, 'human').safety,
  ingredients: recipe.ingredients.map(({ name, amount, gramsPerCup = null, notes = null }): RecipeIngredient => ({
    name,
    amount,
    gramsPerCup,
    notes,
    herb: findHerbSlug(index, name),
  })),
}))

const allUnits: UnitChoices[] = [['tsp'], ['us'], ['f'], ['tsp', 'us'], ['tsp', 'f'], ['us', 'f'], ['tsp', 'us', 'f']]
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const volumePattern = /\b(?:ml|litres?)\b|US (?:cups?|fl oz|tsp)/g

const thyme = { name: 'Thyme', amount: '3 g', gramsPerCup: 1.5, notes: null, herb: 'thyme' }
const recipe = (gramsPerTeaspoon?: number) => ({
  servings: 2,
  safety: {
    codes: [],
    sources: [],
    daily: [{ herb: 'thyme', name: 'Thyme', gramsPerDay: 3, maxDailyGrams: 6, gramsPerTeaspoon }],
  },
})

describe('an ingredient in other units', () => {
  it.each([
    ['3 g', '1 g a teaspoon', 1, 'about 3 level tsp'],
    ['1 g', '1 g a teaspoon', 1, 'about 1 level tsp'],
    ['0.5 g', '1 g a teaspoon', 1, 'about ½ level tsp'],
    ['3 g', '0.8 g a teaspoon', 0.8, 'about 3 ¾ level tsp'],
    ['3 g', 'an unknown spoon', undefined, undefined],
    ['0.4 g', 'a spoon that is too coarse', 1, undefined],
    ['a few leaves', 'no grams', 1, undefined],
  ])('of %s with %s', (amount, _case, gramsPerTeaspoon, text) => {
    expect(convertIngredient(amount, thyme, recipe(gramsPerTeaspoon), ['tsp'])).toBe(text)
  })

  it.each([
    ['a fresh herb, whose grams are not those of the dried herb', { amount: '12 g' }],
    ['a kitchen ingredient', { gramsPerCup: null, herb: null }],
    ['a herb that a spoon cannot hold', { notes: 'thin quills' }],
    ['an ambiguous name', { herb: null }],
  ])('keeps the grams of %s', (_case, details) => {
    expect(convertIngredient('3 g', { ...thyme, ...details }, recipe(1), ['tsp'])).toBeUndefined()
  })

  it('converts a herb that is free of stalks', () => {
    const ingredient = { ...thyme, notes: 'dried leaf, stripped from the stalk' }
    expect(convertIngredient('3 g', ingredient, recipe(1), ['tsp'])).toBe('about 3 level tsp')
  })

  it('converts the volume of a kitchen ingredient', () => {
    const milk = { name: 'Milk', amount: '120 ml', gramsPerCup: null, notes: null, herb: null }
    expect(convertIngredient('120 ml', milk, recipe(), ['us'])).toBe('about ½ US cup')
    expect(convertIngredient('120 ml', milk, recipe(), ['tsp', 'f'])).toBeUndefined()
  })
})

describe('every recipe of the catalogue', () => {
  it('shows each ingredient in all units for 1 to 12 cups', () => {
    for (const { slug, ingredients, servings, safety } of recipes)
      for (const ingredient of ingredients)
        for (let cups = 1; cups <= 12; cups++) {
          const { text } = scaleAmount(ingredient.amount, cups / servings)
          for (const units of allUnits) {
            const converted = convertIngredient(text, ingredient, { servings, safety }, units)
            if (converted === undefined) continue
            expect(converted, slug).toMatch(/^about [\d¼⅓½⅔¾ ]+ (?:level tsp|US (?:cups?|fl oz|tsp))$/)
          }
        }
  })

  it('loses no amount or temperature in its steps', () => {
    for (const { slug, instructions } of recipes)
      for (const step of instructions)
        for (const units of allUnits) {
          const converted = convertText(step, units)
          expect(converted, slug).not.toMatch(/NaN|undefined|about about/)
          expect(count(converted, /°[CF]/g), step).toBe(count(step, /°C/g))
          expect(count(converted, /°F/g), step).toBe(units.includes('f') ? count(step, /°C/g) : 0)
          expect(count(converted, volumePattern), step).toBe(count(step, volumePattern))
          expect(converted.replaceAll(/[^.;:!?]/g, ''), step).toBe(step.replaceAll(/[^.;:!?]/g, ''))
        }
  })

  it('weighs each herb for one cup', () => {
    for (const recipe of recipes) {
      const herbs = recipe.ingredients.filter(({ gramsPerCup }) => gramsPerCup !== null)
      const weighed = listWeighedIngredients(recipe)
      expect(weighed.map(({ name }) => name)).toEqual(herbs.map(({ name }) => name))
      for (const [position, { gramsPerCup }] of weighed.entries())
        expect(gramsPerCup, recipe.slug).toBeGreaterThanOrEqual((herbs[position]?.gramsPerCup ?? 0) - 0.01)
    }
  })

  it('shows most herbs in teaspoons', () => {
    const herbs = recipes.flatMap(({ ingredients, ...rest }) =>
      ingredients.filter(({ gramsPerCup }) => gramsPerCup !== null).map((ingredient) => ({ ingredient, rest })),
    )
    const converted = herbs.filter(({ ingredient, rest }) =>
      convertIngredient(ingredient.amount, ingredient, rest, ['tsp']),
    )
    expect(converted.length / herbs.length).toBeGreaterThan(0.75)
  })
})

describe('the units in an address', () => {
  it('have one spelling', () => {
    expect(parseUnits('f.tsp.kelvin.f')).toEqual(['tsp', 'f'])
    expect(parseUnits(null)).toEqual([])
    for (const units of allUnits) expect(parseUnits(formatUnits(units))).toEqual(units)
  })

  it('are changed one at a time', () => {
    expect(changeUnit(['f'], 'tsp', true)).toEqual(['tsp', 'f'])
    expect(changeUnit(['tsp', 'f'], 'f', false)).toEqual(['tsp'])
    expect(changeUnit(['tsp'], 'us', false)).toEqual(['tsp'])
  })

  it('follow the cups, and are left out when usual', () => {
    expect(createRecipeQuery({ servings: 3, units: ['f'] }, 2)).toBe('?servings=3&units=f')
    expect(createRecipeQuery({ servings: 2, units: ['tsp', 'us'] }, 2)).toBe('?units=tsp.us')
    expect(createRecipeQuery({ servings: 3, units: [] }, 2)).toBe('?servings=3')
    expect(createRecipeQuery({ servings: 2, units: [] }, 2)).toBe('?')
  })
})
