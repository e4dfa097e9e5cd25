import { and, eq, exists, gt, isNull, lt } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { oneTimeTokens: tokens, profiles, users } = schema

export type Account = typeof users.$inferSelect
type NewAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'createdAt'>
type NewProfile = { fullName: string; dateOfBirth: string | null; location: string | null }

const columns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  createdAt: users.createdAt,
  confirmedAt: users.confirmedAt,
  premiumUntil: users.premiumUntil,
  suspendedAt: users.suspendedAt,
}

export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.select(columns).from(users).where(eq(users.email, email)).limit(1)
  return account
}

export async function findById(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db.select(columns).from(users).where(eq(users.id, id)).limit(1)
  return account
}

/** An account that nobody has confirmed yet, in the place of an earlier one of the same kind; fails for a confirmed one. */
export const insertAccount = (db: Db, account: NewAccount, profile: NewProfile): [Statement, Statement, Statement] => [
  db.delete(users).where(and(eq(users.email, account.email), isNull(users.confirmedAt))),
  db.insert(users).values(account),
  db.insert(profiles).values({ id: account.id, ...profile, updatedAt: account.createdAt }),
]

type Purpose = 'account' | 'reset' | 'email'
type NewToken = { hash: string; purpose: Purpose; userId: string; email: string; browserHash: string | null }

export const insertToken = (db: Db, token: NewToken & { createdAt: number; endsAt: number }): Statement =>
  db.insert(tokens).values(token)

type Asked = { hash: string; purpose: Purpose; now: number }

const stands = ({ hash, purpose, now }: Asked) =>
  and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), gt(tokens.endsAt, now))

/** The token with the account that it is for; undefined for one that was used, has ended or never was. */
export async function findToken(db: Db, asked: Asked) {
  const [found] = await db
    .select({ email: tokens.email, browserHash: tokens.browserHash, account: columns })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(stands(asked))
    .limit(1)
  return found
}

type Change = Partial<Pick<Account, 'email' | 'passwordHash' | 'confirmedAt'>>

/**
 * Changes the account if the token still stands, and uses up every token of the account: of two who come with the same one,
 * the second changes nothing. False when nothing was changed.
 */
export async function useToken(
  db: Db,
  asked: Asked & { userId: string },
  change: Change,
  further: Statement[] = [],
): Promise<boolean> {
  const [changed] = await db.batch([changeByToken(db, asked, change), useUp(db, asked.userId), ...further])
  return changed.length > 0
}

/** As `useToken`, for a new address: an account of that address that nobody confirmed makes way. */
export async function useEmailToken(
  db: Db,
  asked: Asked & { userId: string },
  email: string,
  further: Statement[] = [],
): Promise<boolean> {
  const [, changed] = await db.batch([
    db.delete(users).where(and(eq(users.email, email), isNull(users.confirmedAt))),
    changeByToken(db, asked, { email }),
    useUp(db, asked.userId),
    ...further,
  ])
  return changed.length > 0
}

function changeByToken(db: Db, asked: Asked & { userId: string }, change: Change) {
  const standing = db.select({ hash: tokens.hash }).from(tokens).where(stands(asked)).limit(1)
  return db
    .update(users)
    .set(change)
    .where(and(eq(users.id, asked.userId), exists(standing)))
    .returning({ id: users.id })
}

const useUp = (db: Db, userId: string) => db.delete(tokens).where(eq(tokens.userId, userId))

export const updatePassword = (db: Db, id: string, passwordHash: string): [Statement, Statement] => [
  db.update(users).set({ passwordHash }).where(eq(users.id, id)),
  useUp(db, id),
]

/** Takes away tokens that have ended and accounts that nobody confirmed since `before`. */
export const deleteLeftOver = (db: Db, now: number, before: number): [Statement, Statement] => [
  db.delete(tokens).where(lt(tokens.endsAt, now)),
  db.delete(users).where(and(isNull(users.confirmedAt), lt(users.createdAt, before))),
]
