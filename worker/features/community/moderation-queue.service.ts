import { maxQueueLength } from '#domain/community/community.rules.ts'
import type { ModeratedText, ModerationQueue, OpenReport } from '#domain/community/community.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './moderation.repo.ts'
import { type Subject, findReport, isReportOpen, settleReportsIf } from './reports.repo.ts'
import { toSubject } from './reports.service.ts'
import { listSuspendedMembers } from './suspensions.repo.ts'

/**
 * Returns the moderation queue. Waiting and reported texts are sorted oldest first, and hidden texts and suspended
 * members newest first. Administrators only.
 */
export async function getModerationQueue(ctx: Ctx): Promise<ModerationQueue> {
  authorize(ctx, 'community.moderate')
  const [posts, replies, hiddenPosts, hiddenReplies, postReports, replyReports, suspended] = await Promise.all([
    repo.listWaitingPosts(ctx, maxQueueLength),
    repo.listWaitingReplies(ctx, maxQueueLength),
    repo.listHiddenPosts(ctx, maxQueueLength),
    repo.listHiddenReplies(ctx, maxQueueLength),
    repo.listPostReports(ctx, maxQueueLength),
    repo.listReplyReports(ctx, maxQueueLength),
    listSuspendedMembers(ctx, maxQueueLength),
  ])
  const reports = [
    ...postReports.map((row) => toOpenReport('post', row)),
    ...replyReports.map((row) => toOpenReport('reply', row)),
  ]
  return {
    waiting: sortOldestFirst(toModeratedTexts(posts, replies)),
    reports: sortOldestFirst(reports),
    hidden: sortOldestFirst(toModeratedTexts(hiddenPosts, hiddenReplies)).toReversed(),
    suspended,
  }
}

const toModeratedTexts = (posts: repo.TextRow[], replies: repo.TextRow[]): ModeratedText[] => [
  ...posts.map((row) => toModeratedText('post', row)),
  ...replies.map((row) => toModeratedText('reply', row)),
]

const sortOldestFirst = <Dated extends { createdAt: number }>(texts: Dated[]): Dated[] =>
  texts.toSorted((one, other) => one.createdAt - other.createdAt)

const toModeratedText = (
  kind: Subject['kind'],
  { postId, postSlug, postTitle, ...columns }: repo.TextRow,
): ModeratedText => {
  const { id, authorName, body, checked, status, createdAt, editedAt } = columns
  const post = { id: postId, slug: postSlug, title: postTitle }
  return { kind, id, post, authorName, body, checked, status, createdAt, editedAt }
}

type ReportRow = repo.TextRow & {
  reportId: string
  reason: string
  reporterName: string | null
  reportedAt: number
}

const toOpenReport = (
  kind: Subject['kind'],
  { reportId, reason, reporterName, reportedAt, ...text }: ReportRow,
): OpenReport => ({ id: reportId, reason, reporterName, createdAt: reportedAt, text: toModeratedText(kind, text) })

/** Settles a report and all other open reports of the same text. Administrators only. */
export async function settleReport(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'community.moderate')
  const report = await findReport(ctx, id)
  if (!report) throw notFound('Report')
  if (report.settledAt !== null) return
  const subject = toSubject(report)
  const condition = isReportOpen(id)
  await commit(ctx, [
    auditIf(ctx, condition, { action: 'report.settle', subject: { kind: 'report', id }, after: subject }),
    settleReportsIf(ctx.db, subject, condition, ctx.now),
  ])
}
