import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'

const { recipeOffers: offers, recipes, recipeSlugs, users } = schema

/** Highest number of offers of one member that are read at once. */
const maxOffers = 1000

type OfferKey = { userId: string; ownRecipeId: string }

const columns = {
  recipeId: offers.recipeId,
  ownRecipeId: offers.ownRecipeId,
  userId: offers.userId,
  reason: offers.reason,
  decidedAt: offers.decidedAt,
  status: recipes.status,
  isDraft: recipes.isDraft,
  slug: recipes.slug,
  name: recipes.name,
  updatedAt: recipes.updatedAt,
}

/** Returns the latest offer of an own recipe, with the columns of its recipe if that still exists. */
export async function findLatestOffer({ db, read }: Reader, { userId, ownRecipeId }: OfferKey) {
  const [offer] = await read(
    db
      .select(columns)
      .from(offers)
      .leftJoin(recipes, eq(recipes.id, offers.recipeId))
      .where(and(eq(offers.ownRecipeId, ownRecipeId), eq(offers.userId, userId)))
      .orderBy(desc(offers.offeredAt))
      .limit(1),
  )
  return offer
}

/** Returns the offer behind a recipe of the catalogue. */
export async function findOffer({ db, read }: Reader, recipeId: string) {
  const [offer] = await read(
    db
      .select(columns)
      .from(offers)
      .leftJoin(recipes, eq(recipes.id, offers.recipeId))
      .where(eq(offers.recipeId, recipeId))
      .limit(1),
  )
  return offer
}

/** Lists the recipes of a member that wait or are published. */
export const listOfferedRecipes = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({
        id: recipes.id,
        slug: recipes.slug,
        name: recipes.name,
        status: recipes.status,
        decidedAt: offers.decidedAt,
      })
      .from(offers)
      .innerJoin(recipes, eq(recipes.id, offers.recipeId))
      .where(eq(offers.userId, userId))
      .orderBy(desc(offers.offeredAt))
      .limit(maxOffers),
  )

/** True while the member has fewer recipes waiting than `max`, and none of this own recipe. */
export const canOffer = ({ userId, ownRecipeId }: OfferKey, max: number): Condition => {
  const waiting = sql`${offers} join ${recipes} on ${recipes.id} = ${offers.recipeId} and ${recipes.status} = 'review'`
  return sql`(select count(*) from (select 1 from ${waiting} where ${offers.userId} = ${userId} limit ${max})) < ${max} and not exists (select 1 from ${offers} join ${recipes} on ${recipes.id} = ${offers.recipeId} where ${offers.ownRecipeId} = ${ownRecipeId})`
}

export const insertOfferIf = (
  db: Db,
  offer: OfferKey & { recipeId: string; offeredAt: number },
  condition: Condition,
) => insertIf(db, offers, offer, condition).onConflictDoNothing().returning({ recipeId: offers.recipeId })

/** Deletes the slugs of a recipe that was never published, so that its address is unknown again. */
export const deleteSlugs = (db: Db, recipeId: string, condition: Condition) =>
  db.delete(recipeSlugs).where(and(eq(recipeSlugs.recipeId, recipeId), condition))

/** Deletes earlier offers of the own recipe once the new one is stored. */
export const deleteEarlierOffers = (db: Db, { userId, ownRecipeId, recipeId }: OfferKey & { recipeId: string }) =>
  db
    .delete(offers)
    .where(
      and(
        eq(offers.ownRecipeId, ownRecipeId),
        eq(offers.userId, userId),
        ne(offers.recipeId, recipeId),
        sql`exists (select 1 from recipe_offers stored where stored.recipe_id = ${recipeId})`,
      ),
    )

/** Stores the decision if the condition holds. Returns the author's confirmed address. */
export const decideOfferIf = (
  db: Db,
  recipeId: string,
  { at: decidedAt, reason }: { at: number; reason: string | null },
  condition: Condition,
) =>
  db
    .update(offers)
    .set({ decidedAt, reason })
    .where(and(eq(offers.recipeId, recipeId), isNull(offers.reason), condition))
    .returning({
      email: sql<
        string | null
      >`(${sql`select ${users.email} from ${users} where ${users.id} = ${offers.userId} and ${isNotNull(users.confirmedAt)} limit 1`})`,
    })

export const recipeOfUserExists = (recipeId: string, userId: string): Condition =>
  sql`exists (select 1 from ${offers} join ${recipes} on ${recipes.id} = ${offers.recipeId} where ${offers.recipeId} = ${recipeId} and ${offers.userId} = ${userId})`
