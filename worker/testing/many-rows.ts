import { env } from 'cloudflare:workers'

import { dayMs } from '#domain/durations.ts'

const published = `'Cold & Flu', 'Plain.', 8, 'Easy', 2, '🌿', 2, '[]', 'published', 'catalogue', 'ok'`
const recipeColumns =
  'id, slug, name, ailment, description, brew_time, difficulty, servings, image, cups_per_day, preparation, status, origin, verdict, created_at, updated_at'

const numbers = (most: number) =>
  `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${most})`

/**
 * Fills the site with this many rows of everything that the overview shows, spread over 120 days before `now`, in one
 * statement each. Recipes are a hundredth of that, because their search tables are slow to fill.
 */
export async function addManyOfAll(count: number, now: number): Promise<void> {
  const at = `(${now} - (n % 120) * ${dayMs} - n)`
  const fill = (table: string, columns: string, values: string, most = count) =>
    env.DB.prepare(`${numbers(most)} INSERT INTO ${table} (${columns}) SELECT ${values} FROM number`)
  await env.DB.batch([
    fill('users', 'id, email, password_hash, created_at, confirmed_at', `'u' || n, 'u' || n, '', ${at}, ${at}`),
    fill('recipes', recipeColumns, `'r' || n, 'cup-' || n, 'Cup n' || n, ${published}, ${at}, ${at}`, count / 100),
    fill(
      'recipes',
      recipeColumns,
      `'w' || n, 'wait-' || n, 'Wait n' || n, ${published.replace('published', 'review')}, ${at}, ${at}`,
      50,
    ),
    fill('recipe_ratings', 'user_id, recipe_id, rating, updated_at', `'u' || n, 'r1', 1 + n % 5, ${at}`),
    fill(
      'user_recipe_interactions',
      'id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at',
      `'l' || n, 'u' || n, 'r1', 1, 0, ${at}, ${at}`,
    ),
    fill('audit_log', 'id, at, action, subject_kind, subject_id', `'a' || n, ${at}, 'recipe.delete', 'recipe', 'x'`),
    fill('bot_activity', 'activity_type, description, created_at', `'recipe_published', 'One more.', ${at}`),
    fill(
      'support_tickets',
      'id, subject, message, priority, urgency, status, last_by, created_at, updated_at',
      `'t' || n, 'Help', 'Me', 'normal', 2, 'open', 'member', ${at}, ${at}`,
    ),
  ])
}
