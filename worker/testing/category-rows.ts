import { env } from 'cloudflare:workers'

export async function restoreCategories(rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const insert = env.DB.prepare(
    `INSERT INTO forum_categories (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  await env.DB.batch([
    env.DB.prepare('DELETE FROM forum_posts'),
    env.DB.prepare('DELETE FROM forum_categories'),
    ...rows.map((row) => insert.bind(...columns.map((column) => row[column]))),
  ])
}
