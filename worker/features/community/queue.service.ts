import { queueMax } from '#domain/community/community.rules.ts'
import type { ModeratedText, ModerationQueue, OpenReport } from '#domain/community/community.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './moderation.repo.ts'
import { findReport, isReportOpen, settleReportsIf, type Subject } from './reports.repo.ts'
import { subjectOf } from './reports.service.ts'
import { listSuspended } from './suspensions.repo.ts'

/**
 * Returns the moderation queue: waiting and reported texts oldest first, hidden texts and suspended members newest
 * first. Administrators only.
 */
export async function getQueue(ctx: Ctx): Promise<ModerationQueue> {
  authorize(ctx, 'community.moderate')
  const [posts, replies, hiddenPosts, hiddenReplies, postReports, replyReports, suspended] = await Promise.all([
    repo.listWaitingPosts(ctx, queueMax),
    repo.listWaitingReplies(ctx, queueMax),
    repo.listHiddenPosts(ctx, queueMax),
    repo.listHiddenReplies(ctx, queueMax),
    repo.listPostReports(ctx, queueMax),
    repo.listReplyReports(ctx, queueMax),
    listSuspended(ctx, queueMax),
  ])
  const reports = [
    ...postReports.map((found) => asReport('post', found)),
    ...replyReports.map((found) => asReport('reply', found)),
  ]
  return {
    waiting: oldestFirst(asTexts(posts, replies)),
    reports: oldestFirst(reports),
    hidden: oldestFirst(asTexts(hiddenPosts, hiddenReplies)).toReversed(),
    suspended,
  }
}

const asTexts = (posts: repo.FoundText[], replies: repo.FoundText[]): ModeratedText[] => [
  ...posts.map((found) => asText('post', found)),
  ...replies.map((found) => asText('reply', found)),
]

const oldestFirst = <Dated extends { createdAt: number }>(texts: Dated[]): Dated[] =>
  texts.toSorted((one, other) => one.createdAt - other.createdAt)

const asText = (kind: Subject['kind'], { postId, postSlug, postTitle, ...found }: repo.FoundText): ModeratedText => {
  const { id, authorName, body, checked, status, createdAt, editedAt } = found
  const post = { id: postId, slug: postSlug, title: postTitle }
  return { kind, id, post, authorName, body, checked, status, createdAt, editedAt }
}

type FoundReport = repo.FoundText & {
  reportId: string
  reason: string
  reporterName: string | null
  reportedAt: number
}

const asReport = (
  kind: Subject['kind'],
  { reportId, reason, reporterName, reportedAt, ...text }: FoundReport,
): OpenReport => ({ id: reportId, reason, reporterName, createdAt: reportedAt, text: asText(kind, text) })

/** Settles a report and all other open reports of the same text. Administrators only. */
export async function settleReport(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'community.moderate')
  const found = await findReport(ctx, id)
  if (!found) throw notFound('Report')
  if (found.settledAt !== null) return
  const subject = subjectOf(found)
  const condition = isReportOpen(id)
  await commit(ctx, [
    auditIf(ctx, condition, { action: 'report.settle', subject: { kind: 'report', id }, after: subject }),
    settleReportsIf(ctx.db, subject, condition, ctx.now),
  ])
}
