import { asc, desc, eq, gt } from 'drizzle-orm'

import type { ExistingRecipe, RecentRecipe } from '#domain/bot/bot.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, ingredientNames, recipes } = schema

const maxHerbs = 500
const maxNames = 5000

const comparedColumns = {
  name: recipes.name,
  ailment: recipes.ailment,
  ingredientNames: recipes.ingredientNames,
  description: recipes.description,
}

export async function listHerbFacts({ db, read }: Reader): Promise<Herb[]> {
  const query = db
    .select({ facts: herbs.facts })
    .from(herbs)
    .where(gt(herbs.name, ''))
    .orderBy(asc(herbs.name))
    .limit(maxHerbs)
  return (await read(query)).map(({ facts }) => facts)
}

export function listIngredientNameUses({ db, read }: Reader): Promise<{ name: string; useCount: number }[]> {
  return read(
    db
      .select({ name: ingredientNames.name, useCount: ingredientNames.useCount })
      .from(ingredientNames)
      .where(gt(ingredientNames.name, ''))
      .orderBy(asc(ingredientNames.name))
      .limit(maxNames),
  )
}

export function listNewestRecipes(
  { db, read }: Reader,
  status: 'published' | 'review',
  limit: number,
): Promise<ExistingRecipe[]> {
  return read(
    db
      .select(comparedColumns)
      .from(recipes)
      .where(eq(recipes.status, status))
      .orderBy(desc(recipes.createdAt), asc(recipes.id))
      .limit(limit),
  )
}

/** Lists the descriptions and tips of the newest recipes, newest first. */
export async function listRecentRecipes(
  { db, read }: Reader,
  status: 'published' | 'review',
  limit: number,
): Promise<(RecentRecipe & { createdAt: number })[]> {
  const rows = await read(
    db
      .select({ description: recipes.description, parts: recipes.parts, createdAt: recipes.createdAt })
      .from(recipes)
      .where(eq(recipes.status, status))
      .orderBy(desc(recipes.createdAt), asc(recipes.id))
      .limit(limit),
  )
  return rows.map(({ description, parts, createdAt }) => ({ description, tips: parts?.tips ?? [], createdAt }))
}

/** Lists recipes with this name in upper or lower case. */
export function listRecipesNamed({ db, read }: Reader, name: string, limit: number): Promise<ExistingRecipe[]> {
  return read(db.select(comparedColumns).from(recipes).where(eq(recipes.name, name)).limit(limit))
}

const duplicateColumns = {
  rowKey: recipes.rowKey,
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  ingredientNames: recipes.ingredientNames,
  origin: recipes.origin,
  status: recipes.status,
  rating: recipes.rating,
  reviews: recipes.reviews,
  createdAt: recipes.createdAt,
}

/** Lists recipes in the order of insertion, after the row key `after`. Selects the columns that identify duplicates. */
export function listRecipesAfter({ db, read }: Reader, after: number, limit: number) {
  return read(
    db
      .select(duplicateColumns)
      .from(recipes)
      .where(gt(recipes.rowKey, after))
      .orderBy(asc(recipes.rowKey))
      .limit(limit),
  )
}

export type RecipeRow = Awaited<ReturnType<typeof listRecipesAfter>>[number]
