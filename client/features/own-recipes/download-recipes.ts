import { localDay } from '#client/core/local-day.ts'
import { saveFile } from '#client/core/save-file.ts'
import { createOwnRecipesCsv } from '#domain/own-recipes/own-recipe-csv.ts'
import { createOwnRecipesMarkup } from '#domain/own-recipes/own-recipe-json-ld.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { slugify } from '#domain/text.ts'

export const downloadFormats = [
  ['json', 'JSON'],
  ['csv', 'CSV'],
] as const
export type DownloadFormat = (typeof downloadFormats)[number][0]

const maxNameLength = 60

/** Saves the recipes as a file. A single recipe gives the file its name. */
export function downloadRecipes(recipes: readonly OwnRecipeContent[], format: DownloadFormat): void {
  const [only, ...others] = recipes
  const name = only && others.length === 0 ? slugify(only.name).slice(0, maxNameLength) : ''
  const fileName = `${name || `own-recipes-${localDay(new Date())}`}.${format}`
  if (format === 'csv') saveFile(fileName, createOwnRecipesCsv(recipes), 'text/csv')
  else saveFile(fileName, JSON.stringify(createOwnRecipesMarkup(recipes), null, 2), 'application/ld+json')
}
