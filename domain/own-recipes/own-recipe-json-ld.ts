import { isJsonObject, type JsonObject, toArray } from '#domain/recipes/external-recipe.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'

import { type OwnRecipeContent, ownRecipeContent } from './own-recipes.schemas.ts'

/** Marks our own exports, which are read back without loss. */
const ownType = 'HerbalRemediesOwnRecipe'
const waterId = 'water'

/** Fields for which schema.org has no name. */
const otherFields = ['emoji', 'colour', 'cupsPerDay', 'courseDays', 'preparation'] as const

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
      ...ingredients.map((line) => ({
        '@type': 'HowToSupply',
        name: line.name,
        requiredQuantity: line.amount,
        ...(line.notes !== undefined && { description: line.notes }),
      })),
      ...(waterMl === null
        ? []
        : [{ '@type': 'HowToSupply', identifier: waterId, name: 'water', requiredQuantity: `${waterMl} ml` }]),
    ],
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    additionalProperty: otherFields.map((field) => ({ '@type': 'PropertyValue', name: field, value: content[field] })),
  }
}

/** Reads the recipes of our own exports in parsed JSON. Leaves out anything else. */
export function parseOwnRecipesMarkup(json: unknown): OwnRecipeContent[] {
  const recipes = isJsonObject(json) && Array.isArray(json['@graph']) ? json['@graph'] : toArray(json)
  return recipes.flatMap((recipe: unknown) =>
    isJsonObject(recipe) && recipe['additionalType'] === ownType
      ? (ownRecipeContent.safeParse(readMarkup(recipe)).data ?? [])
      : [],
  )
}

function readMarkup(recipe: JsonObject) {
  const supply = listObjects(recipe['supply'])
  const water = supply.find(({ identifier }) => identifier === waterId)
  return {
    ...Object.fromEntries(
      listObjects(recipe['additionalProperty'])
        .filter(({ name }) => otherFields.some((field) => field === name))
        .map(({ name, value }) => [name, value]),
    ),
    name: recipe['name'],
    ailment: recipe['recipeCategory'] ?? '',
    servings: readFigure(recipe['recipeYield']),
    waterMl: water ? readFigure(water['requiredQuantity']) : null,
    brewMinutes: readFigure(recipe['cookTime']),
    ingredients: supply
      .filter((item) => item !== water)
      .map(({ name, requiredQuantity, description }) => ({
        name,
        amount: requiredQuantity,
        ...(description !== undefined && { notes: description }),
      })),
    steps: listObjects(recipe['recipeInstructions']).map(({ text }) => text),
    notes: recipe['description'] ?? '',
    tags: toArray(recipe['keywords']),
  }
}

const listObjects = (value: unknown): JsonObject[] => toArray(value).filter(isJsonObject)

const readFigure = (value: unknown): number => Number(typeof value === 'string' ? /\d+/.exec(value)?.[0] : Number.NaN)
