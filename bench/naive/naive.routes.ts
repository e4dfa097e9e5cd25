import { Hono } from 'hono'

import type { Env } from '#worker/core/env.ts'

/**
 * API of a typical site. A recipe page takes two calls; the list returns all recipes. Each call is one round trip to
 * the same database, with its indexes and named columns.
 */
export const naive = new Hono<{ Bindings: Env }>()
  .get('/recipes', async (c) => {
    const { results } = await c.env.DB.prepare(
      `SELECT id, slug, name, ailment, brew_time AS brewMinutes, difficulty, image AS emoji, rating, reviews, variety,
         ingredient_names AS ingredientNames
       FROM recipes WHERE status = 'published' ORDER BY created_at DESC, id`,
    ).all<{ ingredientNames: string }>()
    return c.json({ recipes: results.map((row) => withLists(row, ['ingredientNames'])) })
  })
  .get('/recipes/:slug', async (c) => {
    const recipe = await c.env.DB.prepare(
      `SELECT id, slug, name, ailment, description, brew_time AS brewMinutes, difficulty, servings, image AS emoji, rating, reviews,
         variety, cups_per_day AS cupsPerDay, course_days AS courseDays, origin, safety, created_at AS createdAt, updated_at AS updatedAt
       FROM recipes WHERE slug = ? LIMIT 1`,
    )
      .bind(c.req.param('slug'))
      .first()
    return recipe ? c.json({ recipe: withLists(recipe, ['safety']) }) : c.notFound()
  })
  .get('/recipes/:id/parts', async (c) => {
    const id = c.req.param('id')
    const prepare = (sql: string) => c.env.DB.prepare(sql).bind(id)
    const [ingredients, steps, benefits, warnings, tips] = await c.env.DB.batch<Record<string, unknown>>([
      prepare(
        `SELECT name, amount, grams_per_cup AS gramsPerCup, notes, herb_id AS herb FROM recipe_ingredients
         WHERE recipe_id = ? ORDER BY order_index`,
      ),
      prepare('SELECT step_text AS text FROM recipe_instructions WHERE recipe_id = ? ORDER BY step_number'),
      prepare('SELECT benefit AS text FROM recipe_benefits WHERE recipe_id = ? ORDER BY order_index'),
      prepare(
        'SELECT origin, warning AS text, topic, sources FROM recipe_warnings WHERE recipe_id = ? ORDER BY origin, order_index',
      ),
      prepare('SELECT tip AS text FROM recipe_tips WHERE recipe_id = ? ORDER BY order_index'),
    ])
    const texts = (found: typeof steps) => found?.results.map(({ text }) => text)
    return c.json({
      ingredients: ingredients?.results,
      instructions: texts(steps),
      benefits: texts(benefits),
      warnings: warnings?.results.map((row) => withLists(row, ['sources'])),
      tips: texts(tips),
    })
  })

/** Parses the named columns of a row, which contain JSON. */
const withLists = <Row extends Record<string, unknown>>(row: Row, columns: readonly string[]) => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, JSON.parse(String(row[column]))])),
})
