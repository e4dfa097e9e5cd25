import { deviceWords } from '#domain/accounts/device-words.ts'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { proposedName } from '#domain/community/display-name.rules.ts'
import { dayAt } from '#domain/days.ts'
import { commit, executeBatch, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { countBurst, hashOfReader } from '#worker/features/rate-limits/rate-limits.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { listFollowed } from './follows.repo.ts'
import * as repo from './marks.repo.ts'

/** What of these is the member's own: pages that everybody shares do not know. */
export async function getOwn(ctx: Ctx, { posts, replies }: { posts: string[]; replies: string[] }): Promise<OwnTexts> {
  const { id } = requireUser(ctx)
  const [names, liked, followed, ownPosts, ownReplies] = await Promise.all([
    repo.findNames(ctx, id),
    repo.listLiked(ctx, id, posts),
    listFollowed(ctx, id, posts),
    repo.listOwn(ctx, 'post', id, posts),
    repo.listOwn(ctx, 'reply', id, replies),
  ])
  const proposed = proposedName(names?.fullName ?? '')
  return { liked, followed, ownPosts, ownReplies, displayName: names?.displayName ?? null, proposedName: proposed }
}

type Likes = { likes: number }

/** Likes a post once, however often it is asked; gives how many do. */
export async function likePost(ctx: Ctx, postId: string): Promise<Likes> {
  await authorizeTool(ctx, 'community')
  return mark(ctx, postId, repo.insertLike(ctx.db, { userId: requireUser(ctx).id, postId }, ctx.now))
}

/** Takes a like back, where there is one; also while the community is kept for premium members. */
export const takeBackLike = (ctx: Ctx, postId: string): Promise<Likes> =>
  mark(ctx, postId, repo.deleteLike(ctx.db, { userId: requireUser(ctx).id, postId }))

async function mark(ctx: Ctx, postId: string, statement: Statement): Promise<Likes> {
  const [, [counted]] = await executeBatch(ctx, [statement, repo.countLikes(ctx.db, postId)])
  if (!counted) throw notFound('Post')
  return counted
}

/**
 * Counts views of posts, one a post, day, network and kind of browser; nothing else is kept of them. Beyond six requests a
 * minute from one network they are not counted, and nobody is told.
 */
export async function notePostViews(ctx: Ctx, postIds: string[], userAgent: string | undefined): Promise<void> {
  if ((await countBurst(ctx, 'minute', 'views')) === false) return
  const viewer = await hashOfReader(ctx, deviceWords(userAgent))
  const [first, ...others] = postIds.map((postId) => repo.insertView(ctx.db, { day: dayAt(ctx.now), postId, viewer }))
  if (first) await commit(ctx, [first, ...others])
}
