import type { D1Database } from '@cloudflare/workers-types'

import { parts } from '#drizzle/recipe-parts.ts'

/** Queries that compare `stored` counts with `actual` counts. `what` describes both. */
const countQueries = [
  `SELECT 'posts of category ' || c.id AS what, c.post_count AS stored, (SELECT count(*) FROM forum_posts p WHERE p.category_id = c.id AND p.status = 'shown') AS actual FROM forum_categories c`,
  `SELECT 'replies of post ' || p.id AS what, p.reply_count AS stored, (SELECT count(*) FROM forum_replies r WHERE r.post_id = p.id AND r.status = 'shown') AS actual FROM forum_posts p`,
  `SELECT 'likes of post ' || p.id AS what, p.likes AS stored, (SELECT count(*) FROM forum_likes l WHERE l.post_id = p.id) AS actual FROM forum_posts p`,
  `SELECT 'replies of ticket ' || t.id AS what, t.reply_count AS stored, (SELECT count(*) FROM support_replies r WHERE r.ticket_id = t.id) AS actual FROM support_tickets t`,
  `SELECT 'ratings of recipe ' || r.id AS what, r.reviews AS stored, (SELECT count(*) FROM recipe_ratings g WHERE g.recipe_id = r.id) AS actual FROM recipes r`,
  `SELECT 'sum of ratings of recipe ' || r.id AS what, r.rating_sum AS stored, (SELECT coalesce(sum(g.rating), 0) FROM recipe_ratings g WHERE g.recipe_id = r.id) AS actual FROM recipes r`,
  `SELECT 'recipes of ' || a.ailment AS what, a.recipe_count AS stored, (SELECT count(*) FROM recipes r WHERE r.ailment = a.ailment AND r.status = 'published') AS actual FROM ailment_counts a`,
  `SELECT 'recipes' AS what, s.recipe_count AS stored, (SELECT count(*) FROM recipes WHERE status = 'published') AS actual FROM catalogue_summary s`,
  `SELECT 'recipes of ' || c.ailment || ' for ' || c.reader_group AS what, c.recipe_count AS stored, (SELECT count(*) FROM recipe_groups g WHERE g.reader_group = c.reader_group AND g.ailment = c.ailment) AS actual FROM recipe_group_counts c`,
  `SELECT 'parts of ' || s.id AS what, s.parts AS stored, (SELECT ${parts} FROM recipes WHERE id = s.id) AS actual FROM recipes s`,
  `SELECT 'uses of ' || n.name AS what, n.use_count AS stored, (SELECT count(*) FROM recipe_ingredients i WHERE i.name = n.name) AS actual FROM ingredient_names n`,
  `SELECT 'members' AS what, t.users AS stored, (SELECT count(*) FROM users WHERE confirmed_at IS NOT NULL) AS actual FROM site_totals t`,
  `SELECT 'ratings' AS what, t.ratings AS stored, (SELECT count(*) FROM recipe_ratings) AS actual FROM site_totals t`,
  `SELECT 'sum of ratings' AS what, t.rating_sum AS stored, (SELECT coalesce(sum(rating), 0) FROM recipe_ratings) AS actual FROM site_totals t`,
  `SELECT 'likes of recipes on all days' AS what, coalesce(sum(count), 0) AS stored, (SELECT count(*) FROM user_recipe_interactions WHERE is_liked = 1) AS actual FROM daily_figures WHERE figure = 'recipe_likes'`,
  `SELECT 'likes of posts on all days' AS what, coalesce(sum(count), 0) AS stored, (SELECT count(*) FROM forum_likes) AS actual FROM daily_figures WHERE figure = 'post_likes'`,
  `SELECT 'figures of ' || f.day || ', ' || f.figure AS what, f.count AS stored, (SELECT json_extract(d.figures, '$.' || f.figure) FROM figure_days d WHERE d.day = f.day) AS actual FROM daily_figures f`,
  `SELECT 'subscribers ' || c.name AS what, c.count AS stored, (SELECT count(*) FROM mailing_list_subscribers s WHERE s.status = c.name) AS actual FROM mailing_counts c WHERE c.name IN ('active', 'unconfirmed', 'unsubscribed', 'suppressed')`,
  `SELECT 'recipients of campaign ' || c.id AS what, c.recipient_count AS stored, (SELECT count(*) FROM campaign_deliveries d WHERE d.campaign_id = c.id) AS actual FROM email_campaigns c`,
  `SELECT 'delivered of campaign ' || c.id AS what, c.delivered_count AS stored, (SELECT count(*) FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.status = 'accepted') AS actual FROM email_campaigns c`,
  `SELECT 'answer notifications of ticket ' || t.id AS what, (SELECT count(*) FROM user_notifications n WHERE n.user_id = t.user_id AND n.link LIKE '%' || t.id AND n.type = 'success') AS stored, (SELECT count(*) FROM support_replies r WHERE r.ticket_id = t.id AND r.written_by = 'admin') AS actual FROM support_tickets t WHERE t.user_id IS NOT NULL`,
  `SELECT 'saves of setting ' || s.setting_key || ' in the log' AS what, (SELECT count(*) FROM audit_log a WHERE a.subject_kind = 'setting' AND a.subject_id IN (s.setting_key, replace(s.setting_key, '_banner', ''))) AS stored, s.revision AS actual FROM admin_settings s WHERE s.setting_key = 'header_banner'`,
]

/** Columns without a foreign key, because the rows that they refer to may be deleted. */
const columnsWithoutReference = new Set([
  'recipe_slugs.recipe_id',
  'campaign_deliveries.subscriber_id',
  'audit_log.subject_id',
  'mailing_list_subscribers.import_id',
])

const parentTables: Readonly<Record<string, string>> = {
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

export async function findInconsistencies(db: D1Database): Promise<string[]> {
  const readRows = async (sql: string): Promise<Row[]> => (await db.prepare(sql).all<Row>()).results
  const brokenKeys = await readRows('PRAGMA foreign_key_check')
  const inconsistencies = brokenKeys.map((row) => `foreign key: ${JSON.stringify(row)}`)
  for (const query of countQueries)
    for (const { what, stored, actual } of await readRows(`SELECT * FROM (${query}) WHERE stored IS NOT actual`))
      inconsistencies.push(`${String(what)}: ${String(stored)} stored, ${String(actual)} counted`)
  const tables = await readRows(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB '_cf_*'`,
  )
  const tableNames = new Set(tables.map(({ name }) => String(name)))
  for (const table of tableNames)
    for (const { name } of await readRows(`SELECT name FROM pragma_table_info('${table}')`)) {
      const column = String(name)
      const parent = parentTables[column]
      if (parent === undefined || !tableNames.has(parent) || columnsWithoutReference.has(`${table}.${column}`)) continue
      const [{ orphans } = { orphans: 0 }] = await readRows(
        `SELECT count(*) AS orphans FROM "${table}" WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${parent})`,
      )
      if (orphans !== 0) inconsistencies.push(`${table}.${column}: ${String(orphans)} rows without parent`)
    }
  return inconsistencies
}
