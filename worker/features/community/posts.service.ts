import { communityMessages } from '#domain/community/community.messages.ts'
import { examinedMax, pinnedMax, postsAtOnce, repliesAtOnce } from '#domain/community/community.rules.ts'
import type { PostListQuery } from '#domain/community/community.schemas.ts'
import type { ForumCategory, Post, PostPage, PostSummary, PostWithReplies } from '#domain/community/community.types.ts'
import { searchTerms } from '#domain/recipes/recipes.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { gone, notFound } from '#worker/core/errors.ts'

import * as repo from './posts.repo.ts'

/** Leaves room for recipes: a sitemap may contain 50,000 URLs. */
const addressesMax = 10_000

export const listCategories = (ctx: Ctx): Promise<ForumCategory[]> => repo.listCategories(ctx)

/** Returns one page of shown posts. Throws `not_found` for an unknown category. */
export async function listPosts(ctx: Ctx, query: PostListQuery): Promise<PostPage> {
  const [categories, page] = await Promise.all([
    repo.listCategories(ctx),
    query.search === '' ? listNewest(ctx, query) : listMatching(ctx, query),
  ])
  if (query.category !== '' && !categories.some(({ slug }) => slug === query.category)) throw notFound('Category')
  return { categories, ...page }
}

type Page = Omit<PostPage, 'categories'>

// The extra row shows whether there are older entries.
const limit = postsAtOnce + 1

async function listNewest(ctx: Ctx, { category, before }: PostListQuery): Promise<Page> {
  const [pinned, found] = await Promise.all([
    before === undefined ? repo.listPinned(ctx, category, pinnedMax) : [],
    repo.listPosts(ctx, { category, before, limit }),
  ])
  return { pinned: pinned.map(asSummary), posts: found.slice(0, postsAtOnce).map(asSummary), next: nextStepOf(found) }
}

/** Ignores words with fewer than three letters. Returns nothing if no word remains. */
async function listMatching(ctx: Ctx, { category, search, before }: PostListQuery): Promise<Page> {
  const { anywhere: terms } = searchTerms(search)
  if (terms.length === 0) return { pinned: [], posts: [], next: null }
  const match = { category, before, limit, terms, examinedMax }
  const [found, end] = await Promise.all([repo.findMatching(ctx, match), repo.findEndOfSearch(ctx, match)])
  return { pinned: [], posts: found.slice(0, postsAtOnce).map(asSummary), next: nextStepOf(found) ?? end ?? null }
}

const nextStepOf = (found: repo.FoundSummary[]): number | null =>
  found.length > postsAtOnce ? (found[postsAtOnce - 1]?.sequence ?? null) : null

const asSummary = ({ lockedAt, ...found }: repo.FoundSummary): PostSummary => ({
  ...found,
  isLocked: lockedAt !== null,
})

/**
 * Returns a post with its replies after the sequence `after`. A deleted post stays in place while it has replies.
 * Throws `gone` for a deleted post without replies, `not_found` for a post that isn't shown.
 */
export async function getPost(ctx: Ctx, id: string, after: number): Promise<PostWithReplies> {
  const [found, category, replies] = await Promise.all([
    repo.findPost(ctx, id),
    repo.findPostCategory(ctx, id),
    repo.listReplies(ctx, id, after, repliesAtOnce + 1),
  ])
  if (!found || found.status === 'hidden' || found.status === 'waiting') throw notFound('Post')
  if (found.status === 'deleted' && found.replyCount === 0) throw gone(communityMessages.postDeleted)
  const shown = replies.slice(0, repliesAtOnce)
  const next = replies.length > repliesAtOnce ? (shown.at(-1)?.sequence ?? null) : null
  return { post: asPost(found), category: category ?? null, replies: shown, next }
}

export function asPost({ userId, status, excerpt, isAnswered, ...found }: repo.FoundPost): Post {
  const { lockedAt, answerId, answerSequence, ...post } = found
  const answer = answerId !== null && answerSequence !== null ? { id: answerId, sequence: answerSequence } : null
  const state = { isLocked: lockedAt !== null, isDeleted: status === 'deleted' }
  if (!state.isDeleted) return { ...post, ...state, answer }
  return { ...post, ...state, title: communityMessages.postDeleted, authorName: null, body: [], editedAt: null, answer }
}

/** Returns the posts for the sitemap. */
export async function listAddresses(ctx: Ctx): Promise<{ id: string; slug: string; changedAt: number }[]> {
  const found = await repo.listAddresses(ctx, addressesMax)
  return found.map(({ id, slug, createdAt, editedAt }) => ({ id, slug, changedAt: editedAt ?? createdAt }))
}
