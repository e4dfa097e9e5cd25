import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'

import { itemsMax } from '#domain/cabinet/cabinet.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, userHerbCabinet: cabinet, users } = schema

type Days = { from: string; to: string }

/** Begins literally as the partial index, so that the plan rests on no bound value; a date may be chosen again after another. */
const isUntold = sql`${cabinet.isAvailable} = 1 and ${cabinet.toldExpiry} is not ${cabinet.expiryDate} and instr(coalesce(${cabinet.toldExpiry}, ''), ${cabinet.expiryDate}) = 0`
const isDue = ({ from, to }: Days) => and(isUntold, gte(cabinet.expiryDate, from), lte(cabinet.expiryDate, to))

/** Members who have something that expires on these days and was not told of it, with what their rights depend on. */
export const listToTell = ({ db, read }: Reader, days: Days, limit: number) => {
  const due = db.selectDistinct({ userId: cabinet.userId }).from(cabinet).where(isDue(days)).limit(limit)
  return read(
    db
      .select({
        id: users.id,
        email: users.email,
        confirmedAt: users.confirmedAt,
        premiumUntil: users.premiumUntil,
        suspendedAt: users.suspendedAt,
      })
      .from(users)
      .where(sql`${users.id} in ${due}`)
      .limit(limit),
  )
}

/** Everything of these members that expires on these days and was not told of. */
export const listExpiring = ({ db, read }: Reader, userIds: readonly string[], days: Days) =>
  read(
    db
      .select({
        userId: cabinet.userId,
        id: cabinet.id,
        name: herbs.name,
        expiryDate: sql<string>`${cabinet.expiryDate}`,
      })
      .from(cabinet)
      .innerJoin(herbs, eq(herbs.id, cabinet.herbId))
      .where(and(inArray(cabinet.userId, [...userIds]), isDue(days)))
      .limit(userIds.length * itemsMax),
  )

type Told = { userId: string; items: readonly { id: string; expiryDate: string }[] }

/** What of the items still expires when it did as they were read, and was not told since. */
const asRead = ({ userId, items }: Told) => {
  const read = JSON.stringify(items.map(({ id, expiryDate }) => ({ id, expiryDate })))
  const pairs = sql`select value ->> 'id', value ->> 'expiryDate' from json_each(${read})`
  return and(eq(cabinet.userId, userId), isUntold, sql`(${cabinet.id}, ${cabinet.expiryDate}) in (${pairs})`)
}

/** Whether that holds for every one: a note names them all. */
const areAllAsRead = (told: Told) => sql`(select count(*) from ${cabinet} where ${asRead(told)}) = ${told.items.length}`

/** The member as who is to be told; nobody where another run has told of one of the items, or a date was changed. */
export const recipientOf = (told: Told) => sql`select ${told.userId} as user_id where ${areAllAsRead(told)}`

/** Marks all of the items, or none on the same condition. */
export const markTold = (db: Db, told: Told): Statement =>
  db
    .update(cabinet)
    .set({ toldExpiry: sql`ltrim(coalesce(${cabinet.toldExpiry}, '') || ' ' || ${cabinet.expiryDate})` })
    .where(and(asRead(told), areAllAsRead(told)))
