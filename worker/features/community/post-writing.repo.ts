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

/** Returns nothing where the author may not write now, or the category takes no posts. */
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

type Own = { id: string; userId: string }

/** What its author may still change. */
const isOwnOpen = ({ id, userId }: Own): SQL | undefined =>
  and(eq(posts.id, id), eq(posts.userId, userId), inArray(posts.status, ['shown', 'waiting']))

/** A post of the author's own, unless it is hidden or deleted. */
export async function findOwnPost({ db, read }: Reader, own: Own) {
  const [found] = await read(
    db
      .select({ title: posts.title, content: posts.content, status: posts.status })
      .from(posts)
      .where(isOwnOpen(own))
      .limit(1),
  )
  return found
}

type Change = Pick<NewRow, 'slug' | 'title' | 'excerpt' | 'content' | 'body' | 'checked' | 'dataVersion'>

/** Returns nothing where there is none any more. */
export const updatePost = (
  db: Db,
  own: Own,
  change: Change & { editedAt: number; status?: TextStatus; isPinned?: boolean },
) => db.update(posts).set(change).where(isOwnOpen(own)).returning({ id: posts.id })

/** What is left of a post that is taken away. */
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

/** Takes away what was written; the row stays, for what others answered. Returns nothing where it was gone before. */
export const emptyPost = (db: Db, where: SQL | undefined) =>
  db
    .update(posts)
    .set(emptied)
    .where(and(where, ne(posts.status, 'deleted')))
    .returning({ id: posts.id })

export const isOwnPost = ({ id, userId }: Own) => and(eq(posts.id, id), eq(posts.userId, userId))

/** Whether a post is the author's own and not deleted. */
export async function isOwnThere({ db, read }: Reader, own: Own): Promise<boolean> {
  const isThere = and(isOwnPost(own), ne(posts.status, 'deleted'))
  return (await read(db.select({ id: posts.id }).from(posts).where(isThere).limit(1))).length > 0
}

/** What was reported of a post goes with it. */
export const deleteReportsOfDeleted = (db: Db, postId: string): Statement =>
  db
    .delete(reports)
    .where(
      and(
        eq(reports.postId, postId),
        sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.status} = 'deleted')`,
      ),
    )

/** A member's posts: those that nobody has answered go, the others lose their words and what was reported of them. */
export const deletePostsOf = (db: Db, userId: string): [Statement, Statement, Statement] => {
  const theirs = eq(posts.userId, userId)
  return [
    db.delete(posts).where(and(theirs, eq(posts.replyCount, 0))),
    db.delete(reports).where(inArray(reports.postId, db.select({ id: posts.id }).from(posts).where(theirs))),
    db.update(posts).set(emptied).where(theirs),
  ]
}
