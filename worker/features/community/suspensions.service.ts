import { communityWords } from '#domain/community/community.words.ts'
import { commit, followedBy } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { endListening } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import type { Subject } from './reports.repo.ts'
import * as repo from './suspensions.repo.ts'

/**
 * Administrators alone: whoever wrote the text is a visitor from now on, on every device; what they wrote stays. Throws
 * `conflict` where the account is gone or is the administrator's.
 */
export async function suspendAuthor(ctx: Ctx, subject: Subject): Promise<void> {
  authorize(ctx, 'community.moderate')
  const author = await repo.findAuthorOf(ctx, subject)
  if (!author) throw new AppError('conflict', communityWords.noAuthor)
  if (author.email === ctx.config.adminEmail) throw new AppError('conflict', communityWords.ownSuspension)
  await commit(ctx, [
    auditIf(ctx, repo.isAccount(author.id, false), {
      action: 'account.suspend',
      subject: { kind: 'account', id: author.id },
      after: subject,
    }),
    followedBy(repo.updateSuspension(ctx.db, author.id, ctx.now), (done) => endListening(done, author.id)),
  ])
}

/** Administrators alone: the account may be used again; nothing happens where it is so already. */
export async function liftSuspension(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'community.moderate')
  await commit(ctx, [
    auditIf(ctx, repo.isAccount(id, true), { action: 'account.restore', subject: { kind: 'account', id } }),
    repo.updateSuspension(ctx.db, id, null),
  ])
}
