import {
  type ModerationAction,
  communityMessages,
  createModerationNotification,
} from '#domain/community/community.messages.ts'
import { maxPinnedPosts } from '#domain/community/community.rules.ts'
import type { PostModeration, ReplyModeration } from '#domain/community/community.schemas.ts'
import type { TextStatus } from '#domain/community/community.types.ts'
import { toPlainText } from '#domain/community/markup-text.rules.ts'
import { applyPostChange, getPostAction, getStatusAction } from '#domain/community/moderation.rules.ts'
import { paths } from '#domain/paths.ts'
import { type Write, commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize, requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './moderation.repo.ts'
import { listMentionablePeople } from './people.service.ts'
import { clearPost, deleteReportsOfDeletedPost as deletePostReports } from './post-writing.repo.ts'
import { clearReply, deleteReportsOfDeletedReply as deleteReplyReports } from './replies.repo.ts'
import { createReplyLink, notifyOfReply } from './reply-notifications.service.ts'
import { type Subject, settleReportsIf } from './reports.repo.ts'

/**
 * Pins, locks, moves, hides, shows or deletes a post, and notifies its author. Administrators only. Throws `conflict`
 * if too many posts are pinned, or if the post has changed since the administrator read it.
 */
export async function moderatePost(ctx: Ctx, id: string, { editedAt, ...change }: PostModeration): Promise<void> {
  authorize(ctx, 'community.moderate')
  const [post, pinnedCount, hasCategory] = await Promise.all([
    repo.findModeratedPost(ctx, id),
    repo.countPinned(ctx, maxPinnedPosts),
    change.categoryId === undefined || repo.hasCategory(ctx, change.categoryId),
  ])
  if (!post) throw notFound('Post')
  requireUnedited(post, editedAt)
  if (!hasCategory)
    throw new AppError('invalid', communityMessages.noCategory, { categoryId: communityMessages.noCategory })
  const newStatus = applyPostChange(post, change, ctx.now)
  if (newStatus.isPinned && !post.isPinned && pinnedCount >= maxPinnedPosts)
    throw new AppError('conflict', communityMessages.tooManyPinned)
  const { status, isPinned, lockedAt, categoryId } = post
  const textUpdate =
    newStatus.status === 'deleted'
      ? clearPost(ctx.db, repo.isUnchangedPost(post))
      : repo.updatePostStatus(ctx.db, post, newStatus)
  const condition = repo.unchangedPostExists(post)
  const notification = {
    action: getPostAction(post, newStatus),
    kind: 'post',
    title: post.title,
    link: paths.post(post),
  } as const
  const [updatedRows] = await commitPublic(
    ctx,
    [tags.posts, tags.post(id)],
    [
      auditIf(ctx, condition, {
        action: 'post.moderate',
        subject: { kind: 'post', id },
        before: { status, isPinned, lockedAt, categoryId },
        after: newStatus,
      }),
      ...notifyAuthor(ctx, post.userId, notification, condition),
      ...settleReportsIfHidden(ctx, { kind: 'post', id }, newStatus.status, condition),
      textUpdate,
      deletePostReports(ctx.db, id),
    ],
  )
  if (updatedRows.length === 0) throw new AppError('conflict', communityMessages.changedMeanwhile)
}

/**
 * Shows, hides or deletes a reply, like `moderatePost`. If the reply becomes visible, notifies each of its readers at
 * most once.
 */
export async function moderateReply(ctx: Ctx, id: string, { editedAt, status }: ReplyModeration): Promise<void> {
  authorize(ctx, 'community.moderate')
  const reply = await repo.findModeratedReply(ctx, id)
  if (!reply) throw notFound('Reply')
  requireUnedited(reply, editedAt)
  const post = { id: reply.postId, slug: reply.postSlug, title: reply.postTitle, userId: reply.postUserId }
  const action = getStatusAction(reply.status, status)
  const readerNotifications =
    status === 'shown'
      ? notifyOfReply(ctx, post, reply, await listMentionablePeople(ctx, post.id, toPlainText(reply.body)))
      : []
  const textUpdate =
    status === 'deleted'
      ? clearReply(ctx.db, repo.isUnchangedReply(reply))
      : repo.updateReplyStatus(ctx.db, reply, status)
  const condition = repo.unchangedReplyExists(reply)
  const [updatedRows] = await commitPublic(
    ctx,
    [tags.posts, tags.post(post.id)],
    [
      auditIf(ctx, condition, {
        action: 'reply.moderate',
        subject: { kind: 'reply', id },
        before: { status: reply.status },
        after: { status },
      }),
      ...notifyAuthor(
        ctx,
        reply.userId,
        { action, kind: 'reply', title: post.title, link: createReplyLink(post, id) },
        condition,
      ),
      ...settleReportsIfHidden(ctx, { kind: 'reply', id }, status, condition),
      textUpdate,
      ...readerNotifications,
      deleteReplyReports(ctx.db, id),
    ],
  )
  if (updatedRows.length === 0) throw new AppError('conflict', communityMessages.changedMeanwhile)
}

/** Throws `conflict` if the text was edited after the administrator read it. */
function requireUnedited(text: { editedAt: number | null }, editedAt: number | null | undefined): void {
  if (editedAt !== undefined && editedAt !== text.editedAt)
    throw new AppError('conflict', communityMessages.changedMeanwhile)
}

/** Settles the reports of a hidden text, because it needs no further review. */
const settleReportsIfHidden = (ctx: Ctx, subject: Subject, status: TextStatus, condition: Condition): Write[] =>
  status === 'hidden' ? [settleReportsIf(ctx.db, subject, condition, ctx.now)] : []

type ModerationNotification = {
  action: ModerationAction | undefined
  kind: 'post' | 'reply'
  title: string
  link: string
}

/** Returns the statement that notifies the author; none if the administrator is the author. */
function notifyAuthor(
  ctx: Ctx,
  userId: string | null,
  { action, kind, title, link }: ModerationNotification,
  condition: Condition,
): Write[] {
  if (!action || userId === null || userId === requireUser(ctx).id) return []
  const isRemoved = action === 'hidden' || action === 'deleted'
  const notification = { ...createModerationNotification(action, kind, title), link: isRemoved ? paths.contact : link }
  return [notifyIf(ctx, { ...notification, userId }, condition)]
}
