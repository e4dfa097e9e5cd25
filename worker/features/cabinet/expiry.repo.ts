import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'

import { maxItems } from '#domain/cabinet/cabinet.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { herbs, userHerbCabinet: cabinet, users } = schema

type DateRange = { from: string; to: string }

/**
 * Repeats the partial index's condition as plain text, because SQLite can't use the index with bound values.
 * `toldExpiry` lists all notified dates. Choosing an earlier date again therefore sends no second notification.
 */
const isUnnotified = sql`${cabinet.isAvailable} = 1 and ${cabinet.toldExpiry} is not ${cabinet.expiryDate} and instr(coalesce(${cabinet.toldExpiry}, ''), ${cabinet.expiryDate}) = 0`
const isDue = ({ from, to }: DateRange) => and(isUnnotified, gte(cabinet.expiryDate, from), lte(cabinet.expiryDate, to))

/**
 * Lists members whose herbs expire on these days without a notification so far. Selects the columns that decide their
 * role.
 */
export const listDueMembers = ({ db, read }: Reader, days: DateRange, limit: number) => {
  const dueUserIds = db.selectDistinct({ userId: cabinet.userId }).from(cabinet).where(isDue(days)).limit(limit)
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
      .where(sql`${users.id} in ${dueUserIds}`)
      .limit(limit),
  )
}

export const listExpiringItems = ({ db, read }: Reader, userIds: readonly string[], days: DateRange) =>
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
      .limit(userIds.length * maxItems),
  )

type ExpiryNotification = { userId: string; items: readonly { id: string; expiryDate: string }[] }

/** SQL condition that an item's expiry date hasn't changed since it was read, and that no notification exists yet. */
const isUnchanged = ({ userId, items }: ExpiryNotification) => {
  const itemsJson = JSON.stringify(items.map(({ id, expiryDate }) => ({ id, expiryDate })))
  const pairs = sql`select value ->> 'id', value ->> 'expiryDate' from json_each(${itemsJson})`
  return and(eq(cabinet.userId, userId), isUnnotified, sql`(${cabinet.id}, ${cabinet.expiryDate}) in (${pairs})`)
}

/** SQL condition that all items are unchanged, because one notification names them all. */
const areAllUnchanged = (notification: ExpiryNotification) =>
  sql`(select count(*) from ${cabinet} where ${isUnchanged(notification)}) = ${notification.items.length}`

/** Subquery for the member's id. Empty if a date has changed or another run has already notified the member. */
export const selectRecipient = (notification: ExpiryNotification) =>
  sql`select ${notification.userId} as user_id where ${areAllUnchanged(notification)}`

export const markNotified = (db: Db, notification: ExpiryNotification): Statement =>
  db
    .update(cabinet)
    .set({ toldExpiry: sql`ltrim(coalesce(${cabinet.toldExpiry}, '') || ' ' || ${cabinet.expiryDate})` })
    .where(and(isUnchanged(notification), areAllUnchanged(notification)))
