import { type SQL, and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { type WriteAttempt, mayWrite, selectDisplayName } from './authors.repo.ts'

const { forumFollows: follows, forumPosts: posts, forumReplies: replies, forumReports: reports, users } = schema

type NewReplyRow = Pick<
  typeof replies.$inferInsert,
  'id' | 'postId' | 'content' | 'body' | 'checked' | 'dataVersion' | 'status'
>

/** Returns no row if the author may not reply now or the post accepts no replies. */
export const insertReply = (db: Db, row: NewReplyRow, attempt: WriteAttempt) =>
  insertIf(
    db,
    replies,
    { ...row, userId: attempt.userId, authorName: selectDisplayName(attempt.userId), createdAt: attempt.now },
    and(
      mayWrite('reply', attempt),
      sql`exists (select 1 from ${posts} where ${posts.id} = ${row.postId} and ${posts.status} = 'shown' and ${posts.lockedAt} is null)`,
    ),
  ).returning({ sequence: replies.sequence, authorName: replies.authorName })

type OwnReplyKey = { id: string; userId: string }

const isEditableReply = ({ id, userId }: OwnReplyKey): SQL | undefined =>
  and(eq(replies.id, id), eq(replies.userId, userId), inArray(replies.status, ['shown', 'waiting']))

export async function findOwnReply({ db, read }: Reader, key: OwnReplyKey) {
  const [row] = await read(
    db
      .select({ postId: replies.postId, content: replies.content, status: replies.status })
      .from(replies)
      .where(isEditableReply(key))
      .limit(1),
  )
  return row
}

type ReplyChange = Pick<NewReplyRow, 'content' | 'body' | 'checked' | 'dataVersion'> & {
  editedAt: number
  status?: TextStatus
}

export const updateReply = (db: Db, key: OwnReplyKey, change: ReplyChange) =>
  db.update(replies).set(change).where(isEditableReply(key)).returning({
    id: replies.id,
    sequence: replies.sequence,
    authorName: replies.authorName,
    body: replies.body,
    checked: replies.checked,
    createdAt: replies.createdAt,
    editedAt: replies.editedAt,
    status: replies.status,
  })

export const clearReply = (db: Db, condition: SQL | undefined) =>
  db
    .update(replies)
    .set({ status: 'deleted', content: '', body: [], checked: { plants: [], notes: [] } })
    .where(and(condition, ne(replies.status, 'deleted')))
    .returning({ postId: replies.postId })

export const isOwnReply = ({ id, userId }: OwnReplyKey) => and(eq(replies.id, id), eq(replies.userId, userId))

export async function findReplyPostId({ db, read }: Reader, key: OwnReplyKey): Promise<string | undefined> {
  const isNotDeleted = and(isOwnReply(key), ne(replies.status, 'deleted'))
  const [row] = await read(db.select({ postId: replies.postId }).from(replies).where(isNotDeleted).limit(1))
  return row?.postId
}

export const deleteReportsOfDeletedReply = (db: Db, replyId: string): Statement =>
  db
    .delete(reports)
    .where(
      and(
        eq(reports.replyId, replyId),
        sql`exists (select 1 from ${replies} where ${replies.id} = ${replyId} and ${replies.status} = 'deleted')`,
      ),
    )

export const deleteMemberReplies = (db: Db, userId: string): Statement =>
  db.delete(replies).where(eq(replies.userId, userId))

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
