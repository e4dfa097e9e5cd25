import { moderatorNotification } from '#domain/community/community.messages.ts'
import { paths } from '#domain/paths.ts'
import type { Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findAdministratorId } from '#worker/features/accounts/administrator.service.ts'
import { notifyUnlessUnread } from '#worker/features/notifications/notifications.service.ts'

import { isWaiting, type Subject } from './reports.repo.ts'

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
