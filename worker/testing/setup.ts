import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { addAccount, rowsOf } from './account-rows.ts'
import { restoreCategories } from './category-rows.ts'
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
  const tables = [
    'recipes',
    'recipe_slugs',
    'herb_fact_edits',
    'herb_rechecks',
    'herbs',
    'restricted_plants',
    'safety_facts',
    'admin_settings',
    'mailing_list_subscribers',
    'rate_limits',
    'daily_salts',
    'forum_posts',
    'support_tickets',
    'canned_replies',
    'users',
    'audit_log',
    'security_events',
    'policy_reports',
    'mail_outbox',
    'ai_spending',
    'bot_activity',
    'bot_batches',
    'bot_days',
    'bot_lease',
    'empty_searches',
    'mail_suppressions',
    'mail_events',
    'subscriber_imports',
    'email_campaigns',
    'error_hours',
    'job_runs',
    'dead_jobs',
    'daily_figures',
    'figure_days',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
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
