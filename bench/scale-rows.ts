import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

import { firstCategory } from '../e2e/forum.ts'

const day = 24 * 60 * 60 * 1000

const numbered = (first: number, count: number) =>
  `WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${first + count - 1})`

/** Joins each row with the first `rows` recipes. */
const firstRecipes = (rows: number) =>
  `CROSS JOIN (SELECT id AS recipe, row_number() OVER (ORDER BY id) AS place FROM recipes WHERE status = 'published' LIMIT ${rows})`

/**
 * Returns inserts for `count` members. Each member has an account, a profile, two sessions, eight favourites, three
 * ratings and ten notifications.
 */
export function createMemberRows(db: D1Database, first: number, count: number): D1PreparedStatement[] {
  const numbers = numbered(first, count)
  const now = Date.now()
  const hash = `'$scrypt$' || substr(hex(randomblob(48)), 1, 90)`
  return [
    `INSERT INTO users (id, email, password_hash, created_at, confirmed_at) ${numbers} SELECT 'member-' || n, 'member-' || n || '@example.org', ${hash}, ${now - 90 * day}, ${now - 90 * day} FROM numbers`,
    `INSERT INTO profiles (id, full_name, display_name, updated_at) ${numbers} SELECT 'member-' || n, 'Ada Linden ' || n, 'Ada L. ' || n, ${now} FROM numbers`,
    ...[1, 2].map(
      (device) =>
        `INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device) ${numbers} SELECT lower(hex(randomblob(32))), 'member-' || n, ${now}, ${now}, ${now}, ${now + device * day}, 'Chrome on Linux' FROM numbers`,
    ),
    `INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at) ${numbers} SELECT lower(hex(randomblob(18))), 'member-' || n, recipe, 1, 0, ${now}, NULL, ${now} FROM numbers ${firstRecipes(8)} WHERE n NOT BETWEEN 1 AND 500`,
    `INSERT INTO recipe_ratings (user_id, recipe_id, rating, updated_at) ${numbers} SELECT 'member-' || n, recipe, 4, ${now} FROM numbers ${firstRecipes(3)} WHERE n NOT BETWEEN 1 AND 500`,
    `INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) ${numbers} SELECT lower(hex(randomblob(18))), 'member-' || n, 'New reply', 'Somebody replied to your post about linden', 'info', '/community/' || recipe, 1, ${now} FROM numbers ${firstRecipes(10)}`,
  ].map((sql) => db.prepare(sql))
}

const text = (length: number) => `substr(replace(hex(zeroblob(${length})), '00', 'tea '), 1, ${length})`
const body = (length: number) =>
  `'[{"kind":"paragraph","children":[{"kind":"text","text":"' || ${text(length)} || '"}]}]'`

/** Returns inserts for `count` posts of 200 words, each with four replies of 50 words. */
export function createPostRows(db: D1Database, count: number): D1PreparedStatement[] {
  const numbers = numbered(1, count)
  const checked = `'{"plants":[],"notes":[]}'`
  return [
    `INSERT INTO forum_posts (id, user_id, author_name, category_id, slug, title, content, excerpt, body, checked, data_version, status, created_at) ${numbers} SELECT 'post-' || n, 'member-1', 'Ada L.', '${firstCategory}', 'words', 'How long, number ' || n, ${text(1200)}, ${text(160)}, ${body(1200)}, ${checked}, '', 'shown', n FROM numbers`,
    ...[1, 2, 3, 4].map(
      (reply) =>
        `INSERT INTO forum_replies (id, post_id, user_id, author_name, content, body, checked, data_version, status, created_at) ${numbers} SELECT 'reply-${reply}-' || n, 'post-' || n, 'member-2', 'Ada L.', ${text(300)}, ${body(300)}, ${checked}, '', 'shown', n FROM numbers`,
    ),
  ].map((sql) => db.prepare(sql))
}
