import { isJsonObject, type JsonObject, toArray } from '#domain/recipes/external-recipe.ts'

import { otherFields, ownType, waterId } from './own-recipe-json-ld.ts'
import { type OwnRecipeContent, ownRecipeContent } from './own-recipes.schemas.ts'

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
      .map(({ name, requiredQuantity, description: notes }) => ({ name, amount: requiredQuantity, notes })),
    steps: listObjects(recipe['recipeInstructions']).map(({ text }) => text),
    notes: recipe['description'] ?? '',
    tags: toArray(recipe['keywords']),
  }
}

const listObjects = (value: unknown): JsonObject[] => toArray(value).filter(isJsonObject)

const readFigure = (value: unknown): number => Number(typeof value === 'string' ? /\d+/.exec(value)?.[0] : Number.NaN)
