import { and, eq, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { forumFollows: follows, forumPosts: posts, forumReplies: replies } = schema

/** A reply that everybody sees and nobody was told of, with its post. */
const untold = (replyId: string): SQL =>
  sql`${replies.id} = ${replyId} and ${replies.status} = 'shown' and ${replies.toldAt} is null and ${posts.id} = ${replies.postId} and ${posts.status} = 'shown'`

/**
 * The author of the post and whoever follows it, each once, as a query for another statement: nobody for a reply that others do
 * not see or were told of, and never the one who replied.
 */
export const readersToTell = (replyId: string): SQL =>
  sql`select ${posts.userId} as user_id from ${replies} cross join ${posts} where ${untold(replyId)} and ${posts.userId} is not null and ${posts.userId} is not ${replies.userId} union select ${follows.userId} as user_id from ${replies} cross join ${posts} cross join ${follows} where ${untold(replyId)} and ${follows.postId} = ${posts.id} and ${follows.userId} is not ${replies.userId}`

/** From now on nobody is told of the reply again. */
export const markTold = (db: Db, replyId: string, at: number): Statement =>
  db
    .update(replies)
    .set({ toldAt: at })
    .where(and(eq(replies.id, replyId), sql`exists (select 1 from ${posts} where ${untold(replyId)})`))
