import { createCsvLines, createCsv } from '#domain/csv.ts'
import { toUtcDay } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'
import type { Verdict } from '#domain/safety/findings.ts'

import { getPublicationStatus } from './recipe-edit.rules.ts'
import { type RecipeForMarkup, createRecipeMarkup } from './recipe-markup.ts'
import type { RecipeOrigin, RecipeParts } from './recipes.types.ts'
import { createRecipeSubtitle } from './subtitle.rules.ts'

export const exportFormats = ['jsonld', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Complete recipe of any status. Times are milliseconds since the epoch. */
type ExportedRecipe = Omit<RecipeForMarkup, keyof RecipeParts | 'subtitle'> & {
  id: string
  status: 'published' | 'review'
  isDraft: boolean
  origin: RecipeOrigin
  verdict: Verdict
  difficulty: string
  cupsPerDay: number
  courseDays: number | null
  emoji: string
  parts: RecipeParts | null
}

type ExportFile = {
  name: string
  type: string
  begin: string
  /** Writes one recipe. `siteUrl` is the origin for its URLs. */
  write: (siteUrl: string, recipe: ExportedRecipe, isFirst: boolean) => string
  end: string
}

const noParts: RecipeParts = { ingredients: [], instructions: [], benefits: [], warnings: [], tips: [] }

const columns = [
  'name',
  'ailment',
  'status',
  'origin',
  'verdict',
  'description',
  'brew minutes',
  'difficulty',
  'servings',
  'cups per day',
  'course days',
  'ingredients',
  'instructions',
  'benefits',
  'tips',
  'warnings',
  'rating',
  'reviews',
  'created on',
  'changed on',
  'address',
  'id',
]

const joinLines = (texts: readonly string[]) => texts.join('\n')

function row(siteUrl: string, recipe: ExportedRecipe): string[] {
  const { ingredients, instructions, benefits, tips, warnings } = recipe.parts ?? noParts
  const ingredientLines = ingredients.map(
    ({ name, amount, gramsPerCup }) => `${amount} ${name}${gramsPerCup === null ? '' : ` (${gramsPerCup} g per cup)`}`,
  )
  return [
    recipe.name,
    recipe.ailment,
    getPublicationStatus(recipe),
    recipe.origin,
    recipe.verdict,
    recipe.description,
    String(recipe.brewMinutes),
    recipe.difficulty,
    String(recipe.servings),
    String(recipe.cupsPerDay),
    recipe.courseDays === null ? '' : String(recipe.courseDays),
    joinLines(ingredientLines),
    joinLines(instructions),
    joinLines(benefits),
    joinLines(tips),
    joinLines(warnings.map(({ text }) => text)),
    recipe.rating === null ? '' : String(recipe.rating),
    String(recipe.reviews),
    toUtcDay(recipe.createdAt),
    toUtcDay(recipe.updatedAt),
    siteUrl + paths.recipe(recipe.slug),
    recipe.id,
  ]
}

/** Returns the recipe as a schema.org `Recipe`, with its publication status. */
function createJsonLdItem(siteUrl: string, recipe: ExportedRecipe) {
  const parts = recipe.parts ?? noParts
  const subtitle = createRecipeSubtitle(parts.ingredients, recipe.ailment)
  const { '@context': _, ...markup } = createRecipeMarkup(siteUrl, { ...recipe, ...parts, subtitle })
  return { ...markup, identifier: recipe.id, creativeWorkStatus: getPublicationStatus(recipe) }
}

/**
 * Writers for the parts of an export file, in order. `createCsvLines` protects cells that a spreadsheet would run as a
 * formula.
 */
export const exportFiles: Record<ExportFormat, ExportFile> = {
  csv: {
    name: 'remedies.csv',
    type: 'text/csv; charset=utf-8',
    begin: createCsv([columns]),
    write: (siteUrl, recipe) => createCsvLines([row(siteUrl, recipe)]),
    end: '',
  },
  jsonld: {
    name: 'remedies.jsonld',
    type: 'application/ld+json',
    begin: '{"@context":"https://schema.org","@graph":[\n',
    write: (siteUrl, recipe, isFirst) => (isFirst ? '' : ',\n') + JSON.stringify(createJsonLdItem(siteUrl, recipe)),
    end: '\n]}\n',
  },
}
