import type { D1Database } from '@cloudflare/workers-types'

export async function restoreCategories(db: D1Database, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const insert = db.prepare(
    `INSERT INTO forum_categories (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  await db.batch([
    db.prepare('DELETE FROM forum_posts'),
    db.prepare('DELETE FROM forum_categories'),
    ...rows.map((row) => insert.bind(...columns.map((column) => row[column]))),
  ])
}
