import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'

import { itemsMax } from '#domain/cabinet/cabinet.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, userHerbCabinet: cabinet, users } = schema

type Days = { from: string; to: string }

/**
 * Starts with the partial index's condition, literally: SQLite can't use the index with bound values. `toldExpiry`
 * lists all dates already notified, so that a date can be chosen again without a second notification.
 */
const isUnnotified = sql`${cabinet.isAvailable} = 1 and ${cabinet.toldExpiry} is not ${cabinet.expiryDate} and instr(coalesce(${cabinet.toldExpiry}, ''), ${cabinet.expiryDate}) = 0`
const isDue = ({ from, to }: Days) => and(isUnnotified, gte(cabinet.expiryDate, from), lte(cabinet.expiryDate, to))

/** Members with herbs that expire on these days and no notification yet, with the fields that decide their role. */
export const listDueMembers = ({ db, read }: Reader, days: Days, limit: number) => {
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

/** Lists these members' herbs that expire on these days and have no notification yet. */
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

type ExpiryNotice = { userId: string; items: readonly { id: string; expiryDate: string }[] }

/** Matches the items that still have the expiry date that was read and no notification yet. */
const isUnchanged = ({ userId, items }: ExpiryNotice) => {
  const read = JSON.stringify(items.map(({ id, expiryDate }) => ({ id, expiryDate })))
  const pairs = sql`select value ->> 'id', value ->> 'expiryDate' from json_each(${read})`
  return and(eq(cabinet.userId, userId), isUnnotified, sql`(${cabinet.id}, ${cabinet.expiryDate}) in (${pairs})`)
}

/** SQL condition that all items match, because one notification names them all. */
const areAllUnchanged = (notice: ExpiryNotice) =>
  sql`(select count(*) from ${cabinet} where ${isUnchanged(notice)}) = ${notice.items.length}`

/** Query for the member's id; empty if another run has notified about one of the items, or a date has changed. */
export const recipientOf = (notice: ExpiryNotice) =>
  sql`select ${notice.userId} as user_id where ${areAllUnchanged(notice)}`

/** Marks all items as notified, or none if any has changed. */
export const markNotified = (db: Db, notice: ExpiryNotice): Statement =>
  db
    .update(cabinet)
    .set({ toldExpiry: sql`ltrim(coalesce(${cabinet.toldExpiry}, '') || ' ' || ${cabinet.expiryDate})` })
    .where(and(isUnchanged(notice), areAllUnchanged(notice)))
