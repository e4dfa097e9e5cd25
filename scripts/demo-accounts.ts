import { hashPassword } from '#worker/core/passwords.ts'

import accounts from './demo-accounts.json' with { type: 'json' }

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const farFuture = Date.UTC(2100, 0, 1)

/** Returns the SQL that creates the demo accounts in a local database. Leaves existing accounts unchanged. */
export async function createDemoStatements(now: number): Promise<string[]> {
  const statements = await Promise.all(
    accounts.map(async ({ id, email, password, fullName, isPremium }) => [
      `INSERT OR IGNORE INTO users (id, email, password_hash, created_at, confirmed_at, premium_until) VALUES (${text(id)}, ${text(email)}, ${text(await hashPassword(password))}, ${now}, ${now}, ${isPremium ? farFuture : 'NULL'})`,
      `INSERT OR IGNORE INTO profiles (id, full_name, updated_at) SELECT id, ${text(fullName)}, ${now} FROM users WHERE id = ${text(id)}`,
    ]),
  )
  return statements.flat()
}
