import { communityMessages } from '#domain/community/community.messages.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { restoreAccount, suspendAccount } from '#worker/features/users/suspension.service.ts'

import type { Subject } from './reports.repo.ts'
import * as repo from './suspensions.repo.ts'

/**
 * Suspends the author of a text on all devices. Their texts stay. Administrators only. Throws `conflict` if the account
 * is deleted or is the administrator's.
 */
export async function suspendAuthor(ctx: Ctx, subject: Subject): Promise<void> {
  authorize(ctx, 'community.suspend')
  const author = await repo.findTextAuthor(ctx, subject)
  if (!author) throw new AppError('conflict', communityMessages.noAuthor)
  await suspendAccount(ctx, author, { reason: null, auditDetails: subject })
}

/** Lifts a suspension; does nothing for other accounts. Administrators only. */
export async function liftSuspension(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'community.suspend')
  await restoreAccount(ctx, id)
}
