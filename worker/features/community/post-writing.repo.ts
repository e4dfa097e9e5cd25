import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { mayWrite, nameOf, type Writing } from './authors.repo.ts'

const { forumCategories: categories, forumPosts: posts, forumReports: reports } = schema

type NewRow = Pick<
  typeof posts.$inferInsert,
  'id' | 'categoryId' | 'slug' | 'title' | 'excerpt' | 'content' | 'body' | 'checked' | 'dataVersion' | 'status'
>

const isActive = (id: string) => and(eq(categories.id, id), eq(categories.isActive, true))

export async function hasCategory({ db, read }: Reader, id: string): Promise<boolean> {
  const found = await read(db.select({ id: categories.id }).from(categories).where(isActive(id)).limit(1))
  return found.length > 0
}

/** Returns no row if the author may not post now or the category accepts no posts. */
export const insertPost = (db: Db, row: NewRow, writing: Writing) =>
  insertIf(
    db,
    posts,
    {
      ...row,
      userId: writing.userId,
      authorName: nameOf(writing.userId),
      createdAt: writing.now,
      isPinned: false,
      likes: 0,
      views: 0,
      replyCount: 0,
    },
    and(mayWrite('post', writing), sql`exists (select 1 from ${categories} where ${isActive(row.categoryId)})`),
  ).returning({ id: posts.id })

type OwnKey = { id: string; userId: string }

/** SQL condition that the author may still edit the text. */
const isEditable = ({ id, userId }: OwnKey): SQL | undefined =>
  and(eq(posts.id, id), eq(posts.userId, userId), inArray(posts.status, ['shown', 'waiting']))

/** Returns the author's own post, unless it is hidden or deleted. */
export async function findOwnPost({ db, read }: Reader, key: OwnKey) {
  const [found] = await read(
    db
      .select({ title: posts.title, content: posts.content, status: posts.status })
      .from(posts)
      .where(isEditable(key))
      .limit(1),
  )
  return found
}

type Change = Pick<NewRow, 'slug' | 'title' | 'excerpt' | 'content' | 'body' | 'checked' | 'dataVersion'>

/** Returns no row if the text can no longer be edited. */
export const updatePost = (
  db: Db,
  key: OwnKey,
  change: Change & { editedAt: number; status?: TextStatus; isPinned?: boolean },
) => db.update(posts).set(change).where(isEditable(key)).returning({ id: posts.id })

const emptied = {
  status: 'deleted',
  slug: 'deleted',
  title: '',
  excerpt: '',
  content: '',
  body: [],
  checked: { plants: [], notes: [] },
  isPinned: false,
} satisfies Partial<typeof posts.$inferInsert>

/** Empties a post and keeps its row for the replies below it. Returns no row if it was already deleted. */
export const emptyPost = (db: Db, where: SQL | undefined) =>
  db
    .update(posts)
    .set(emptied)
    .where(and(where, ne(posts.status, 'deleted')))
    .returning({ id: posts.id })

export const isOwnPost = ({ id, userId }: OwnKey) => and(eq(posts.id, id), eq(posts.userId, userId))

export async function ownPostExists({ db, read }: Reader, key: OwnKey): Promise<boolean> {
  const isNotDeleted = and(isOwnPost(key), ne(posts.status, 'deleted'))
  return (await read(db.select({ id: posts.id }).from(posts).where(isNotDeleted).limit(1))).length > 0
}

/** Deletes the reports of a deleted post. */
export const deleteReportsOfDeleted = (db: Db, postId: string): Statement =>
  db
    .delete(reports)
    .where(
      and(
        eq(reports.postId, postId),
        sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.status} = 'deleted')`,
      ),
    )

/** Deletes a member's posts. Posts with replies keep an empty row, without their reports. */
export const deletePostsBy = (db: Db, userId: string): [Statement, Statement, Statement] => {
  const theirs = eq(posts.userId, userId)
  return [
    db.delete(posts).where(and(theirs, eq(posts.replyCount, 0))),
    db.delete(reports).where(inArray(reports.postId, db.select({ id: posts.id }).from(posts).where(theirs))),
    db.update(posts).set(emptied).where(theirs),
  ]
}
