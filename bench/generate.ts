import type { D1Database } from '@cloudflare/workers-types'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { partsAssignments } from '#drizzle/recipe-parts.ts'

const ingredientCount = 120
const rowsInStatement = 5000

/** Numbers of recipes at which the bench measures, in this order. */
export const recipeCounts = [100, 10_000, 100_000]

/**
 * Adds recipes up to `total`. All ailments are equally frequent. One recipe in fifty has the same name as its
 * neighbour, one in ten contains "citrus" and one in a thousand "saffron". Each has three of 120 ingredient names.
 */
export async function generateRecipes(db: D1Database, present: number, total: number): Promise<void> {
  const ailment = ailmentNames
    .map((name, position) => `WHEN ${position} THEN '${name.replaceAll("'", "''")}'`)
    .join(' ')
  for (let first = present + 1; first <= total; first += rowsInStatement) {
    const last = Math.min(total, first + rowsInStatement - 1)
    const numbers = `WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})`
    const id = `printf('%08x-0000-4000-8000-%012x', (n * 2654435761) % 4294967296, n)`
    await db.batch([
      db.prepare(`INSERT INTO recipes (id, slug, name, ailment, description, brew_time, difficulty, servings, image, cups_per_day, preparation, status, origin, verdict, created_at, updated_at)
        ${numbers} SELECT ${id}, 'tea-' || n, 'Tea ' || CASE WHEN n % 50 = 1 THEN n - 1 ELSE n END, CASE n % 8 ${ailment} END,
        'A plain cup for a plain day' || CASE WHEN n % 10 = 0 THEN ', with citrus' ELSE '' END || CASE WHEN n % 1000 = 0 THEN ' and saffron' ELSE '' END || '.',
        8, 'Easy', 2, '🌿', 2, '[]', 'published', 'catalogue', 'ok', n, n FROM numbers`),
      db.prepare(
        `INSERT INTO recipe_slugs (slug, recipe_id, created_at) ${numbers} SELECT 'tea-' || n, ${id}, n FROM numbers`,
      ),
      ...[0, 1, 2].map((position) =>
        db.prepare(`INSERT INTO recipe_ingredients (recipe_id, order_index, name, amount, grams_per_cup)
          ${numbers} SELECT ${id}, ${position}, 'Herb number ' || ((n * ${7 + position * 13} + ${position}) % ${ingredientCount}), '2 g', 1 FROM numbers`),
      ),
      db.prepare(`UPDATE recipes SET ${partsAssignments} WHERE id IN (${numbers} SELECT ${id} FROM numbers)`),
    ])
  }
}
