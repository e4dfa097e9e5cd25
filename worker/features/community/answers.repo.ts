import { and, eq, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumPosts: posts, forumReplies: replies } = schema

type OwnPostKey = { postId: string; userId: string }

const isOwnVisiblePost = ({ postId, userId }: OwnPostKey): SQL | undefined =>
  and(eq(posts.id, postId), eq(posts.userId, userId), eq(posts.status, 'shown'))

export async function findOwnShownPost({ db, read }: Reader, key: OwnPostKey) {
  const query = db
    .select({ id: posts.id, slug: posts.slug, title: posts.title })
    .from(posts)
    .where(isOwnVisiblePost(key))
    .limit(1)
  const [post] = await read(query)
  return post
}

const isVisibleReply = (postId: string, replyId: string): SQL | undefined =>
  and(eq(replies.id, replyId), eq(replies.postId, postId), eq(replies.status, 'shown'))

export async function findShownReply({ db, read }: Reader, postId: string, replyId: string) {
  const query = db.select({ userId: replies.userId }).from(replies).where(isVisibleReply(postId, replyId)).limit(1)
  const [reply] = await read(query)
  return reply
}

/** Subquery for the author of the new answer. Empty if the author of the post wrote the reply. */
export const selectAuthorToNotify = (key: OwnPostKey, replyId: string): SQL =>
  sql`select ${replies.userId} as user_id from ${posts} cross join ${replies} where ${isOwnVisiblePost(key)} and ${posts.acceptedReplyId} is not ${replyId} and ${isVisibleReply(key.postId, replyId)} and ${replies.userId} is not null and ${replies.userId} is not ${posts.userId} limit 1`

/** Returns no row if the post or the reply is no longer shown. */
export const setAnswer = (db: Db, key: OwnPostKey, replyId: string) =>
  db
    .update(posts)
    .set({ acceptedReplyId: replyId })
    .where(
      and(isOwnVisiblePost(key), sql`exists (select 1 from ${replies} where ${isVisibleReply(key.postId, replyId)})`),
    )
    .returning({ id: posts.id })

/**
 * Returns the id of the chosen answer to the member's own post. Returns null if there is no answer, and undefined if
 * the post isn't theirs.
 */
export async function findOwnAnswer(
  { db, read }: Reader,
  { postId, userId }: OwnPostKey,
): Promise<string | null | undefined> {
  const isOwn = and(eq(posts.id, postId), eq(posts.userId, userId))
  const [row] = await read(db.select({ replyId: posts.acceptedReplyId }).from(posts).where(isOwn).limit(1))
  return row?.replyId
}

export const clearAnswer = (db: Db, { postId, userId }: OwnPostKey) =>
  db
    .update(posts)
    .set({ acceptedReplyId: null })
    .where(and(eq(posts.id, postId), eq(posts.userId, userId)))
