import { createAnswerNotification } from '#domain/community/community.messages.ts'
import { dayMs } from '#domain/durations.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyAll } from '#worker/features/notifications/notifications.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import * as repo from './answers.repo.ts'
import { createReplyLink } from './reply-notifications.service.ts'

/** Limits the notifications that one author can trigger. */
const choiceLimit = { max: 20, windowMs: dayMs }

/**
 * Marks a shown reply as the answer, replaces any earlier answer, and notifies the reply's author. Only the post's
 * author may call this function.
 */
export async function chooseAnswer(ctx: Ctx, postId: string, replyId: string): Promise<void> {
  const key = { postId, userId: requireUser(ctx).id }
  const [, post, reply] = await Promise.all([
    authorizeTool(ctx, 'community'),
    repo.findOwnShownPost(ctx, key),
    repo.findShownReply(ctx, postId, replyId),
  ])
  if (!post) throw notFound('Post')
  if (!reply) throw notFound('Reply')
  await rateLimit(ctx, 'answer', choiceLimit, key.userId)
  const notification = { ...createAnswerNotification(post.title), link: createReplyLink(post, replyId) }
  const [, updatedPosts] = await commitPublic(ctx, getPurgedTags(postId), [
    notifyAll(ctx, repo.selectAuthorToNotify(key, replyId), notification),
    repo.setAnswer(ctx.db, key, replyId),
  ])
  if (updatedPosts.length === 0) throw notFound('Reply')
}

/** Also allowed while only premium members may use the community. */
export async function removeAnswer(ctx: Ctx, postId: string): Promise<void> {
  const key = { postId, userId: requireUser(ctx).id }
  const answer = await repo.findOwnAnswer(ctx, key)
  if (answer === undefined) throw notFound('Post')
  if (answer === null) return
  await commitPublic(ctx, getPurgedTags(postId), [repo.clearAnswer(ctx.db, key)])
}

/** Also purges the lists, because they show which posts have an answer. */
const getPurgedTags = (postId: string) => [tags.posts, tags.post(postId)]
