import { communityMessages, moderatorNotification } from '#domain/community/community.messages.ts'
import type { NewReport } from '#domain/community/community.schemas.ts'
import { dayMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import { type Write, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findAdministratorId } from '#worker/features/accounts/administrator.service.ts'
import { notifyUnlessUnread } from '#worker/features/notifications/notifications.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import { type Subject, isWaiting } from './reports.repo.ts'
import * as repo from './reports.repo.ts'

const reportLimit = { max: 20, windowMs: dayMs }

/** Reports a shown text to the administrator. Throws `conflict` if the member has already reported the text. */
export async function reportText(ctx: Ctx, { postId, replyId, reason }: NewReport): Promise<void> {
  const userId = requireUser(ctx).id
  const subject = toSubject({ postId, replyId })
  const id = crypto.randomUUID()
  const [isReportable, notifications] = await Promise.all([
    repo.isReportable(ctx, subject),
    notifyModerator(ctx, repo.isReportOpen(id)),
  ])
  if (!isReportable) throw notFound(subject.kind === 'post' ? 'Post' : 'Reply')
  await rateLimit(ctx, 'report', reportLimit, userId)
  const insert = repo.insertReport(ctx.db, id, { userId, subject, reason, now: ctx.now })
  const [insertedRows] = await executeBatch(ctx, [insert, ...notifications])
  if (insertedRows.length === 0) throw new AppError('conflict', communityMessages.alreadyReported)
}

type ReportTarget = { postId?: string | null | undefined; replyId?: string | null | undefined }

export const toSubject = ({ postId, replyId }: ReportTarget): repo.Subject =>
  postId ? { kind: 'post', id: postId } : { kind: 'reply', id: replyId ?? '' }

/**
 * Returns the statement that notifies the administrator about the moderation queue if `condition` holds. Returns none
 * if an earlier notification is unread or the administrator caused the change.
 */
export async function notifyModerator(ctx: Ctx, condition: ReturnType<typeof isWaiting>): Promise<Write[]> {
  const userId = await findAdministratorId(ctx)
  if (userId === undefined || userId === requireUser(ctx).id) return []
  return [notifyUnlessUnread(ctx, { ...moderatorNotification, userId, link: paths.adminModeration }, condition)]
}

/** Returns the statement that notifies the administrator if the new text waits for approval. */
export const notifyIfWaiting = async (ctx: Ctx, subject: Subject, needsApproval: boolean): Promise<Write[]> =>
  needsApproval ? notifyModerator(ctx, isWaiting(subject)) : []
