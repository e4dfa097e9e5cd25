import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumCategories: categories, forumPosts: posts, forumReplies: replies, forumReports: reports } = schema
const { profiles } = schema

type Data<Column extends SQLiteColumn> = Column['_']['data'] | (Column['_']['notNull'] extends true ? never : null)

/** D1 returns the rows of a batch by column name, so columns of joined tables need distinct names. */
const aliased = <Column extends SQLiteColumn>(column: Column, name: string) =>
  sql`${column}`.mapWith((value): Data<Column> => column.mapFromDriverValue(value)).as(name)

const aliasedPostColumns = {
  postId: aliased(posts.id, 'post_id'),
  postSlug: aliased(posts.slug, 'post_slug'),
  postTitle: aliased(posts.title, 'post_title'),
}
const postText = {
  ...aliasedPostColumns,
  id: posts.id,
  authorName: posts.authorName,
  body: posts.body,
  checked: posts.checked,
  status: posts.status,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
}
const replyText = {
  ...aliasedPostColumns,
  id: aliased(replies.id, 'reply_id'),
  authorName: aliased(replies.authorName, 'reply_author'),
  body: aliased(replies.body, 'reply_body'),
  checked: aliased(replies.checked, 'reply_checked'),
  status: aliased(replies.status, 'reply_status'),
  createdAt: aliased(replies.createdAt, 'reply_created_at'),
  editedAt: aliased(replies.editedAt, 'reply_edited_at'),
}
const reportOnly = {
  reportId: aliased(reports.id, 'report_id'),
  reason: reports.reason,
  reportedAt: aliased(reports.createdAt, 'reported_at'),
  reporterName: sql<
    string | null
  >`(select ${profiles.displayName} from ${profiles} where ${profiles.id} = ${reports.userId} limit 1)`.as('reporter'),
}

/** Oldest first. */
export const listWaitingPosts = (reader: Reader, limit: number) =>
  listHeldPosts(reader, 'waiting', asc(posts.sequence), limit)

/** Newest first. */
export const listHiddenPosts = (reader: Reader, limit: number) =>
  listHeldPosts(reader, 'hidden', desc(posts.sequence), limit)

const listHeldPosts = ({ db, read }: Reader, status: TextStatus, order: SQL, limit: number) =>
  read(
    db
      .select(postText)
      .from(posts)
      .where(and(eq(posts.status, status), eq(posts.isPinned, false)))
      .orderBy(order)
      .limit(limit),
  )

export const listWaitingReplies = (reader: Reader, limit: number) =>
  listHeldReplies(reader, sql`${replies.status} = 'waiting'`, asc(replies.sequence), limit)

export const listHiddenReplies = (reader: Reader, limit: number) =>
  listHeldReplies(reader, sql`${replies.status} = 'hidden'`, desc(replies.sequence), limit)

/** `isHeld` repeats the condition of the partial index literally, so that SQLite uses it. */
const listHeldReplies = ({ db, read }: Reader, isHeld: SQL, order: SQL, limit: number) =>
  read(
    db
      .select(replyText)
      .from(replies)
      .crossJoin(posts)
      .where(and(isHeld, gt(replies.sequence, 0), eq(posts.id, replies.postId)))
      .orderBy(order)
      .limit(limit),
  )

export type FoundText = Awaited<ReturnType<typeof listHeldReplies>>[number]

/** The time is always after -1; the condition makes SQLite use the index. */
const isOpen = and(isNull(reports.settledAt), gt(reports.createdAt, -1))

/** Open reports of posts, oldest first. */
export const listPostReports = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ ...reportOnly, ...postText })
      .from(reports)
      .crossJoin(posts)
      .where(and(isOpen, eq(posts.id, reports.postId)))
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(limit),
  )

export const listReplyReports = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ ...reportOnly, ...replyText })
      .from(reports)
      .crossJoin(replies)
      .crossJoin(posts)
      .where(and(isOpen, eq(replies.id, reports.replyId), eq(posts.id, replies.postId)))
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(limit),
  )

export async function findModeratedPost({ db, read }: Reader, id: string) {
  const [found] = await read(
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
  return found
}

type ModeratedPost = NonNullable<Awaited<ReturnType<typeof findModeratedPost>>>

export async function findModeratedReply({ db, read }: Reader, id: string) {
  const [found] = await read(
    db
      .select({
        ...replyText,
        userId: aliased(replies.userId, 'reply_user'),
        postUserId: aliased(posts.userId, 'post_user'),
      })
      .from(replies)
      .crossJoin(posts)
      .where(and(eq(replies.id, id), ne(replies.status, 'deleted'), eq(posts.id, replies.postId)))
      .limit(1),
  )
  return found
}

/** Counts at most `max`. */
export async function countPinned({ db, read }: Reader, max: number): Promise<number> {
  const pinned = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.status, 'shown'), eq(posts.isPinned, true)))
    .limit(max)
  return (await read(pinned)).length
}

export async function hasCategory({ db, read }: Reader, id: string): Promise<boolean> {
  const found = db.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).limit(1)
  return (await read(found)).length > 0
}

/** SQL condition that neither status nor text of the post has changed since it was read. */
const isUnchanged = ({ id, status, isPinned, lockedAt, categoryId, editedAt }: ModeratedPost) =>
  and(
    eq(posts.id, id),
    eq(posts.status, status),
    eq(posts.isPinned, isPinned),
    sql`${posts.lockedAt} is ${lockedAt}`,
    eq(posts.categoryId, categoryId),
    sql`${posts.editedAt} is ${editedAt}`,
  )

export const isPostUnchanged = (post: ModeratedPost): SQL =>
  sql`exists (select 1 from ${posts} where ${isUnchanged(post)})`

type Status = Pick<ModeratedPost, 'status' | 'isPinned' | 'lockedAt' | 'categoryId'>

/** Changes nothing if the post has changed since it was read. */
export const updateStatus = (db: Db, post: ModeratedPost, status: Partial<Status>) =>
  db.update(posts).set(status).where(isUnchanged(post)).returning({ id: posts.id })

export const isSamePost = (post: ModeratedPost): SQL | undefined => isUnchanged(post)

type ReplyVersion = { id: string; status: TextStatus; editedAt: number | null }

export const isSameReply = ({ id, status, editedAt }: ReplyVersion): SQL | undefined =>
  and(eq(replies.id, id), eq(replies.status, status), sql`${replies.editedAt} is ${editedAt}`)

export const isReplyUnchanged = (reply: ReplyVersion): SQL =>
  sql`exists (select 1 from ${replies} where ${isSameReply(reply)})`

export const updateReplyStatus = (db: Db, reply: ReplyVersion, status: TextStatus) =>
  db.update(replies).set({ status }).where(isSameReply(reply)).returning({ postId: replies.postId })
