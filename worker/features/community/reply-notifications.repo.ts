import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumFollows: follows, forumPosts: posts, forumReplies: replies, users } = schema

/** SQL condition that the reply and its post are shown and that nobody has been notified of the reply. */
const isUnnotified = (replyId: string): SQL =>
  sql`${replies.id} = ${replyId} and ${replies.status} = 'shown' and ${replies.toldAt} is null and ${posts.id} = ${replies.postId} and ${posts.status} = 'shown'`

/**
 * Subquery for the post's author and followers without duplicates. Excludes `exceptIds` and the reply's author. Empty
 * if the reply isn't shown or its readers have already been notified.
 */
export const selectReadersToNotify = (replyId: string, exceptIds: string[]): SQL =>
  sql`select ${posts.userId} as user_id from ${replies} cross join ${posts} where ${isUnnotified(replyId)} and ${posts.userId} is not null and ${posts.userId} is not ${replies.userId} and ${notInArray(posts.userId, exceptIds)} union select ${follows.userId} as user_id from ${replies} cross join ${posts} cross join ${follows} where ${isUnnotified(replyId)} and ${follows.postId} = ${posts.id} and ${follows.userId} is not ${replies.userId} and ${notInArray(follows.userId, exceptIds)}`

/** Subquery for the people in `ids` who still have an account, under the same conditions. */
export const selectMentionedPeople = (replyId: string, ids: string[]): SQL =>
  sql`select ${users.id} as user_id from ${replies} cross join ${posts} cross join ${users} where ${isUnnotified(replyId)} and ${inArray(users.id, ids)} and ${users.id} is not ${replies.userId}`

export const markNotified = (db: Db, replyId: string, notifiedAt: number): Statement =>
  db
    .update(replies)
    .set({ toldAt: notifiedAt })
    .where(and(eq(replies.id, replyId), sql`exists (select 1 from ${posts} where ${isUnnotified(replyId)})`))
