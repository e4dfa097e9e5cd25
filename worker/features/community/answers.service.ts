import { answerNotification } from '#domain/community/community.messages.ts'
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
import { replyLink } from './readers.service.ts'

/** Each choice notifies a member. */
const choicesADay = { max: 20, windowMs: dayMs }

/**
 * Marks a shown reply as the answer, replaces any earlier answer, and notifies the author of the reply. Only the author
 * of the post may call it.
 */
export async function chooseAnswer(ctx: Ctx, postId: string, replyId: string): Promise<void> {
  const own = { postId, userId: requireUser(ctx).id }
  const [, post, reply] = await Promise.all([
    authorizeTool(ctx, 'community'),
    repo.findOwnShownPost(ctx, own),
    repo.findShownReply(ctx, postId, replyId),
  ])
  if (!post) throw notFound('Post')
  if (!reply) throw notFound('Reply')
  await rateLimit(ctx, 'answer', choicesADay, own.userId)
  const note = { ...answerNotification(post.title), link: replyLink(post, replyId) }
  const [, chosen] = await commitPublic(ctx, changedTags(postId), [
    notifyAll(ctx, repo.authorToNotify(own, replyId), note),
    repo.setAnswer(ctx.db, own, replyId),
  ])
  if (chosen.length === 0) throw notFound('Reply')
}

/** Also allowed while the community is for premium members only. */
export async function removeAnswer(ctx: Ctx, postId: string): Promise<void> {
  const own = { postId, userId: requireUser(ctx).id }
  const answer = await repo.findOwnAnswer(ctx, own)
  if (answer === undefined) throw notFound('Post')
  if (answer === null) return
  await commitPublic(ctx, changedTags(postId), [repo.clearAnswer(ctx.db, own)])
}

/** Lists show which posts have an answer, so they are purged too. */
const changedTags = (postId: string) => [tags.posts, tags.post(postId)]
