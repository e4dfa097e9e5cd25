import * as fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'

import { detectSeparators } from '#domain/csv.ts'
import { listJsonLdRecipes } from '#domain/recipes/json-ld-recipe.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { createOwnRecipesCsv } from './own-recipe-csv.ts'
import { toOwnRecipeContent } from './own-recipe-form.ts'
import { importRecipes } from './own-recipe-import.ts'
import { createOwnRecipesMarkup } from './own-recipe-json-ld.ts'
import { isOwnRecipesCsv, parseOwnRecipesTable } from './own-recipe-table.ts'
import { jarColours, type OwnRecipeContent, ownRecipeContent, ownRecipeLimits } from './own-recipes.schemas.ts'

const characters = ['🌿', '250 ml water', '2 tsp', '<b>', '\n', ...'aB3 é=+-@\'`<>/&|;:.#%½“”,"'.split('')]
const createText = (maxLength: number, excluded: RegExp = /\n/) =>
  fc
    .array(fc.constantFrom(...characters.filter((part) => !excluded.test(part))), {
      maxLength: Math.floor(maxLength / 12),
    })
    .map((parts) => parts.join(''))
const figure = (max: number) => fc.integer({ min: 1, max })
const noQuotes = /["\n]/

/** Recipes as the server stores them. */
const recipe: fc.Arbitrary<OwnRecipeContent> = fc
  .record({
    name: createText(ownRecipeLimits.name),
    ailment: fc.constantFrom('', 'Sleep Problems', 'a, b'),
    emoji: fc.constantFrom('🌿', '🍵'),
    colour: fc.constantFrom(...jarColours),
    servings: figure(ownRecipeLimits.servings),
    cupsPerDay: figure(ownRecipeLimits.cupsPerDay),
    courseDays: fc.option(figure(ownRecipeLimits.courseDays)),
    waterMl: fc.option(figure(ownRecipeLimits.waterMl)),
    brewMinutes: figure(ownRecipeLimits.brewMinutes),
    preparation: fc.subarray([...preparationRequirements]),
    ingredients: fc.array(
      fc.record(
        {
          name: createText(ownRecipeLimits.ingredientName, noQuotes),
          amount: createText(ownRecipeLimits.amount),
          notes: createText(ownRecipeLimits.notes),
        },
        { requiredKeys: ['name', 'amount'] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    steps: fc.array(createText(ownRecipeLimits.line), { maxLength: 4 }),
    notes: createText(ownRecipeLimits.ownNotes, /x/),
    tags: fc.array(createText(ownRecipeLimits.tag, /[,\n]/), { maxLength: 4 }),
  })
  .map((content) => ownRecipeContent.safeParse(content).data)
  .filter((content) => content !== undefined)

const recipes = fc.array(recipe, { minLength: 1, maxLength: 3 })

const toContents = (imported: ReturnType<typeof importRecipes>) => {
  expect(imported.flatMap(({ unread }) => unread)).toEqual([])
  return imported.map(({ form }) => toOwnRecipeContent(form))
}

describe('exported recipes', () => {
  it('are the same after an import of the JSON-LD', () => {
    fc.assert(
      fc.property(recipes, (contents) => {
        const json: unknown = JSON.parse(JSON.stringify(createOwnRecipesMarkup(contents)))
        expect(toContents(importRecipes(json))).toEqual(contents)
      }),
    )
  })

  it('are the same after an import of the table', () => {
    fc.assert(
      fc.property(recipes, (contents) => {
        const table = createOwnRecipesCsv(contents)
        expect(isOwnRecipesCsv(table)).toBe(true)
        const text = table.slice(1)
        const { data } = papaparse.parse<string[]>(text, detectSeparators(text))
        expect(toContents(parseOwnRecipesTable(data))).toEqual(contents)
      }),
    )
  })

  it('can be read by other programs', () => {
    const content = ownRecipeContent.parse({
      name: 'Evening mint',
      ailment: '',
      emoji: '🌿',
      colour: 'leaf',
      servings: 2,
      cupsPerDay: 3,
      courseDays: null,
      waterMl: 500,
      brewMinutes: 10,
      preparation: [],
      ingredients: [{ name: 'Mint', amount: '2 tsp', notes: 'dried' }],
      steps: ['Pour.'],
      notes: 'Good.',
      tags: ['evening'],
    })
    expect(listJsonLdRecipes(createOwnRecipesMarkup([content]))).toMatchObject([
      {
        name: 'Evening mint',
        yield: '2 cups',
        minutes: 10,
        ingredients: ['2 tsp Mint, dried', '500 ml water'],
        steps: ['Pour.'],
        description: 'Good.',
        keywords: ['evening'],
      },
    ])
  })
})

describe('a table that a spreadsheet has changed', () => {
  it('may have its columns in another order, and says what it can’t read', () => {
    const rows = [
      ['Part', 'Recipe', 'Text', 'Amount', 'Note'],
      ['ingredient', 'One', 'Mint', '2 g', ''],
      ['colour', 'One', 'purple', '', ''],
      ['', '', '', '', ''],
      ['ingredient', 'Two', 'Sage', '1 g', 'dried'],
      ['oven', 'Two', '180', '', ''],
    ]
    const imported = parseOwnRecipesTable(rows)
    expect(imported.map(({ form }) => [form.name, form.ingredients[0]?.name, form.servings])).toEqual([
      ['One', 'Mint', '1'],
      ['Two', 'Sage', '1'],
    ])
    expect(imported.map(({ unread }) => unread)).toEqual([['colour, purple'], ['oven, 180']])
  })
})
