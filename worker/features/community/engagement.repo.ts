import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumFollows: follows, forumLikes: likes, forumPosts: posts, forumReplies: replies } = schema
const { forumViews: views, profiles } = schema

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

type FollowKey = { userId: string; postId: string }

/**
 * Inserts at most one row per member and post. Inserts nothing for a post that isn't shown, for the member's own post,
 * or for a member who already follows `max` posts.
 */
export const insertFollow = (
  db: Db,
  { userId, postId }: FollowKey,
  { now, max }: { now: number; max: number },
): Statement =>
  insertIf(
    db,
    follows,
    { userId, postId, createdAt: now },
    and(
      sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.status} = 'shown' and ${posts.userId} is not ${userId})`,
      sql`(select count(*) from (select 1 from ${follows} where ${follows.userId} = ${userId} limit ${max})) < ${max}`,
    ),
  ).onConflictDoNothing()

export const deleteFollow = (db: Db, key: FollowKey): Statement => db.delete(follows).where(matchesFollow(key))

const matchesFollow = ({ userId, postId }: FollowKey) => and(eq(follows.userId, userId), eq(follows.postId, postId))

/** Selects whether the member wrote the post and whether they follow it. Returns no row if the post isn't shown. */
export const findFollowing = (db: Db, { userId, postId }: FollowKey) =>
  db
    .select({
      isOwn: sql`${posts.userId} is ${userId}`.mapWith(Boolean).as('is_own'),
      isFollowed: sql`exists (select 1 from ${follows} where ${matchesFollow({ userId, postId })})`
        .mapWith(Boolean)
        .as('is_followed'),
    })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.status, 'shown')))
    .limit(1)

export async function listFollowedIds({ db, read }: Reader, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const query = db
    .select({ id: follows.postId })
    .from(follows)
    .where(and(eq(follows.userId, userId), inArray(follows.postId, ids)))
    .limit(ids.length)
  return (await read(query)).map(({ id }) => id)
}
