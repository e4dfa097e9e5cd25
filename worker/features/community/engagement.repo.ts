import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumLikes: likes, forumPosts: posts, forumReplies: replies, forumViews: views, profiles } = schema

type LikeKey = { userId: string; postId: string }

const isShown = (postId: string) =>
  sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.status} = 'shown')`

/** Inserts at most one row per member and post. Inserts nothing for a post that isn't shown. */
export const insertLike = (db: Db, key: LikeKey, now: number): Statement =>
  insertIf(db, likes, { ...key, createdAt: now }, isShown(key.postId)).onConflictDoNothing()

export const deleteLike = (db: Db, { userId, postId }: LikeKey): Statement =>
  db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.postId, postId)))

export const countLikes = (db: Db, postId: string) =>
  db
    .select({ likes: posts.likes })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.status, 'shown')))
    .limit(1)

/** Inserts at most one row per day, post and viewer. Inserts nothing for a post that isn't shown. */
export const insertView = (db: Db, view: typeof views.$inferInsert): Statement =>
  insertIf(db, views, view, isShown(view.postId)).onConflictDoNothing()

export async function listLikedIds({ db, read }: Reader, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const query = db
    .select({ id: likes.postId })
    .from(likes)
    .where(and(eq(likes.userId, userId), inArray(likes.postId, ids)))
    .limit(ids.length)
  return (await read(query)).map(({ id }) => id)
}

export async function listOwnIds(
  { db, read }: Reader,
  kind: 'post' | 'reply',
  userId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const table = kind === 'post' ? posts : replies
  const query = db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(sql`+${table.userId}`, userId), ne(sql`+${table.status}`, 'deleted')))
    .limit(ids.length)
  return (await read(query)).map(({ id }) => id)
}

export async function findNames({ db, read }: Reader, userId: string) {
  const query = db
    .select({ displayName: profiles.displayName, fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1)
  const [names] = await read(query)
  return names
}
