import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm'

import type { OwnBrewContent } from '#domain/own-recipes/brews.schemas.ts'
import { type Brew, type BrewCursor, maxBrews } from '#domain/own-recipes/brews.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { ownRecipeBrews: brews, ownRecipes: recipes } = schema

type RecipeKey = { userId: string; id: string }
type BrewKey = RecipeKey & { brew: string }

const isOwn = ({ userId, id }: RecipeKey) => and(eq(recipes.id, id), eq(recipes.userId, userId))

/** Lists the brews of a member's recipe, latest day first. */
export const listBrews = (
  { db, read }: Reader,
  key: RecipeKey,
  after: BrewCursor | undefined,
  limit: number,
): Promise<Brew[]> =>
  read(
    db
      .select({ id: brews.id, day: brews.day, stars: brews.stars, note: brews.note })
      .from(brews)
      .innerJoin(recipes, eq(recipes.id, brews.recipeId))
      .where(and(eq(brews.recipeId, key.id), isOwn(key), after && isAfter(after)))
      .orderBy(desc(brews.day), desc(brews.id))
      .limit(limit),
  )

const isAfter = ({ day, id }: BrewCursor) => and(lte(brews.day, day), or(lt(brews.day, day), lt(brews.id, id)))

export async function hasRecipe({ db, read }: Reader, key: RecipeKey): Promise<boolean> {
  const rows = await read(db.select({ id: recipes.id }).from(recipes).where(isOwn(key)).limit(1))
  return rows.length > 0
}

/** Inserts or replaces a brew. Returns no row if the recipe isn't the member's or has as many brews as it can. */
export function upsertBrew(db: Db, { brew, ...key }: BrewKey, { day, stars, note }: OwnBrewContent, now: number) {
  const otherBrews = sql`select count(*) from (select 1 from ${brews} where ${brews.recipeId} = ${key.id} and ${brews.id} <> ${brew} limit ${maxBrews})`
  const row = { recipeId: key.id, id: brew, day, stars: stars === null ? sql`null` : stars, note, createdAt: now }
  return insertIf(
    db,
    brews,
    row,
    sql`exists (select 1 from ${recipes} where ${isOwn(key)} limit 1) and (${otherBrews}) < ${maxBrews}`,
  )
    .onConflictDoUpdate({ target: [brews.recipeId, brews.id], set: { day, stars, note } })
    .returning({ id: brews.id })
}

/** Returns no row unless the brew belongs to a recipe of the member. */
export const deleteBrew = (db: Db, { brew, ...key }: BrewKey) =>
  db
    .delete(brews)
    .where(
      and(
        eq(brews.recipeId, key.id),
        eq(brews.id, brew),
        sql`exists (select 1 from ${recipes} where ${isOwn(key)} limit 1)`,
      ),
    )
    .returning({ id: brews.id })

/** Writes count, last day and average of the brews into the recipe, by which the list is sorted. */
export function updateBrewSummary(db: Db, key: RecipeKey) {
  const ofRecipe = sql`from ${brews} where ${brews.recipeId} = ${key.id} limit 1`
  return db
    .update(recipes)
    .set({
      brewCount: sql`(select count(*) ${ofRecipe})`,
      lastBrewedOn: sql`(select coalesce(max(${brews.day}), '') ${ofRecipe})`,
      averageStars: sql`(select coalesce(avg(${brews.stars}), 0) ${ofRecipe})`,
    })
    .where(isOwn(key))
}
