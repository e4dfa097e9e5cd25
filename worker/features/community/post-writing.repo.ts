import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { mayWrite, selectDisplayName, type WriteAttempt } from './authors.repo.ts'

const { forumCategories: categories, forumPosts: posts, forumReports: reports } = schema

type NewPostRow = Pick<
  typeof posts.$inferInsert,
  'id' | 'categoryId' | 'slug' | 'title' | 'excerpt' | 'content' | 'body' | 'checked' | 'dataVersion' | 'status'
>

const isActiveCategory = (id: string) => and(eq(categories.id, id), eq(categories.isActive, true))

export async function hasActiveCategory({ db, read }: Reader, id: string): Promise<boolean> {
  const rows = await read(db.select({ id: categories.id }).from(categories).where(isActiveCategory(id)).limit(1))
  return rows.length > 0
}

/** Returns no row if the author may not post now or the category accepts no posts. */
export const insertPost = (db: Db, row: NewPostRow, attempt: WriteAttempt) =>
  insertIf(
    db,
    posts,
    {
      ...row,
      userId: attempt.userId,
      authorName: selectDisplayName(attempt.userId),
      createdAt: attempt.now,
      isPinned: false,
      likes: 0,
      views: 0,
      replyCount: 0,
    },
    and(mayWrite('post', attempt), sql`exists (select 1 from ${categories} where ${isActiveCategory(row.categoryId)})`),
  ).returning({ id: posts.id })

type OwnPostKey = { id: string; userId: string }

const isEditablePost = ({ id, userId }: OwnPostKey): SQL | undefined =>
  and(eq(posts.id, id), eq(posts.userId, userId), inArray(posts.status, ['shown', 'waiting']))

export async function findOwnPost({ db, read }: Reader, key: OwnPostKey) {
  const [row] = await read(
    db
      .select({ title: posts.title, content: posts.content, status: posts.status })
      .from(posts)
      .where(isEditablePost(key))
      .limit(1),
  )
  return row
}

type PostChange = Pick<NewPostRow, 'slug' | 'title' | 'excerpt' | 'content' | 'body' | 'checked' | 'dataVersion'>

export const updatePost = (
  db: Db,
  key: OwnPostKey,
  change: PostChange & { editedAt: number; status?: TextStatus; isPinned?: boolean },
) => db.update(posts).set(change).where(isEditablePost(key)).returning({ id: posts.id })

const clearedColumns = {
  status: 'deleted',
  slug: 'deleted',
  title: '',
  excerpt: '',
  content: '',
  body: [],
  checked: { plants: [], notes: [] },
  isPinned: false,
} satisfies Partial<typeof posts.$inferInsert>

/** Empties a post but keeps its row for the replies. Returns no row if the post was already deleted. */
export const clearPost = (db: Db, condition: SQL | undefined) =>
  db
    .update(posts)
    .set(clearedColumns)
    .where(and(condition, ne(posts.status, 'deleted')))
    .returning({ id: posts.id })

export const isOwnPost = ({ id, userId }: OwnPostKey) => and(eq(posts.id, id), eq(posts.userId, userId))

export async function hasOwnPost({ db, read }: Reader, key: OwnPostKey): Promise<boolean> {
  const isNotDeleted = and(isOwnPost(key), ne(posts.status, 'deleted'))
  return (await read(db.select({ id: posts.id }).from(posts).where(isNotDeleted).limit(1))).length > 0
}

export const deleteReportsOfDeletedPost = (db: Db, postId: string): Statement =>
  db
    .delete(reports)
    .where(
      and(
        eq(reports.postId, postId),
        sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.status} = 'deleted')`,
      ),
    )

/** Deletes a member's posts. Posts with replies keep an empty row, but lose their reports. */
export const deleteMemberPosts = (db: Db, userId: string): [Statement, Statement, Statement] => {
  const isTheirPost = eq(posts.userId, userId)
  return [
    db.delete(posts).where(and(isTheirPost, eq(posts.replyCount, 0))),
    db.delete(reports).where(inArray(reports.postId, db.select({ id: posts.id }).from(posts).where(isTheirPost))),
    db.update(posts).set(clearedColumns).where(isTheirPost),
  ]
}
