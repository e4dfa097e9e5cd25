import { communityMessages } from '#domain/community/community.messages.ts'
import { maxExaminedPosts, maxPinnedPosts, postsPerPage, repliesPerPage } from '#domain/community/community.rules.ts'
import type { PostListQuery } from '#domain/community/community.schemas.ts'
import type { ForumCategory, Post, PostPage, PostSummary, PostWithReplies } from '#domain/community/community.types.ts'
import { splitSearchTerms } from '#domain/recipes/recipes.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { gone, notFound } from '#worker/core/errors.ts'

import * as repo from './posts.repo.ts'
import { listLinkedRecipes } from './text.service.ts'

/** A sitemap may contain 50,000 URLs. The rest is for recipes and pages. */
const maxSitemapPosts = 10_000

export const listCategories = (ctx: Ctx): Promise<ForumCategory[]> => repo.listCategories(ctx)

/** Returns one page of shown posts. Throws `not_found` for an unknown category. */
export async function listPosts(ctx: Ctx, query: PostListQuery): Promise<PostPage> {
  const [categories, page] = await Promise.all([
    repo.listCategories(ctx),
    query.search === '' ? listNewest(ctx, query) : searchPosts(ctx, query),
  ])
  if (query.category !== '' && !categories.some(({ slug }) => slug === query.category)) throw notFound('Category')
  return { categories, ...page }
}

type Page = Omit<PostPage, 'categories'>

// Reads one extra row to detect a next page.
const pageLimit = postsPerPage + 1

async function listNewest(ctx: Ctx, { category, before }: PostListQuery): Promise<Page> {
  const [pinnedPosts, rows] = await Promise.all([
    before === undefined ? repo.listPinned(ctx, category, maxPinnedPosts) : [],
    repo.listPosts(ctx, { category, before, limit: pageLimit }),
  ])
  return {
    pinned: pinnedPosts.map(toSummary),
    posts: rows.slice(0, postsPerPage).map(toSummary),
    next: nextCursor(rows),
  }
}

/** Ignores words with fewer than three letters. Returns nothing if no other word remains. */
async function searchPosts(ctx: Ctx, { category, search, before }: PostListQuery): Promise<Page> {
  const { anywhere: terms } = splitSearchTerms(search)
  if (terms.length === 0) return { pinned: [], posts: [], next: null }
  const searchQuery = { category, before, limit: pageLimit, terms, maxExamined: maxExaminedPosts }
  const [rows, searchEnd] = await Promise.all([
    repo.searchPosts(ctx, searchQuery),
    repo.findSearchEnd(ctx, searchQuery),
  ])
  return { pinned: [], posts: rows.slice(0, postsPerPage).map(toSummary), next: nextCursor(rows) ?? searchEnd ?? null }
}

const nextCursor = (rows: repo.SummaryRow[]): number | null =>
  rows.length > postsPerPage ? (rows[postsPerPage - 1]?.sequence ?? null) : null

const toSummary = ({ lockedAt, ...summary }: repo.SummaryRow): PostSummary => ({
  ...summary,
  isLocked: lockedAt !== null,
})

/**
 * Returns a post with its replies after the sequence `after`. A deleted post with replies has no text. Throws `gone`
 * for a deleted post without replies, and `not_found` for a post that isn't shown.
 */
export async function getPost(ctx: Ctx, id: string, after: number): Promise<PostWithReplies> {
  const [post, category, replies] = await Promise.all([
    repo.findPost(ctx, id),
    repo.findPostCategory(ctx, id),
    repo.listReplies(ctx, id, after, repliesPerPage + 1),
  ])
  if (!post || post.status === 'hidden' || post.status === 'waiting') throw notFound('Post')
  if (post.status === 'deleted' && post.replyCount === 0) throw gone(communityMessages.postDeleted)
  const shownReplies = replies.slice(0, repliesPerPage)
  const next = replies.length > repliesPerPage ? (shownReplies.at(-1)?.sequence ?? null) : null
  const shown = toPost(post)
  const recipes = await listLinkedRecipes(ctx, shown.body)
  return { post: shown, category: category ?? null, replies: shownReplies, next, recipes }
}

export function toPost({ userId, status, excerpt, isAnswered, ...columns }: repo.PostRow): Post {
  const { lockedAt, answerId, answerSequence, ...post } = columns
  const answer = answerId !== null && answerSequence !== null ? { id: answerId, sequence: answerSequence } : null
  const flags = { isLocked: lockedAt !== null, isDeleted: status === 'deleted' }
  if (!flags.isDeleted) return { ...post, ...flags, answer }
  return { ...post, ...flags, title: communityMessages.postDeleted, authorName: null, body: [], editedAt: null, answer }
}

export async function listSitemapPosts(ctx: Ctx): Promise<{ id: string; slug: string; changedAt: number }[]> {
  const rows = await repo.listSitemapPosts(ctx, maxSitemapPosts)
  return rows.map(({ id, slug, createdAt, editedAt }) => ({ id, slug, changedAt: editedAt ?? createdAt }))
}
