import { moderatorNote } from '#domain/community/community.words.ts'
import { paths } from '#domain/paths.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findAdministrator } from '#worker/features/accounts/administrator.service.ts'
import { notifyUnlessUnread } from '#worker/features/notifications/notifications.service.ts'

import { isWaiting, type Subject } from './reports.repo.ts'

/**
 * What tells the administrator that the queue has grown, if `condition` holds at that moment of the batch: one unread note stands
 * for all that comes meanwhile. Their own acts are no news to them.
 */
export async function tellModerator(ctx: Ctx, condition: ReturnType<typeof isWaiting>): Promise<Statement[]> {
  const userId = await findAdministrator(ctx)
  if (userId === undefined || userId === requireUser(ctx).id) return []
  return [notifyUnlessUnread(ctx, { ...moderatorNote, userId, link: paths.adminModeration }, condition)]
}

/** The same of a text that its author has just written, where it waits; one that everybody sees asks nothing. */
export const tellOfWaiting = async (ctx: Ctx, subject: Subject, waits: boolean): Promise<Statement[]> =>
  waits ? tellModerator(ctx, isWaiting(subject)) : []
