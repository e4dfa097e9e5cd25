import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'
import { hashToken, newToken } from '#worker/core/tokens.ts'

const joinedAt = Date.UTC(2026, 0, 1)

/** Stores a confirmed account with its profile, and what the test says otherwise; nobody knows its password. */
export async function addAccount(given: Partial<typeof schema.users.$inferInsert> = {}) {
  const id = given.id ?? crypto.randomUUID()
  const account = {
    id,
    email: `${id}@herbs.test`,
    passwordHash: '',
    createdAt: joinedAt,
    confirmedAt: joinedAt,
    premiumUntil: null,
    suspendedAt: null,
    ...given,
  }
  const db = createDb(env.DB)
  await db.batch([
    db.insert(schema.users).values(account),
    db.insert(schema.profiles).values({ id, fullName: 'Ada Linden', updatedAt: joinedAt }),
  ])
  return account
}

/** A session of the account that lasts for a day from `now`; gives its id, which a browser would send as its cookie. */
export async function addSession(
  userId: string,
  now: number,
  given: Partial<typeof schema.sessions.$inferInsert> = {},
): Promise<string> {
  const id = newToken()
  const times = { createdAt: now, usedAt: now, provedAt: now, expiresAt: now + 24 * 60 * 60 * 1000 }
  await createDb(env.DB)
    .insert(schema.sessions)
    .values({ idHash: hashToken(id), userId, device: 'Firefox on Linux', ...times, ...given })
  return id
}
