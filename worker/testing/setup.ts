import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { addAccount, rowsOf } from './account-rows.ts'
import { restoreCategories } from './category-rows.ts'
import { emptiedTables } from './emptied-tables.ts'
import { explainStatement } from './explain.ts'
import { everyStatement } from './recorded-db.ts'
import { admin, member } from './test-ctx.ts'

/** The categories with which every database begins; what a file did to them is undone after it. */
let categories: Record<string, unknown>[]

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  categories = await rowsOf('forum_categories')
})

afterAll(() => restoreCategories(categories))

beforeEach(async () => {
  await env.DB.batch([
    ...emptiedTables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    // The one row of how fast letters go out: what a file sent long ago, or by a clock that ran ahead, holds up nobody.
    env.DB.prepare('UPDATE sending_pace SET mails_per_second = 100, next_at = 0'),
  ])
  for (const { id, email } of [admin, member]) await addAccount({ id, email })
})

/** No statement that the worker issued may walk a whole table. */
afterAll(async () => {
  for (const sql of everyStatement) {
    const scans = await explainStatement(env.DB, sql)
    if (scans.length > 0) throw new Error(`A statement walks a whole table:\n${sql}\n${scans.join('\n')}`)
  }
  everyStatement.clear()
})
