import type { D1Database } from '@cloudflare/workers-types'

/** Queries that compare a stored count, `kept`, with the actual one, `counted`, for each `what`. */
const counters = [
  `SELECT 'posts of category ' || c.id AS what, c.post_count AS kept, (SELECT count(*) FROM forum_posts p WHERE p.category_id = c.id AND p.status = 'shown') AS counted FROM forum_categories c`,
  `SELECT 'replies of post ' || p.id AS what, p.reply_count AS kept, (SELECT count(*) FROM forum_replies r WHERE r.post_id = p.id AND r.status = 'shown') AS counted FROM forum_posts p`,
  `SELECT 'likes of post ' || p.id AS what, p.likes AS kept, (SELECT count(*) FROM forum_likes l WHERE l.post_id = p.id) AS counted FROM forum_posts p`,
  `SELECT 'replies of ticket ' || t.id AS what, t.reply_count AS kept, (SELECT count(*) FROM support_replies r WHERE r.ticket_id = t.id) AS counted FROM support_tickets t`,
  `SELECT 'ratings of recipe ' || r.id AS what, r.reviews AS kept, (SELECT count(*) FROM recipe_ratings g WHERE g.recipe_id = r.id) AS counted FROM recipes r`,
  `SELECT 'sum of ratings of recipe ' || r.id AS what, r.rating_sum AS kept, (SELECT coalesce(sum(g.rating), 0) FROM recipe_ratings g WHERE g.recipe_id = r.id) AS counted FROM recipes r`,
  `SELECT 'remedies of ' || a.ailment AS what, a.recipe_count AS kept, (SELECT count(*) FROM recipes r WHERE r.ailment = a.ailment AND r.status = 'published') AS counted FROM ailment_counts a`,
  `SELECT 'remedies' AS what, s.recipe_count AS kept, (SELECT count(*) FROM recipes WHERE status = 'published') AS counted FROM catalogue_summary s`,
  `SELECT 'remedies of ' || c.ailment || ' for ' || c.reader_group AS what, c.recipe_count AS kept, (SELECT count(*) FROM recipe_groups g WHERE g.reader_group = c.reader_group AND g.ailment = c.ailment) AS counted FROM recipe_group_counts c`,
  `SELECT 'uses of ' || n.name AS what, n.use_count AS kept, (SELECT count(*) FROM recipe_ingredients i WHERE i.name = n.name) AS counted FROM ingredient_names n`,
  `SELECT 'members' AS what, t.users AS kept, (SELECT count(*) FROM users WHERE confirmed_at IS NOT NULL) AS counted FROM site_totals t`,
  `SELECT 'ratings' AS what, t.ratings AS kept, (SELECT count(*) FROM recipe_ratings) AS counted FROM site_totals t`,
  `SELECT 'sum of ratings' AS what, t.rating_sum AS kept, (SELECT coalesce(sum(rating), 0) FROM recipe_ratings) AS counted FROM site_totals t`,
  `SELECT 'likes of remedies, all days' AS what, coalesce(sum(count), 0) AS kept, (SELECT count(*) FROM user_recipe_interactions WHERE is_liked = 1) AS counted FROM daily_figures WHERE figure = 'recipe_likes'`,
  `SELECT 'likes of posts, all days' AS what, coalesce(sum(count), 0) AS kept, (SELECT count(*) FROM forum_likes) AS counted FROM daily_figures WHERE figure = 'post_likes'`,
  `SELECT 'figures of ' || f.day || ', ' || f.figure AS what, f.count AS kept, (SELECT json_extract(d.figures, '$.' || f.figure) FROM figure_days d WHERE d.day = f.day) AS counted FROM daily_figures f`,
  `SELECT 'subscribers ' || c.name AS what, c.count AS kept, (SELECT count(*) FROM mailing_list_subscribers s WHERE s.status = c.name) AS counted FROM mailing_counts c WHERE c.name IN ('active', 'unconfirmed', 'unsubscribed', 'suppressed')`,
  `SELECT 'recipients of campaign ' || c.id AS what, c.recipient_count AS kept, (SELECT count(*) FROM campaign_deliveries d WHERE d.campaign_id = c.id) AS counted FROM email_campaigns c`,
  `SELECT 'delivered of campaign ' || c.id AS what, c.delivered_count AS kept, (SELECT count(*) FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.status = 'accepted') AS counted FROM email_campaigns c`,
  `SELECT 'answers told of ticket ' || t.id AS what, (SELECT count(*) FROM user_notifications n WHERE n.user_id = t.user_id AND n.link LIKE '%' || t.id AND n.type = 'success') AS kept, (SELECT count(*) FROM support_replies r WHERE r.ticket_id = t.id AND r.written_by = 'admin') AS counted FROM support_tickets t WHERE t.user_id IS NOT NULL`,
  `SELECT 'saves of setting ' || s.setting_key || ' in the log' AS what, (SELECT count(*) FROM audit_log a WHERE a.subject_kind = 'setting' AND a.subject_id IN (s.setting_key, replace(s.setting_key, '_banner', ''))) AS kept, s.revision AS counted FROM admin_settings s WHERE s.setting_key = 'header_banner'`,
]

/** Columns that name a row without a foreign key, because that row may be deleted. */
const free = new Set([
  'recipe_slugs.recipe_id',
  'campaign_deliveries.subscriber_id',
  'audit_log.subject_id',
  'mailing_list_subscribers.import_id',
])

/** Table of the rows that a column names. */
const parents: Readonly<Record<string, string>> = {
  user_id: 'users',
  admin_id: 'users',
  post_id: 'forum_posts',
  reply_id: 'forum_replies',
  accepted_reply_id: 'forum_replies',
  category_id: 'forum_categories',
  recipe_id: 'recipes',
  ticket_id: 'support_tickets',
  campaign_id: 'email_campaigns',
  herb_id: 'herbs',
  conversation_id: 'herbi_conversations',
  import_id: 'subscriber_imports',
}

type Row = Record<string, unknown>

/** Returns the inconsistencies of a database: broken foreign keys, orphaned rows and wrong counts. */
export async function unsoundIn(db: D1Database): Promise<string[]> {
  const rows = async (sql: string): Promise<Row[]> => (await db.prepare(sql).all<Row>()).results
  const broken = await rows('PRAGMA foreign_key_check')
  const found = broken.map((row) => `foreign key: ${JSON.stringify(row)}`)
  for (const query of counters)
    for (const { what, kept, counted } of await rows(`SELECT * FROM (${query}) WHERE kept IS NOT counted`))
      found.push(`${String(what)}: ${String(kept)} kept, ${String(counted)} counted`)
  const tables = await rows(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '_cf_*'`,
  )
  const names = new Set(tables.map(({ name }) => String(name)))
  for (const table of names)
    for (const { name } of await rows(`SELECT name FROM pragma_table_info('${table}')`)) {
      const column = String(name)
      const parent = parents[column]
      if (parent === undefined || !names.has(parent) || free.has(`${table}.${column}`)) continue
      const [{ orphans } = { orphans: 0 }] = await rows(
        `SELECT count(*) AS orphans FROM "${table}" WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${parent})`,
      )
      if (orphans !== 0) found.push(`${table}.${column}: ${String(orphans)} rows of nothing`)
    }
  return found
}
