import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'

const joinedAt = Date.UTC(2026, 0, 1)

/** Password with its stored hash, because hashing is slow. */
export const knownPassword = {
  password: 'linden and honey',
  passwordHash: 'scrypt$15$8$3$tJChPFdGfeecAM0UpWusug$O33oUCDIsmVLPGjBC45YBpYYedCkCRvq39o7WsPH0h8',
}

type Account = Partial<typeof schema.users.$inferInsert>

const createAccount = (overrides: Account) => {
  const id = overrides.id ?? crypto.randomUUID()
  return {
    id,
    email: `${id}@herbs.test`,
    passwordHash: '',
    createdAt: joinedAt,
    confirmedAt: joinedAt,
    premiumUntil: null,
    suspendedAt: null,
    ...overrides,
  }
}

/** Returns the statements that store a confirmed account with its profile. */
export function insertAccount(overrides: Account) {
  const account = createAccount(overrides)
  const db = createDb(env.DB)
  return [
    db.insert(schema.users).values(account),
    db.insert(schema.profiles).values({ id: account.id, fullName: 'Ada Linden', updatedAt: joinedAt }),
  ] as const
}

/**
 * Stores a confirmed account with its profile. `overrides` replaces defaults. By default, no password matches the
 * account.
 */
export async function addAccount(overrides: Account = {}) {
  const account = createAccount(overrides)
  await createDb(env.DB).batch(insertAccount(account))
  return account
}

/** Records an open live socket for each member, until 2100. */
export async function addLiveMembers(...ids: string[]): Promise<void> {
  const until = Date.UTC(2100, 0, 1)
  for (const userId of ids) await createDb(env.DB).insert(schema.liveMembers).values({ userId, until })
}

/** Stores a session that lasts a day from `now`. Returns its id, which is the cookie value. */
export async function addSession(
  userId: string,
  now: number,
  overrides: Partial<typeof schema.sessions.$inferInsert> = {},
): Promise<string> {
  const id = generateToken()
  const times = { createdAt: now, usedAt: now, reauthenticatedAt: now, expiresAt: now + 24 * 60 * 60 * 1000 }
  await createDb(env.DB)
    .insert(schema.sessions)
    .values({ idHash: hashToken(id), userId, device: 'Firefox on Linux', ...times, ...overrides })
  return id
}

/** Stores an emailed link that expires an hour after `now`. Returns its token. */
export async function addToken(
  { id: userId, email }: { id: string; email: string },
  purpose: 'account' | 'reset' | 'email',
  now: number,
  overrides: Partial<typeof schema.oneTimeTokens.$inferInsert> = {},
): Promise<string> {
  const token = generateToken()
  const times = { createdAt: now, endsAt: now + 60 * 60 * 1000 }
  await createDb(env.DB)
    .insert(schema.oneTimeTokens)
    .values({ hash: hashToken(token), purpose, userId, email, ...times, ...overrides })
  return token
}

export async function readTable(table: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results
}
