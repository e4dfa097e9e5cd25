import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

type NewSubscriber = Partial<typeof schema.mailingListSubscribers.$inferInsert>

export async function addSubscriber(email: string, overrides: NewSubscriber = {}): Promise<{ id: string }> {
  const id = overrides.id ?? crypto.randomUUID()
  const at = { subscriptionDate: 1, createdAt: 1, confirmedAt: 1 }
  await createDb(env.DB)
    .insert(schema.mailingListSubscribers)
    .values({ id, email, isActive: true, source: 'recipe_page', ...at, ...overrides })
  return { id }
}

/** Stores `count` subscribers, one per minute: `reader1@example.org` and so on. */
export const addManySubscribers = (count: number): Promise<unknown> =>
  env.DB.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO mailing_list_subscribers (id, email, first_name, subscription_date, created_at, is_active, confirmed_at, source)
     SELECT printf('40000000-0000-4000-8000-%012d', n), 'reader' || n || '@example.org', 'Reader', n * 60000, 1, 1, 1, 'footer'
     FROM numbers`,
  )
    .bind(count)
    .run()
