import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

const createdAt = Date.UTC(2026, 10, 1)

/** Stores `count` confirmed subscribers in one statement: `reader-000001@example.org` and so on. */
export const addManyConfirmedSubscribers = (count: number, prefix = 'reader') =>
  env.DB.prepare(
    `INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     SELECT printf('%s-%06d', ?2, i), printf('%s-%06d@example.org', ?2, i), 'Ada', ?3, ?3, 1, ?3, 'recipe_page' FROM n`,
  )
    .bind(count, prefix, createdAt)
    .run()

export const campaignContent = {
  title: 'Autumn',
  subject: 'Cups for {{season}}',
  content: 'Hello {{first_name}},\n\nnew cups: {{latest_recipes}}\n\nUnsubscribe: {{unsubscribe_url}}\n',
  htmlContent: '<p>Hello {{first_name}}</p><p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>',
}

export async function addCampaign(overrides: Partial<typeof schema.emailCampaigns.$inferInsert> = {}): Promise<string> {
  const id = overrides.id ?? crypto.randomUUID()
  const sender = { senderName: 'Herbal Remedies', senderEmail: 'news@herbs.test' }
  const times = { createdAt: createdAt, updatedAt: createdAt }
  await createDb(env.DB)
    .insert(schema.emailCampaigns)
    .values({ id, ...campaignContent, ...sender, ...times, status: 'draft', ...overrides })
  return id
}

const countColumns = {
  accepted: 'delivered_count',
  bounced: 'bounced_count',
  skipped: 'skipped_count',
  failed: 'failed_count',
  unknown: 'unknown_count',
  cancelled: 'cancelled_count',
}

/**
 * Returns a campaign's status and its deliveries by status. `isConsistent` is true if the campaign's counts match the
 * deliveries.
 */
export async function readLedger(id: string) {
  const campaign = await env.DB.prepare('SELECT * FROM email_campaigns WHERE id = ?').bind(id).first()
  const { results } = await env.DB.prepare(
    'SELECT status, count(*) AS count, count(opened_at) AS opened FROM campaign_deliveries WHERE campaign_id = ? GROUP BY status',
  )
    .bind(id)
    .all<{ status: string; count: number; opened: number }>()
  const deliveries: Record<string, number> = Object.fromEntries(results.map(({ status, count }) => [status, count]))
  const total = results.reduce((sum, { count }) => sum + count, 0)
  const isConsistent =
    campaign?.['recipient_count'] === total &&
    campaign['opened_count'] === results.reduce((sum, { opened }) => sum + opened, 0) &&
    Object.entries(countColumns).every(([status, column]) => campaign[column] === (deliveries[status] ?? 0))
  return { status: campaign?.['status'], stopReason: campaign?.['stop_reason'], deliveries, isConsistent }
}
