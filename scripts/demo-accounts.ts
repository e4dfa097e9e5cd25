import { hashPassword } from '#worker/core/passwords.ts'

import accounts from './demo-accounts.json' with { type: 'json' }

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`
const farFuture = Date.UTC(2100, 0, 1)

/** Returns the SQL that creates the demo accounts in a local database. Leaves existing accounts unchanged. */
export const createDemoStatements = (now: number): string[] =>
  accounts.flatMap(({ id, email, password, fullName, isPremium }) => [
    `INSERT OR IGNORE INTO users (id, email, password_hash, created_at, confirmed_at, premium_until) VALUES (${quote(id)}, ${quote(email)}, ${quote(hashPassword(password))}, ${now}, ${now}, ${isPremium ? farFuture : 'NULL'})`,
    `INSERT OR IGNORE INTO profiles (id, full_name, updated_at) SELECT id, ${quote(fullName)}, ${now} FROM users WHERE id = ${quote(id)}`,
  ])
