import { and, asc, eq, exists, gt, isNull, sql } from 'drizzle-orm'

import type { Passkey } from '#domain/factors/passkeys.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { passkeyChallenges: challenges, passkeys, users } = schema

export const maxPasskeys = 20

type Challenge = typeof challenges.$inferInsert

export const insertChallenge = (db: Db, challenge: Challenge): Statement => db.insert(challenges).values(challenge)

type ChallengeLookup = { hash: string; purpose: Challenge['purpose']; userId: string | null; now: number }

/** Deletes the challenge and returns a row if it was valid, so that each challenge works once. */
export const consumeChallenge = (db: Db, { hash, purpose, userId, now }: ChallengeLookup) =>
  db
    .delete(challenges)
    .where(
      and(
        eq(challenges.hash, hash),
        eq(challenges.purpose, purpose),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        gt(challenges.endsAt, now),
      ),
    )
    .returning({ hash: challenges.hash })

/** Selects a passkey with the account that it opens. */
export const selectPasskeyWithAccount = (db: Db, credentialId: string) =>
  db
    .select({
      id: passkeys.id,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      userId: passkeys.userId,
      email: users.email,
      confirmedAt: users.confirmedAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .limit(1)

export type PasskeyWithAccount = Awaited<ReturnType<typeof selectPasskeyWithAccount>>[number]

export const listPasskeys = ({ db, read }: Reader, userId: string): Promise<Passkey[]> =>
  read(
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        isBackedUp: passkeys.isBackedUp,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt))
      .limit(maxPasskeys),
  )

export const listCredentials = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .limit(maxPasskeys),
  )

export const hasPasskey = (db: Db, userId: string, id: string): Condition =>
  exists(
    db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .limit(1),
  )

/** Inserts the passkey unless the member has the maximum. Returns a row if it was inserted. */
export const insertPasskey = (db: Db, passkey: typeof passkeys.$inferInsert) =>
  insertIf(
    db,
    passkeys,
    passkey,
    sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${passkey.userId}) < ${maxPasskeys}`,
  ).returning({ id: passkeys.id })

type Use = { id: string; counter: number; isBackedUp: boolean; usedAt: number }

export const recordUse = (db: Db, { id, ...use }: Use): Statement =>
  db.update(passkeys).set(use).where(eq(passkeys.id, id))

/** Returns a row if the passkey exists and belongs to the member. */
export const renamePasskey = (db: Db, userId: string, id: string, name: string) =>
  db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })

/** Returns the deleted passkey's name. */
export const deletePasskey = (db: Db, userId: string, id: string) =>
  db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name })
