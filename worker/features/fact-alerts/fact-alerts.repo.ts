import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'

import type { WatchedFacts } from '#domain/herbs/find-stricter-facts.ts'
import type { StricterHerb } from '#domain/herbs/stricter-facts-notification.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { factAlerts: alerts, ownRecipes, recipeIngredients, userHerbCabinet: cabinet } = schema
const { userRecipeInteractions: favourites, users, watchedFacts: watched } = schema

/** Maximum rows that tell which herbs the members of one round have, save or put into their own recipes. */
const maxUses = 10_000

export async function findWatchedVersion({ db, read }: Reader): Promise<string | undefined> {
  const [row] = await read(
    db.select({ dataVersion: watched.dataVersion }).from(watched).where(eq(watched.id, 1)).limit(1),
  )
  return row?.dataVersion
}

export async function findWatchedFacts({ db, read }: Reader) {
  const [row] = await read(db.select({ facts: watched.facts }).from(watched).where(eq(watched.id, 1)).limit(1))
  return row?.facts
}

type Comparison = { before: string | undefined; dataVersion: string; now: number }

/**
 * Stores the herbs that became stricter and the facts for the next comparison, unless another run has already compared
 * this version.
 */
export const saveComparison = (
  db: Db,
  { before, dataVersion, now }: Comparison,
  { facts, herbs }: { facts: Record<string, WatchedFacts>; herbs: StricterHerb[] },
): [Statement, Statement] => [
  insertIf(
    db,
    alerts,
    { id: dataVersion, herbs, createdAt: now },
    herbs.length > 0
      ? sql`exists (select 1 from ${watched} where ${watched.id} = 1 and ${watched.dataVersion} = ${before ?? ''})`
      : sql`0`,
  ).onConflictDoNothing(),
  db
    .insert(watched)
    .values({ id: 1, dataVersion, facts })
    .onConflictDoUpdate({ target: watched.id, set: { dataVersion, facts } }),
]

export type FactAlert = { id: string; herbs: StricterHerb[]; afterMember: string }

export async function findOldestAlert({ db, read }: Reader): Promise<FactAlert | undefined> {
  const [alert] = await read(
    db
      .select({ id: alerts.id, herbs: alerts.herbs, afterMember: alerts.afterMember })
      .from(alerts)
      .where(gt(alerts.createdAt, 0))
      .orderBy(asc(alerts.createdAt), asc(alerts.id))
      .limit(1),
  )
  return alert
}

/** Lists the next members in the order of their ids. */
export const listMembers = ({ db, read }: Reader, after: string, limit: number) =>
  read(db.select({ id: users.id }).from(users).where(gt(users.id, after)).orderBy(asc(users.id)).limit(limit))

type Uses = { userIds: readonly string[]; slugs: readonly string[] }

/** Lists which of these herbs each member has at home. */
export const listHerbsAtHome = ({ db, read }: Reader, { userIds, slugs }: Uses) =>
  read(
    db
      .select({ userId: cabinet.userId, herb: cabinet.herbId })
      .from(cabinet)
      .where(
        and(inArray(cabinet.userId, [...userIds]), inArray(cabinet.herbId, [...slugs]), eq(cabinet.isAvailable, true)),
      )
      .limit(maxUses),
  )

/** Lists which of these herbs are in remedies that each member likes or bookmarked. */
export const listSavedHerbs = ({ db, read }: Reader, { userIds, slugs }: Uses) =>
  read(
    db
      .selectDistinct({ userId: favourites.userId, herb: sql<string>`${recipeIngredients.herbId}` })
      .from(favourites)
      .innerJoin(recipeIngredients, eq(recipeIngredients.recipeId, favourites.recipeId))
      .where(
        and(
          inArray(favourites.userId, [...userIds]),
          or(eq(favourites.isLiked, true), eq(favourites.isBookmarked, true)),
          inArray(recipeIngredients.herbId, [...slugs]),
        ),
      )
      .limit(maxUses),
  )

const ingredientName = sql<string>`ingredient.value ->> 'name'`

/** Lists the names of the ingredients in each member's own recipes. */
export const listOwnIngredients = ({ db, read }: Reader, userIds: readonly string[]) =>
  read(
    db
      .selectDistinct({ userId: ownRecipes.userId, name: ingredientName.as('name') })
      .from(ownRecipes)
      .innerJoin(sql`json_each(${ownRecipes.content}, '$.ingredients') ingredient`, sql`true`)
      .where(inArray(ownRecipes.userId, [...userIds]))
      .limit(maxUses),
  )

/** SQL condition that no other run has notified the members after `afterMember`. */
const isUnchanged = ({ id, afterMember }: FactAlert): SQL =>
  sql`exists (select 1 from ${alerts} where ${alerts.id} = ${id} and ${alerts.afterMember} = ${afterMember})`

/** Query for these members, unless another run was faster. */
export const selectRecipients = (alert: FactAlert, userIds: readonly string[]): SQL =>
  sql`select value as user_id from json_each(${JSON.stringify(userIds)}) where ${isUnchanged(alert)} and value in (select ${users.id} from ${users})`

export const moveCursor = (db: Db, { id, afterMember }: FactAlert, next: string): Statement =>
  db
    .update(alerts)
    .set({ afterMember: next })
    .where(and(eq(alerts.id, id), eq(alerts.afterMember, afterMember)))

export const deleteAlert = (db: Db, { id }: FactAlert): Statement => db.delete(alerts).where(eq(alerts.id, id))
