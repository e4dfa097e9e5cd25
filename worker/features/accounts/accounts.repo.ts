import { and, eq, exists, gt, isNotNull, isNull } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { oneTimeTokens: tokens, profiles, sessions, users } = schema

const accountColumns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  createdAt: users.createdAt,
  confirmedAt: users.confirmedAt,
  premiumUntil: users.premiumUntil,
  suspendedAt: users.suspendedAt,
  suspensionReason: users.suspensionReason,
}

export type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>
type NewAccount = Pick<Account, 'id' | 'email' | 'passwordHash' | 'createdAt'>
type NewProfile = { fullName: string; dateOfBirth: string | null; location: string | null }

export const selectByEmail = (db: Db, email: string) =>
  db.select(accountColumns).from(users).where(eq(users.email, email)).limit(1)

export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await selectByEmail(db, email)
  return account
}

export const selectById = (db: Db, id: string) => db.select(accountColumns).from(users).where(eq(users.id, id)).limit(1)

export async function findById(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await selectById(db, id)
  return account
}

export async function findConfirmedId({ db, read }: Reader, email: string): Promise<string | undefined> {
  const [account] = await read(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.confirmedAt)))
      .limit(1),
  )
  return account?.id
}

/**
 * Inserts an unconfirmed account and replaces an earlier unconfirmed one. Fails if a confirmed account has the address.
 */
export const insertAccount = (db: Db, account: NewAccount, profile: NewProfile): [Statement, Statement, Statement] => [
  db.delete(users).where(and(eq(users.email, account.email), isNull(users.confirmedAt))),
  db.insert(users).values(account),
  db.insert(profiles).values({ id: account.id, ...profile, updatedAt: account.createdAt }),
]

type TokenPurpose = 'account' | 'reset' | 'email'
type NewToken = { hash: string; purpose: TokenPurpose; userId: string; email: string; browserHash: string | null }

export const insertToken = (db: Db, token: NewToken & { createdAt: number; endsAt: number }): Statement =>
  db.insert(tokens).values(token)

type TokenLookup = { hash: string; purpose: TokenPurpose; now: number }

const isValidToken = ({ hash, purpose, now }: TokenLookup) =>
  and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), gt(tokens.endsAt, now))

export async function findToken(db: Db, lookup: TokenLookup) {
  const [row] = await db
    .select({ email: tokens.email, browserHash: tokens.browserHash, account: accountColumns })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(isValidToken(lookup))
    .limit(1)
  return row
}

type AccountChange = Partial<Pick<Account, 'email' | 'passwordHash' | 'confirmedAt'>>

type AccountTokenLookup = TokenLookup & { userId: string }

/**
 * Changes the account if the token is valid, ends its sessions and deletes its tokens. The first statement returns no
 * row for an invalid token. If a token is used twice, only the first request changes the account.
 */
export const consumeToken = (db: Db, lookup: AccountTokenLookup, change: AccountChange) =>
  [
    updateByToken(db, lookup, change),
    db.delete(sessions).where(and(eq(sessions.userId, lookup.userId), isTokenValid(db, lookup))),
    deleteTokens(db, lookup.userId),
  ] as const

/**
 * Like `consumeToken`, but sets a new email address and keeps the sessions. Deletes an unconfirmed account with the new
 * address. The second statement returns the changed row.
 */
export const consumeEmailToken = (db: Db, lookup: AccountTokenLookup, email: string) =>
  [
    db.delete(users).where(and(eq(users.email, email), isNull(users.confirmedAt), isTokenValid(db, lookup))),
    updateByToken(db, lookup, { email }),
    deleteTokens(db, lookup.userId),
  ] as const

const updateByToken = (db: Db, lookup: AccountTokenLookup, change: AccountChange) =>
  db
    .update(users)
    .set(change)
    .where(and(eq(users.id, lookup.userId), isTokenValid(db, lookup)))
    .returning({ id: users.id })

/** SQL condition that the token is valid. Use it before the statement that deletes the token. */
export const isTokenValid = (db: Db, lookup: TokenLookup): Condition =>
  exists(db.select({ hash: tokens.hash }).from(tokens).where(isValidToken(lookup)).limit(1))

const deleteTokens = (db: Db, userId: string) => db.delete(tokens).where(eq(tokens.userId, userId))

type PasswordChange = { id: string; currentHash: string; newHash: string }

export const hasPassword = (db: Db, id: string, passwordHash: string): Condition =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .limit(1),
  )

/**
 * Replaces the password hash, ends the account's sessions and deletes its tokens. If the password has changed since it
 * was read, nothing changes and the first statement returns no row.
 */
export function changePassword(db: Db, { id, currentHash, newHash }: PasswordChange) {
  const hasNewPassword = hasPassword(db, id, newHash)
  return [
    db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, currentHash)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, id), hasNewPassword)),
    db.delete(tokens).where(and(eq(tokens.userId, id), hasNewPassword)),
  ] as const
}
