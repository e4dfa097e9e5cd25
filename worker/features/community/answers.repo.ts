import { and, eq, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumPosts: posts, forumReplies: replies } = schema

type OwnKey = { postId: string; userId: string }

const isOwnShown = ({ postId, userId }: OwnKey): SQL | undefined =>
  and(eq(posts.id, postId), eq(posts.userId, userId), eq(posts.status, 'shown'))

export async function findOwnShownPost({ db, read }: Reader, key: OwnKey) {
  const found = db
    .select({ id: posts.id, slug: posts.slug, title: posts.title })
    .from(posts)
    .where(isOwnShown(key))
    .limit(1)
  const [post] = await read(found)
  return post
}

const isShownReply = (postId: string, replyId: string): SQL | undefined =>
  and(eq(replies.id, replyId), eq(replies.postId, postId), eq(replies.status, 'shown'))

export async function findShownReply({ db, read }: Reader, postId: string, replyId: string) {
  const found = db.select({ userId: replies.userId }).from(replies).where(isShownReply(postId, replyId)).limit(1)
  const [reply] = await read(found)
  return reply
}

/**
 * Returns a subquery for the author of the reply that is about to become the answer. The author of the post is never
 * notified.
 */
export const authorToNotify = (key: OwnKey, replyId: string): SQL =>
  sql`select ${replies.userId} as user_id from ${posts} cross join ${replies} where ${isOwnShown(key)} and ${posts.acceptedReplyId} is not ${replyId} and ${isShownReply(key.postId, replyId)} and ${replies.userId} is not null and ${replies.userId} is not ${posts.userId} limit 1`

/** Returns no row if the post or the reply is no longer shown. */
export const setAnswer = (db: Db, key: OwnKey, replyId: string) =>
  db
    .update(posts)
    .set({ acceptedReplyId: replyId })
    .where(and(isOwnShown(key), sql`exists (select 1 from ${replies} where ${isShownReply(key.postId, replyId)})`))
    .returning({ id: posts.id })

/**
 * Returns the id of the reply chosen as the answer to the author's own post; null if there is none, undefined if the
 * post isn't theirs.
 */
export async function findOwnAnswer(
  { db, read }: Reader,
  { postId, userId }: OwnKey,
): Promise<string | null | undefined> {
  const isOwn = and(eq(posts.id, postId), eq(posts.userId, userId))
  const [found] = await read(db.select({ replyId: posts.acceptedReplyId }).from(posts).where(isOwn).limit(1))
  return found?.replyId
}

export const clearAnswer = (db: Db, { postId, userId }: OwnKey) =>
  db
    .update(posts)
    .set({ acceptedReplyId: null })
    .where(and(eq(posts.id, postId), eq(posts.userId, userId)))
