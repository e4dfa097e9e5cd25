import { communityWords } from '#domain/community/community.words.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { restoreAccount, suspendAccount } from '#worker/features/users/suspension.service.ts'

import type { Subject } from './reports.repo.ts'
import * as repo from './suspensions.repo.ts'

/**
 * Administrators alone: whoever wrote the text is a visitor from now on, on every device; what they wrote stays. Throws
 * `conflict` where the account is gone or is the administrator's.
 */
export async function suspendAuthor(ctx: Ctx, subject: Subject): Promise<void> {
  authorize(ctx, 'community.suspend')
  const author = await repo.findAuthorOf(ctx, subject)
  if (!author) throw new AppError('conflict', communityWords.noAuthor)
  await suspendAccount(ctx, author, { reason: null, occasion: subject })
}

/** Administrators alone: the account may be used again; nothing happens where it is so already. */
export async function liftSuspension(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'community.suspend')
  await restoreAccount(ctx, id)
}
