import { formatSourceForReaders } from '../herbs/reader-messages.ts'
import { paths } from '../paths.ts'
import { createMedicalMarkup } from '../safety/medical-markup.ts'
import type { Recipe } from './recipes.types.ts'

/**
 * Returns the page of a recipe as a schema.org `MedicalWebPage`, with the sources of its safety notes. Reviews cover herb
 * facts, not recipes, so it names no reviewer.
 */
export function createRecipePageMarkup(
  siteUrl: string,
  { slug, name, safety }: Pick<Recipe, 'slug' | 'name' | 'safety'>,
) {
  return {
    '@context': 'https://schema.org',
    ...createMedicalMarkup(safety.sources.map(formatSourceForReaders), undefined),
    name,
    url: siteUrl + paths.recipe(slug),
    inLanguage: 'en-GB',
  }
}
