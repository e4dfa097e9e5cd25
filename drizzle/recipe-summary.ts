import { sql } from 'drizzle-orm'

import type { RecipeBlend, RecipeIngredient } from '#domain/recipes/recipes.types.ts'

import { recipes } from './schema/recipes.ts'

export const recipeHead = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  brewMinutes: recipes.brewMinutes,
  difficulty: recipes.difficulty,
  emoji: recipes.emoji,
  rating: recipes.rating,
  reviews: recipes.reviews,
  isClosed: recipes.isClosed,
}

/** Columns of a recipe card, except its number among recipes of the same name, which depends on the list. */
export const recipeSummary = {
  ...recipeHead,
  ingredientNames: recipes.ingredientNames,
  mainHerb: sql<
    string | null
  >`(select value ->> '$.herb' from json_each(${recipes.parts}, '$.ingredients') where value ->> '$.herb' is not null limit 1)`,
  blend: {
    lines: sql<RecipeBlend['lines']>`coalesce(json_extract(${recipes.parts}, '$.ingredients'), '[]')`.mapWith(
      readLines,
    ),
    servings: recipes.servings,
    cupsPerDay: recipes.cupsPerDay,
    courseDays: recipes.courseDays,
    preparation: recipes.preparation,
  },
}

function readLines(ingredients: string): RecipeBlend['lines'] {
  const lines: RecipeIngredient[] = JSON.parse(ingredients)
  return lines.map(({ gramsPerCup, amount }) => ({ gramsPerCup, amount }))
}
