import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

type NewFavourite = { userId: string; recipeId: string; isLiked?: boolean; isBookmarked?: boolean }

/** Stores a member's like and bookmark of a recipe. Without either, the row records that both were removed. */
export async function addFavourite({
  userId,
  recipeId,
  isLiked = false,
  isBookmarked = false,
}: NewFavourite): Promise<void> {
  await createDb(env.DB)
    .insert(schema.userRecipeInteractions)
    .values({
      id: crypto.randomUUID(),
      userId,
      recipeId,
      isLiked,
      isBookmarked,
      likedAt: isLiked ? 1 : null,
      bookmarkedAt: isBookmarked ? 1 : null,
      updatedAt: 1,
    })
}

/** Stores `count` recipes that the member likes, oldest first. Every second recipe is bookmarked too. */
export async function addManyLikes(userId: string, count: number): Promise<void> {
  const numbers = `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})`
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO recipes (id, slug, name, ailment, description, brew_time, difficulty, servings, image,
         cups_per_day, preparation, status, origin, verdict, created_at, updated_at)
       SELECT 'many-' || n, 'cup-' || n, 'Cup n' || n || 'x', 'Cold & Flu', 'Plain.', 8, 'Easy', 2, '🌿', 2, '[]',
         'published', 'catalogue', 'ok', n, n FROM number`,
    ),
    env.DB.prepare(
      `${numbers} INSERT INTO user_recipe_interactions
         (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at)
       SELECT 'like-' || n, ?, 'many-' || n, 1, n % 2, n, CASE n % 2 WHEN 1 THEN n END, n FROM number`,
    ).bind(userId),
  ])
}

/** Stores `count` members who like the recipe: `keeper-1` and so on. */
export async function addFavouriters(recipeId: string, count: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
       INSERT INTO users (id, email, password_hash, created_at) SELECT 'keeper-' || n, 'keeper-' || n, '', 0 FROM number`,
    ),
    env.DB.prepare(
      `INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, updated_at)
       SELECT id, id, ?, 1, 0, 1, 1 FROM users WHERE id LIKE 'keeper-%'`,
    ).bind(recipeId),
  ])
}
