import type { D1Database } from '@cloudflare/workers-types'

/** Queries for the current values of everything that actions change. Their columns are `name` and `value`. */
const queries = [
  `SELECT 'like ' || user_id || ' ' || recipe_id, '1' FROM user_recipe_interactions WHERE is_liked = 1`,
  `SELECT 'bookmark ' || user_id || ' ' || recipe_id, '1' FROM user_recipe_interactions WHERE is_bookmarked = 1`,
  `SELECT 'rating ' || user_id || ' ' || recipe_id, rating FROM recipe_ratings`,
  `SELECT 'post ' || title, count(*) FROM forum_posts GROUP BY title`,
  `SELECT 'content ' || id, content FROM forum_posts`,
  `SELECT 'status ' || id, 'deleted' FROM forum_posts WHERE status = 'deleted'`,
  `SELECT 'pin ' || id, '1' FROM forum_posts WHERE is_pinned = 1`,
  `SELECT 'reply ' || content, count(*) FROM forum_replies GROUP BY content`,
  `SELECT 'post-like ' || user_id || ' ' || post_id, '1' FROM forum_likes`,
  `SELECT 'post-follow ' || user_id || ' ' || post_id, '1' FROM forum_follows`,
  `SELECT 'herb ' || user_id || ' ' || herb_id, quantity FROM user_herb_cabinet`,
  `SELECT 'ticket ' || subject, count(*) FROM support_tickets GROUP BY subject`,
  `SELECT 'ticket-status ' || id, status FROM support_tickets`,
  `SELECT 'answer ' || message, count(*) FROM support_replies GROUP BY message`,
  `SELECT 'canned ' || title, count(*) FROM canned_replies GROUP BY title`,
  `SELECT 'name ' || id, full_name FROM profiles`,
  `SELECT 'subscription ' || users.id, '1' FROM mailing_list_subscribers subscriber JOIN users ON users.email = subscriber.email WHERE coalesce(unsubscribed_at, 0) < subscription_date`,
  `SELECT 'premium ' || id, date(premium_until / 1000, 'unixepoch') FROM users WHERE premium_until IS NOT NULL`,
  `SELECT 'banner', json_extract(setting_value, '$.title') FROM admin_settings WHERE setting_key = 'header_banner'`,
  `SELECT 'recipe ' || name, count(*) FROM recipes GROUP BY name`,
  `SELECT 'brewing ' || id, brew_time FROM recipes`,
  `SELECT 'campaign ' || title, count(*) FROM email_campaigns GROUP BY title`,
  `SELECT 'sending ' || id, 'sent' FROM email_campaigns WHERE status IN ('sending', 'sent')`,
]

export async function readStoredValues(db: D1Database): Promise<Map<string, string>> {
  const queryResults = await db.batch<Record<string, unknown>>(
    queries.map((sql) =>
      db.prepare(`WITH stored(name, value) AS (${sql}) SELECT name, CAST(value AS TEXT) AS value FROM stored`),
    ),
  )
  return new Map(queryResults.flatMap(({ results }) => results.map(({ name, value }) => [String(name), String(value)])))
}
