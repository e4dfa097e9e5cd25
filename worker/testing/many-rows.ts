import { env } from 'cloudflare:workers'

import { dayMs } from '#domain/durations.ts'

const publishedColumns = `'Cold & Flu', 'Plain.', 8, 'Easy', 2, '🌿', 2, '[]', 'published', 'catalogue', 'ok'`
const recipeColumns =
  'id, slug, name, ailment, description, brew_time, difficulty, servings, image, cups_per_day, preparation, status, origin, verdict, created_at, updated_at'

const numberSequence = (rowCount: number) =>
  `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${rowCount})`

/**
 * Stores `count` rows for each kind of row in the overview, spread over the 120 days before `now`. Stores only a
 * hundredth as many recipes, because their search tables are slow to fill.
 */
export async function addManyRows(count: number, now: number): Promise<void> {
  const timestamp = `(${now} - (n % 120) * ${dayMs} - n)`
  const insertMany = (table: string, columns: string, values: string, rowCount = count) =>
    env.DB.prepare(`${numberSequence(rowCount)} INSERT INTO ${table} (${columns}) SELECT ${values} FROM number`)
  await env.DB.batch([
    insertMany(
      'users',
      'id, email, password_hash, created_at, confirmed_at',
      `'u' || n, 'u' || n, '', ${timestamp}, ${timestamp}`,
    ),
    insertMany(
      'recipes',
      recipeColumns,
      `'r' || n, 'cup-' || n, 'Cup n' || n, ${publishedColumns}, ${timestamp}, ${timestamp}`,
      count / 100,
    ),
    insertMany(
      'recipes',
      recipeColumns,
      `'w' || n, 'wait-' || n, 'Wait n' || n, ${publishedColumns.replace('published', 'review')}, ${timestamp}, ${timestamp}`,
      50,
    ),
    insertMany('recipe_ratings', 'user_id, recipe_id, rating, updated_at', `'u' || n, 'r1', 1 + n % 5, ${timestamp}`),
    insertMany(
      'user_recipe_interactions',
      'id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at',
      `'l' || n, 'u' || n, 'r1', 1, 0, ${timestamp}, ${timestamp}`,
    ),
    insertMany(
      'audit_log',
      'id, at, action, subject_kind, subject_id',
      `'a' || n, ${timestamp}, 'recipe.delete', 'recipe', 'x'`,
    ),
    insertMany(
      'bot_activity',
      'activity_type, description, created_at',
      `'recipe_published', 'One more.', ${timestamp}`,
    ),
    insertMany(
      'support_tickets',
      'id, subject, message, priority, urgency, status, last_by, created_at, updated_at',
      `'t' || n, 'Help', 'Me', 'normal', 2, 'open', 'member', ${timestamp}, ${timestamp}`,
    ),
  ])
}
