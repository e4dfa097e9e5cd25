import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { createDb, schema } from '#drizzle/db.ts'

import { insertAccount, readTable } from './account-rows.ts'
import { restoreCategories } from './category-rows.ts'
import { emptiedTables } from './emptied-tables.ts'
import { findTableScans } from './explain.ts'
import { newStatements } from './recorded-db.ts'
import { admin, member } from './test-ctx.ts'

let categories: Record<string, unknown>[]

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  categories = await readTable('forum_categories')
})

afterAll(() => restoreCategories(env.DB, categories))

/** Sends one batch, because this happens thousands of times. */
beforeEach(async () => {
  const db = createDb(env.DB)
  await db.batch([
    // Resets the sending pace. Otherwise, emails or a fast clock of an earlier test could delay emails.
    db.update(schema.sendingPace).set({ mailsPerSecond: 100, nextAt: 0 }),
    ...emptiedTables.map((table) => db.run(sql.raw(`DELETE FROM ${table}`))),
    ...[admin, member].flatMap(({ id, email }) => insertAccount({ id, email })),
  ])
})

/** Fails if a statement of the worker scanned a whole table. */
afterAll(async () => {
  for (const statement of newStatements) {
    const tableScans = await findTableScans(env.DB, statement)
    if (tableScans.length > 0)
      throw new Error(`A statement scans a whole table:\n${statement}\n${tableScans.join('\n')}`)
  }
  newStatements.clear()
})
