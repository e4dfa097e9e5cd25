import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumCategories: categories, forumPosts: posts, forumReplies: replies, forumReports: reports } = schema
const { profiles } = schema

type ColumnData<Column extends SQLiteColumn> =
  | Column['_']['data']
  | (Column['_']['notNull'] extends true ? never : null)

/** D1 returns a batch's rows by column name, so columns of joined tables need different names. */
const aliasColumn = <Column extends SQLiteColumn>(column: Column, name: string) =>
  sql`${column}`.mapWith((value): ColumnData<Column> => column.mapFromDriverValue(value)).as(name)

const aliasedPostColumns = {
  postId: aliasColumn(posts.id, 'post_id'),
  postSlug: aliasColumn(posts.slug, 'post_slug'),
  postTitle: aliasColumn(posts.title, 'post_title'),
}
const postColumns = {
  ...aliasedPostColumns,
  id: posts.id,
  authorName: posts.authorName,
  body: posts.body,
  checked: posts.checked,
  status: posts.status,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
}
const replyColumns = {
  ...aliasedPostColumns,
  id: aliasColumn(replies.id, 'reply_id'),
  authorName: aliasColumn(replies.authorName, 'reply_author'),
  body: aliasColumn(replies.body, 'reply_body'),
  checked: aliasColumn(replies.checked, 'reply_checked'),
  status: aliasColumn(replies.status, 'reply_status'),
  createdAt: aliasColumn(replies.createdAt, 'reply_created_at'),
  editedAt: aliasColumn(replies.editedAt, 'reply_edited_at'),
}
const reportColumns = {
  reportId: aliasColumn(reports.id, 'report_id'),
  reason: reports.reason,
  reportedAt: aliasColumn(reports.createdAt, 'reported_at'),
  reporterName: sql<
    string | null
  >`(select ${profiles.displayName} from ${profiles} where ${profiles.id} = ${reports.userId} limit 1)`.as('reporter'),
}

export const listWaitingPosts = (reader: Reader, limit: number) =>
  listPostsByStatus(reader, 'waiting', asc(posts.sequence), limit)

export const listHiddenPosts = (reader: Reader, limit: number) =>
  listPostsByStatus(reader, 'hidden', desc(posts.sequence), limit)

const listPostsByStatus = ({ db, read }: Reader, status: TextStatus, order: SQL, limit: number) =>
  read(
    db
      .select(postColumns)
      .from(posts)
      .where(and(eq(posts.status, status), eq(posts.isPinned, false)))
      .orderBy(order)
      .limit(limit),
  )

export const listWaitingReplies = (reader: Reader, limit: number) =>
  listRepliesWhere(reader, sql`${replies.status} = 'waiting'`, asc(replies.sequence), limit)

export const listHiddenReplies = (reader: Reader, limit: number) =>
  listRepliesWhere(reader, sql`${replies.status} = 'hidden'`, desc(replies.sequence), limit)

/** Write `hasStatus` exactly like the partial index's condition. Otherwise SQLite doesn't use the index. */
const listRepliesWhere = ({ db, read }: Reader, hasStatus: SQL, order: SQL, limit: number) =>
  read(
    db
      .select(replyColumns)
      .from(replies)
      .crossJoin(posts)
      .where(and(hasStatus, gt(replies.sequence, 0), eq(posts.id, replies.postId)))
      .orderBy(order)
      .limit(limit),
  )

export type TextRow = Awaited<ReturnType<typeof listRepliesWhere>>[number]

/** The time is always above -1. This condition makes SQLite use the index. */
const isOpenReport = and(isNull(reports.settledAt), gt(reports.createdAt, -1))

export const listPostReports = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ ...reportColumns, ...postColumns })
      .from(reports)
      .crossJoin(posts)
      .where(and(isOpenReport, eq(posts.id, reports.postId)))
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(limit),
  )

export const listReplyReports = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ ...reportColumns, ...replyColumns })
      .from(reports)
      .crossJoin(replies)
      .crossJoin(posts)
      .where(and(isOpenReport, eq(replies.id, reports.replyId), eq(posts.id, replies.postId)))
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(limit),
  )

export async function findModeratedPost({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({
        id: posts.id,
        userId: posts.userId,
        slug: posts.slug,
        title: posts.title,
        status: posts.status,
        isPinned: posts.isPinned,
        lockedAt: posts.lockedAt,
        categoryId: posts.categoryId,
        editedAt: posts.editedAt,
      })
      .from(posts)
      .where(and(eq(posts.id, id), ne(posts.status, 'deleted')))
      .limit(1),
  )
  return row
}

type ModeratedPost = NonNullable<Awaited<ReturnType<typeof findModeratedPost>>>

export async function findModeratedReply({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({
        ...replyColumns,
        userId: aliasColumn(replies.userId, 'reply_user'),
        postUserId: aliasColumn(posts.userId, 'post_user'),
      })
      .from(replies)
      .crossJoin(posts)
      .where(and(eq(replies.id, id), ne(replies.status, 'deleted'), eq(posts.id, replies.postId)))
      .limit(1),
  )
  return row
}

export async function countPinned({ db, read }: Reader, max: number): Promise<number> {
  const query = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.status, 'shown'), eq(posts.isPinned, true)))
    .limit(max)
  return (await read(query)).length
}

export async function hasCategory({ db, read }: Reader, id: string): Promise<boolean> {
  const query = db.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).limit(1)
  return (await read(query)).length > 0
}

/** SQL condition that the post's status and text haven't changed since they were read. */
const matchesPostRow = ({ id, status, isPinned, lockedAt, categoryId, editedAt }: ModeratedPost) =>
  and(
    eq(posts.id, id),
    eq(posts.status, status),
    eq(posts.isPinned, isPinned),
    sql`${posts.lockedAt} is ${lockedAt}`,
    eq(posts.categoryId, categoryId),
    sql`${posts.editedAt} is ${editedAt}`,
  )

export const unchangedPostExists = (post: ModeratedPost): SQL =>
  sql`exists (select 1 from ${posts} where ${matchesPostRow(post)})`

type Status = Pick<ModeratedPost, 'status' | 'isPinned' | 'lockedAt' | 'categoryId'>

/** Changes nothing if the post has changed since it was read. */
export const updatePostStatus = (db: Db, post: ModeratedPost, status: Partial<Status>) =>
  db.update(posts).set(status).where(matchesPostRow(post)).returning({ id: posts.id })

export const isUnchangedPost = (post: ModeratedPost): SQL | undefined => matchesPostRow(post)

type ReplyVersion = { id: string; status: TextStatus; editedAt: number | null }

export const isUnchangedReply = ({ id, status, editedAt }: ReplyVersion): SQL | undefined =>
  and(eq(replies.id, id), eq(replies.status, status), sql`${replies.editedAt} is ${editedAt}`)

export const unchangedReplyExists = (reply: ReplyVersion): SQL =>
  sql`exists (select 1 from ${replies} where ${isUnchangedReply(reply)})`

export const updateReplyStatus = (db: Db, reply: ReplyVersion, status: TextStatus) =>
  db.update(replies).set({ status }).where(isUnchangedReply(reply)).returning({ postId: replies.postId })
