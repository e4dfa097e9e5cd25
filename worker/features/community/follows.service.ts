import { communityMessages } from '#domain/community/community.messages.ts'
import { maxFollowedPosts } from '#domain/community/community.rules.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import * as repo from './follows.repo.ts'

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
