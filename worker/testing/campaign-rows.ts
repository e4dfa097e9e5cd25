import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

const at = Date.UTC(2026, 10, 1)

/** Stores this many confirmed subscribers, `reader-000001@example.org` and on, in one statement. */
export const addReaders = (count: number, prefix = 'reader') =>
  env.DB.prepare(
    `INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     SELECT printf('%s-%06d', ?2, i), printf('%s-%06d@example.org', ?2, i), 'Ada', ?3, ?3, 1, ?3, 'recipe_page' FROM n`,
  )
    .bind(count, prefix, at)
    .run()

export const campaignTexts = {
  title: 'Autumn',
  subject: 'Cups for {{season}}',
  content: 'Hello {{first_name}},\n\nnew cups: {{latest_recipes}}\n\nUnsubscribe: {{unsubscribe_url}}\n',
  htmlContent: '<p>Hello {{first_name}}</p><p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>',
}

export async function addCampaign(overrides: Partial<typeof schema.emailCampaigns.$inferInsert> = {}): Promise<string> {
  const id = overrides.id ?? crypto.randomUUID()
  const sender = { senderName: 'Herbal Remedies', senderEmail: 'news@herbs.test' }
  const times = { createdAt: at, updatedAt: at }
  await createDb(env.DB)
    .insert(schema.emailCampaigns)
    .values({ id, ...campaignTexts, ...sender, ...times, status: 'draft', ...overrides })
  return id
}

const counted = {
  accepted: 'delivered_count',
  bounced: 'bounced_count',
  skipped: 'skipped_count',
  failed: 'failed_count',
  unknown: 'unknown_count',
  cancelled: 'cancelled_count',
}

/** Returns the status of a campaign and its deliveries by status; `isEqual` if its counts match them. */
export async function ledgerOf(id: string) {
  const campaign = await env.DB.prepare('SELECT * FROM email_campaigns WHERE id = ?').bind(id).first()
  const { results } = await env.DB.prepare(
    'SELECT status, count(*) AS count, count(opened_at) AS opened FROM campaign_deliveries WHERE campaign_id = ? GROUP BY status',
  )
    .bind(id)
    .all<{ status: string; count: number; opened: number }>()
  const deliveries: Record<string, number> = Object.fromEntries(results.map(({ status, count }) => [status, count]))
  const all = results.reduce((sum, { count }) => sum + count, 0)
  const isEqual =
    campaign?.['recipient_count'] === all &&
    campaign['opened_count'] === results.reduce((sum, { opened }) => sum + opened, 0) &&
    Object.entries(counted).every(([status, column]) => campaign[column] === (deliveries[status] ?? 0))
  return { status: campaign?.['status'], stopReason: campaign?.['stop_reason'], deliveries, isEqual }
}
