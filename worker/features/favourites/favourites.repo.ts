import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { Favourite, FavouriteKind } from '#domain/favourites/favourites.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { userRecipeInteractions: favourites, recipes } = schema

type FavouriteChange = { userId: string; recipeId: string; kind: FavouriteKind; now: number }

const favouriteColumns = {
  recipeId: favourites.recipeId,
  isLiked: favourites.isLiked,
  isBookmarked: favourites.isBookmarked,
}

export const listFavourites = ({ db, read }: Reader, userId: string, recipeIds: string[]): Promise<Favourite[]> =>
  read(
    db
      .select(favouriteColumns)
      .from(favourites)
      .where(and(eq(favourites.userId, userId), inArray(favourites.recipeId, recipeIds)))
      .limit(recipeIds.length),
  )

/** Inserts or updates the member's row for the recipe. Does nothing unless the recipe is published. */
export function insertFavourite(db: Db, id: string, { userId, recipeId, kind, now }: FavouriteChange): Statement {
  const isLike = kind === 'like'
  return db
    .insert(favourites)
    .select(
      sql`select ${id}, ${userId}, ${recipes.id}, ${isLike}, ${!isLike}, ${isLike ? now : null}, ${isLike ? null : now}, ${now} from ${recipes} where ${recipes.id} = ${recipeId} and ${recipes.status} = 'published' limit 1`,
    )
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.recipeId],
      set: { ...toFlagColumns(kind, now), updatedAt: now },
      setWhere: eq(flagColumn(kind), false),
    })
}

export const clearFavourite = (db: Db, { userId, recipeId, kind, now }: FavouriteChange): Statement =>
  db
    .update(favourites)
    .set({ ...toFlagColumns(kind, null), updatedAt: now })
    .where(and(eq(favourites.userId, userId), eq(favourites.recipeId, recipeId), eq(flagColumn(kind), true)))

const isFavourite = (recipeId: string, condition?: Condition) =>
  and(eq(favourites.recipeId, recipeId), or(eq(favourites.isLiked, true), eq(favourites.isBookmarked, true)), condition)

export const selectFavouriters = (recipeId: string, condition?: Condition): SQL =>
  sql`select ${favourites.userId} as user_id from ${favourites} where ${isFavourite(recipeId, condition)}`

const flagColumn = (kind: FavouriteKind) => (kind === 'like' ? favourites.isLiked : favourites.isBookmarked)

const toFlagColumns = (kind: FavouriteKind, time: number | null) =>
  kind === 'like' ? { isLiked: time !== null, likedAt: time } : { isBookmarked: time !== null, bookmarkedAt: time }
