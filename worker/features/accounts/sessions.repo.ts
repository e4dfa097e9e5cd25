import { and, desc, eq, lt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { sessions, users } = schema

type SessionRow = typeof sessions.$inferSelect
const maxSessions = 50

export const selectSession = (db: Db, idHash: string) =>
  db
    .select({
      userId: sessions.userId,
      usedAt: sessions.usedAt,
      reauthenticatedAt: sessions.reauthenticatedAt,
      expiresAt: sessions.expiresAt,
      email: users.email,
      confirmedAt: users.confirmedAt,
      premiumUntil: users.premiumUntil,
      suspendedAt: users.suspendedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.idHash, idHash))
    .limit(1)

export async function findSession(db: Db, idHash: string) {
  const [row] = await selectSession(db, idHash)
  return row
}

export type SessionWithAccount = NonNullable<Awaited<ReturnType<typeof findSession>>>

export const insertSession = (db: Db, session: SessionRow, condition: Condition = sql`true`): Statement =>
  insertIf(db, sessions, session, condition)

export const extendSession = (db: Db, idHash: string, usedAt: number, expiresAt: number): Statement =>
  db.update(sessions).set({ usedAt, expiresAt }).where(eq(sessions.idHash, idHash))

export const renewSession = (
  db: Db,
  idHash: string,
  newValues: Pick<SessionRow, 'idHash' | 'reauthenticatedAt'>,
): Statement => db.update(sessions).set(newValues).where(eq(sessions.idHash, idHash))

/** Returns the user id of the deleted session; undefined if the session doesn't exist. */
export async function deleteSession(db: Db, idHash: string): Promise<string | undefined> {
  const [[deletedRow]] = await db.batch([
    db.delete(sessions).where(eq(sessions.idHash, idHash)).returning({ userId: sessions.userId }),
  ])
  return deletedRow?.userId
}

export const deleteUserSessions = (db: Db, userId: string): Statement =>
  db.delete(sessions).where(eq(sessions.userId, userId))

/** Returns false if the session doesn't exist or belongs to another member. */
export async function deleteOwnSession(db: Db, userId: string, idHash: string): Promise<boolean> {
  const [deletedRows] = await db.batch([
    db
      .delete(sessions)
      .where(and(eq(sessions.idHash, idHash), eq(sessions.userId, userId)))
      .returning({ idHash: sessions.idHash }),
  ])
  return deletedRows.length > 0
}

export const listSessions = (db: Db, userId: string) =>
  db
    .select({
      id: sessions.idHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt))
    .limit(maxSessions)

export const deleteExpiredSessions = (db: Db, now: number): Statement =>
  db.delete(sessions).where(lt(sessions.expiresAt, now))
