import { describeDevice } from '#domain/accounts/describe-device.ts'
import { communityMessages } from '#domain/community/community.messages.ts'
import { maxFollowedPosts } from '#domain/community/community.rules.ts'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { proposeDisplayName } from '#domain/community/display-name.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Statement } from '#worker/core/statement.ts'
import { countBurst, getBrowserHash } from '#worker/features/rate-limits/rate-limits.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import { listFollowedIds } from './engagement.repo.ts'
import * as repo from './engagement.repo.ts'

export async function getOwnTexts(
  ctx: Ctx,
  { posts, replies }: { posts: string[]; replies: string[] },
): Promise<OwnTexts> {
  const { id } = requireUser(ctx)
  const [names, liked, followed, ownPosts, ownReplies] = await Promise.all([
    repo.findNames(ctx, id),
    repo.listLikedIds(ctx, id, posts),
    listFollowedIds(ctx, id, posts),
    repo.listOwnIds(ctx, 'post', id, posts),
    repo.listOwnIds(ctx, 'reply', id, replies),
  ])
  const proposedDisplayName = proposeDisplayName(names?.fullName ?? '')
  return {
    liked,
    followed,
    ownPosts,
    ownReplies,
    displayName: names?.displayName ?? null,
    proposedName: proposedDisplayName,
  }
}

type Likes = { likes: number }

/** Likes a post and returns its number of likes. Safe to repeat. */
export async function likePost(ctx: Ctx, postId: string): Promise<Likes> {
  await authorizeTool(ctx, 'community')
  return commitLike(ctx, postId, repo.insertLike(ctx.db, { userId: requireUser(ctx).id, postId }, ctx.now))
}

/** Removes a like and returns the number of likes. Also allowed while only premium members may use the community. */
export const removeLike = (ctx: Ctx, postId: string): Promise<Likes> =>
  commitLike(ctx, postId, repo.deleteLike(ctx.db, { userId: requireUser(ctx).id, postId }))

async function commitLike(ctx: Ctx, postId: string, statement: Statement): Promise<Likes> {
  const [, [row]] = await executeBatch(ctx, [statement, repo.countLikes(ctx.db, postId)])
  if (!row) throw notFound('Post')
  return row
}

/**
 * Counts each post view once per day, network and browser. Stores nothing else about the viewer. Ignores more than six
 * requests per minute from one network.
 */
export async function recordPostViews(ctx: Ctx, postIds: string[], userAgent: string | undefined): Promise<void> {
  if ((await countBurst(ctx, 'minute', 'views')) === false) return
  const viewer = await getBrowserHash(ctx, describeDevice(userAgent))
  const [firstInsert, ...otherInserts] = postIds.map((postId) =>
    repo.insertView(ctx.db, { day: toUtcDay(ctx.now), postId, viewer }),
  )
  if (firstInsert) await commit(ctx, [firstInsert, ...otherInserts])
}

/**
 * Notifies the member of each new reply to a post from now on. Throws `conflict` for their own post, and beyond
 * `maxFollowedPosts`.
 */
export async function followPost(ctx: Ctx, postId: string): Promise<void> {
  await authorizeTool(ctx, 'community')
  const key = { userId: requireUser(ctx).id, postId }
  const [, [following]] = await executeBatch(ctx, [
    repo.insertFollow(ctx.db, key, { now: ctx.now, max: maxFollowedPosts }),
    repo.findFollowing(ctx.db, key),
  ])
  if (!following) throw notFound('Post')
  if (following.isFollowed) return
  throw new AppError('conflict', following.isOwn ? communityMessages.followsOwn : communityMessages.followsTooMany)
}

/** Also allowed while only premium members may use the community. */
export const unfollowPost = (ctx: Ctx, postId: string): Promise<void> =>
  commit(ctx, [repo.deleteFollow(ctx.db, { userId: requireUser(ctx).id, postId })])
