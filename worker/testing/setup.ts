import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { addAccount, readTable } from './account-rows.ts'
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

beforeEach(async () => {
  await env.DB.batch([
    ...emptiedTables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    // Resets the sending pace. Otherwise, emails or a fast clock of an earlier test could delay emails.
    env.DB.prepare('UPDATE sending_pace SET mails_per_second = 100, next_at = 0'),
  ])
  for (const { id, email } of [admin, member]) await addAccount({ id, email })
})

/** Fails if a statement of the worker scanned a whole table. */
afterAll(async () => {
  for (const sql of newStatements) {
    const tableScans = await findTableScans(env.DB, sql)
    if (tableScans.length > 0) throw new Error(`A statement scans a whole table:\n${sql}\n${tableScans.join('\n')}`)
  }
  newStatements.clear()
})
