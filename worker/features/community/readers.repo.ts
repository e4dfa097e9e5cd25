import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { forumFollows: follows, forumPosts: posts, forumReplies: replies, users } = schema

/** A reply that everybody sees and nobody was told of, with its post. */
const untold = (replyId: string): SQL =>
  sql`${replies.id} = ${replyId} and ${replies.status} = 'shown' and ${replies.toldAt} is null and ${posts.id} = ${replies.postId} and ${posts.status} = 'shown'`

/**
 * The author of the post and whoever follows it but for the ones named, each once, as a query for another statement: nobody for a
 * reply that others do not see or were told of, and never the one who replied.
 */
export const readersToTell = (replyId: string, exceptIds: string[]): SQL =>
  sql`select ${posts.userId} as user_id from ${replies} cross join ${posts} where ${untold(replyId)} and ${posts.userId} is not null and ${posts.userId} is not ${replies.userId} and ${notInArray(posts.userId, exceptIds)} union select ${follows.userId} as user_id from ${replies} cross join ${posts} cross join ${follows} where ${untold(replyId)} and ${follows.postId} = ${posts.id} and ${follows.userId} is not ${replies.userId} and ${notInArray(follows.userId, exceptIds)}`

/** Of the ones named those who still have an account, under the same conditions. */
export const mentionedToTell = (replyId: string, ids: string[]): SQL =>
  sql`select ${users.id} as user_id from ${replies} cross join ${posts} cross join ${users} where ${untold(replyId)} and ${inArray(users.id, ids)} and ${users.id} is not ${replies.userId}`

/** From now on nobody is told of the reply again. */
export const markTold = (db: Db, replyId: string, at: number): Statement =>
  db
    .update(replies)
    .set({ toldAt: at })
    .where(and(eq(replies.id, replyId), sql`exists (select 1 from ${posts} where ${untold(replyId)})`))
