import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'

import type { ForumCategory, PostCategory } from '#domain/community/community.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { forumCategories: categories, forumPosts: posts, forumReplies: replies } = schema

const maxCategories = 100

const categoryColumns = {
  id: categories.id,
  slug: categories.slug,
  name: categories.name,
  description: categories.description,
  color: categories.color,
  icon: categories.icon,
}

const summaryColumns = {
  sequence: posts.sequence,
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  categoryId: posts.categoryId,
  authorName: posts.authorName,
  isPinned: posts.isPinned,
  lockedAt: posts.lockedAt,
  likes: posts.likes,
  views: posts.views,
  replyCount: posts.replyCount,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  isAnswered: sql`${posts.acceptedReplyId} is not null`.mapWith(Boolean).as('is_answered'),
}

export const listCategories = ({ db, read }: Reader): Promise<ForumCategory[]> =>
  read(
    db
      .select({ ...categoryColumns, postCount: categories.postCount })
      .from(categories)
      .where(eq(categories.isActive, true))
      .orderBy(asc(categories.orderIndex), asc(categories.id))
      .limit(maxCategories),
  )

/** An empty slug matches every category. */
const inCategory = (slug: string) =>
  slug === ''
    ? undefined
    : sql`${posts.categoryId} = (select ${categories.id} from ${categories} where ${categories.slug} = ${slug} limit 1)`

type PageQuery = { category: string; before: number | undefined; limit: number }

export const listPosts = ({ db, read }: Reader, { category: slug, before, limit }: PageQuery) =>
  read(
    db
      .select(summaryColumns)
      .from(posts)
      .where(
        and(
          eq(posts.status, 'shown'),
          eq(posts.isPinned, false),
          inCategory(slug),
          before === undefined ? undefined : lt(posts.sequence, before),
        ),
      )
      .orderBy(desc(posts.sequence))
      .limit(limit),
  )

export const listPinned = ({ db, read }: Reader, slug: string, limit: number) =>
  read(
    db
      .select(summaryColumns)
      .from(posts)
      .where(and(eq(posts.status, 'shown'), eq(posts.isPinned, true), inCategory(slug)))
      .orderBy(desc(posts.sequence))
      .limit(limit),
  )

export type SummaryRow = Awaited<ReturnType<typeof listPosts>>[number]

type SearchQuery = PageQuery & { terms: string[]; maxExamined: number }

/**
 * Returns posts that contain all terms, newest first. Examines at most `maxExaminedPosts` matches of the search index.
 */
export const searchPosts = ({ db, read }: Reader, search: SearchQuery) =>
  read(
    db
      .select(summaryColumns)
      .from(sql`(${selectCandidates(search)}) candidate`)
      .crossJoin(posts)
      .where(
        and(
          sql`${posts.sequence} = candidate.row_key`,
          eq(sql`+${posts.status}`, 'shown'),
          inCategory(search.category),
        ),
      )
      .orderBy(sql`candidate.row_key desc`)
      .limit(search.limit),
  )

/** Returns the sequence of the last post that the search examined; undefined if it examined all matches. */
export async function findSearchEnd({ db, read }: Reader, search: SearchQuery): Promise<number | undefined> {
  const [end] = await read(
    db
      .select({ last: sql<number>`min(row_key)`.as('last'), examined: sql<number>`count(*)`.as('examined') })
      .from(sql`(${selectCandidates(search)}) candidate`)
      .limit(1),
  )
  return end && end.examined >= search.maxExamined ? end.last : undefined
}

function selectCandidates({ terms, before, maxExamined }: SearchQuery): SQL {
  const matchExpression = terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
  const olderCondition = before === undefined ? sql`` : sql` and rowid < ${before}`
  return sql`select rowid as row_key from post_search where post_search match ${matchExpression}${olderCondition} order by rowid desc limit ${maxExamined}`
}

export async function findPost({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({
        ...summaryColumns,
        userId: posts.userId,
        body: posts.body,
        checked: posts.checked,
        status: posts.status,
        answerId: posts.acceptedReplyId,
        answerSequence: sql<
          number | null
        >`(select ${replies.sequence} from ${replies} where ${replies.id} = ${posts.acceptedReplyId} limit 1)`.as(
          'answer_sequence',
        ),
      })
      .from(posts)
      .where(eq(posts.id, id))
      .limit(1),
  )
  return row
}

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export async function findPostCategory({ db, read }: Reader, postId: string): Promise<PostCategory | undefined> {
  const [row] = await read(
    db
      .select(categoryColumns)
      .from(categories)
      .where(
        and(
          sql`${categories.id} = (select ${posts.categoryId} from ${posts} where ${posts.id} = ${postId} limit 1)`,
          eq(categories.isActive, true),
        ),
      )
      .limit(1),
  )
  return row
}

export const listReplies = ({ db, read }: Reader, postId: string, after: number, limit: number) =>
  read(
    db
      .select({
        id: replies.id,
        sequence: replies.sequence,
        authorName: replies.authorName,
        body: replies.body,
        checked: replies.checked,
        createdAt: replies.createdAt,
        editedAt: replies.editedAt,
      })
      .from(replies)
      .where(and(eq(replies.postId, postId), eq(replies.status, 'shown'), gt(replies.sequence, after)))
      .orderBy(asc(replies.sequence))
      .limit(limit),
  )

export const listSitemapPosts = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select({ id: posts.id, slug: posts.slug, createdAt: posts.createdAt, editedAt: posts.editedAt })
      .from(posts)
      .where(eq(posts.status, 'shown'))
      .orderBy(desc(posts.isPinned), desc(posts.sequence))
      .limit(limit),
  )
