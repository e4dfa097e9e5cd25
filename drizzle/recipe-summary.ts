import { sql } from 'drizzle-orm'

import { findMainHerb } from '#domain/recipes/recipes.rules.ts'
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
  // D1 drops one of two columns with the same text, so this one differs from that of the lines.
  mainHerb: sql<string | null>`json_extract(${recipes.parts}, '$.ingredients')`.mapWith(readMainHerb),
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

function readLines(text: string): RecipeBlend['lines'] {
  return readIngredients(text).map(({ gramsPerCup, amount }) => ({ gramsPerCup, amount }))
}

function readMainHerb(text: string): string | null {
  return findMainHerb({ ingredients: readIngredients(text) })
}

const readIngredients = (text: string): RecipeIngredient[] => JSON.parse(text)
