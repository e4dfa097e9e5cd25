import { and, eq, ne, sql } from 'drizzle-orm'

import type { RecipeRating } from '#domain/ratings/ratings.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { recipeRatings: ratings, recipes } = schema

type Key = { userId: string; recipeId: string }

/** Returns undefined if the recipe isn't published. */
export async function findRating({ db, read }: Reader, { userId, recipeId }: Key): Promise<RecipeRating | undefined> {
  const own = sql<
    number | null
  >`(select ${ratings.rating} from ${ratings} where ${ratings.userId} = ${userId} and ${ratings.recipeId} = ${recipeId} limit 1)`
  const [row] = await read(
    db
      .select({ own: own.as('own'), rating: recipes.rating, reviews: recipes.reviews })
      .from(recipes)
      .where(and(eq(recipes.id, recipeId), eq(recipes.status, 'published')))
      .limit(1),
  )
  return row
}

/** Inserts or replaces the member's rating. Does nothing if the recipe isn't published. */
export const upsertRating = (db: Db, { userId, recipeId }: Key, rating: number, now: number): Statement =>
  db
    .insert(ratings)
    .select(
      sql`select ${userId}, ${recipes.id}, ${rating}, ${now} from ${recipes} where ${recipes.id} = ${recipeId} and ${recipes.status} = 'published' limit 1`,
    )
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.recipeId],
      set: { rating, updatedAt: now },
      setWhere: ne(ratings.rating, rating),
    })

/** Returns no row if there was no rating. */
export const deleteRating = (db: Db, { userId, recipeId }: Key) =>
  db
    .delete(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.recipeId, recipeId)))
    .returning({ recipeId: ratings.recipeId })

/** Returns a recipe's average rating and number of ratings, even if it isn't published. */
export async function findAverageRating({ db, read }: Reader, recipeId: string) {
  const [row] = await read(
    db
      .select({ rating: recipes.rating, reviews: recipes.reviews })
      .from(recipes)
      .where(eq(recipes.id, recipeId))
      .limit(1),
  )
  return row
}
