import { formatCups } from '#domain/recipes/recipe-counts.ts'

import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/** Marks our own exports, which are read back without loss. */
export const ownType = 'HerbalRemediesOwnRecipe'
/** Identifies the water, because an ingredient may have the same name. */
export const waterId = 'water'

/** Fields for which schema.org has no name. */
export const otherFields = ['emoji', 'colour', 'cupsPerDay', 'courseDays', 'preparation'] as const

/** Writes recipes as schema.org `Recipe`, so that other programs can read them, and we can without loss. */
export const createOwnRecipesMarkup = (recipes: readonly OwnRecipeContent[]) => ({
  '@context': 'https://schema.org',
  '@graph': recipes.map(createMarkup),
})

function createMarkup(content: OwnRecipeContent) {
  const { name, ailment, servings, waterMl, brewMinutes, ingredients, steps, notes, tags } = content
  return {
    '@type': 'Recipe',
    additionalType: ownType,
    name,
    ...(notes !== '' && { description: notes }),
    ...(ailment !== '' && { recipeCategory: ailment }),
    ...(tags.length > 0 && { keywords: tags }),
    recipeYield: formatCups(servings),
    cookTime: `PT${brewMinutes}M`,
    recipeIngredient: [
      ...ingredients.map((line) =>
        [[line.amount, line.name].filter(Boolean).join(' '), line.notes].filter(Boolean).join(', '),
      ),
      ...(waterMl === null ? [] : [`${waterMl} ml water`]),
    ],
    supply: [
      // JSON leaves out a note that is undefined.
      ...ingredients.map((line) => ({
        '@type': 'HowToSupply',
        name: line.name,
        requiredQuantity: line.amount,
        description: line.notes,
      })),
      ...(waterMl === null
        ? []
        : [{ '@type': 'HowToSupply', identifier: waterId, name: 'water', requiredQuantity: `${waterMl} ml` }]),
    ],
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    additionalProperty: otherFields.map((field) => ({ '@type': 'PropertyValue', name: field, value: content[field] })),
  }
}
