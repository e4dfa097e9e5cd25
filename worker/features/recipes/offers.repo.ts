import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'

const { recipeOffers: offers, recipes, recipeSlugs, users } = schema

/** Highest number of offers of one member that are read at once. */
const maxOffers = 1000

export type OfferKey = { userId: string; ownRecipeId: string }

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** Returns an offer, with the columns of its recipe if that still exists. */
async function findOffer({ db, read }: Reader, condition: SQL | undefined) {
  const [offer] = await read(
    db
      .select({
        recipeId: offers.recipeId,
        ownRecipeId: offers.ownRecipeId,
        userId: offers.userId,
        reason: offers.reason,
        decidedAt: offers.decidedAt,
        status: recipes.status,
        isDraft: recipes.isDraft,
        slug: recipes.slug,
        name: recipes.name,
        editedAt: recipes.editedAt,
      })
      .from(offers)
      .leftJoin(recipes, eq(recipes.id, offers.recipeId))
      .where(condition)
      .limit(1),
  )
  return offer
}

/** Returns the offer of a member's own recipe. */
export const findOfferOfOwn = (reader: Reader, { userId, ownRecipeId }: OfferKey) =>
  findOffer(reader, and(eq(offers.ownRecipeId, ownRecipeId), eq(offers.userId, userId)))

/** Returns the offer behind a recipe of the catalogue. */
export const findOfferOfRecipe = (reader: Reader, recipeId: string) => findOffer(reader, eq(offers.recipeId, recipeId))

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

/** True while the member has fewer recipes waiting than `max`, and none of this own recipe is in the catalogue. */
export const canOffer = ({ userId, ownRecipeId }: OfferKey, max: number): Condition => {
  const offered = sql`${offers} join ${recipes} on ${recipes.id} = ${offers.recipeId}`
  const waiting = sql`select 1 from ${offered} where ${offers.userId} = ${userId} and ${recipes.status} = 'review' limit ${max}`
  return sql`(select count(*) from (${waiting})) < ${max} and not exists (select 1 from ${offered} where ${offers.ownRecipeId} = ${ownRecipeId})`
}

/** Stores the offer if the condition holds. Replaces an earlier one of the same own recipe. */
export function saveOfferIf(db: Db, offer: OfferKey & { recipeId: string; offeredAt: number }, condition: Condition) {
  const { recipeId, offeredAt } = offer
  return insertIf(db, offers, offer, condition).onConflictDoUpdate({
    target: offers.ownRecipeId,
    set: { recipeId, offeredAt, decidedAt: null, reason: null },
  })
}

/** Deletes the slugs of a recipe that was never published, so that its address is unknown again. */
export const deleteSlugs = (db: Db, recipeId: string, condition: Condition) =>
  db.delete(recipeSlugs).where(and(eq(recipeSlugs.recipeId, recipeId), condition))

/** Stores the decision if the condition holds. Returns the author's address if it is confirmed. */
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
