import { formatTimes } from '#domain/accounts/readable-times.ts'
import { accountDeletedMail } from '#domain/mail/account-mails.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { deleteMemberTexts } from '#worker/features/community/post-writing.service.ts'
import { suppressDeleted } from '#worker/features/mailing/suppressions.service.ts'
import { closeLiveConnections } from '#worker/features/notifications/notifications.service.ts'
import { prepareAllWithdrawals } from '#worker/features/recipes/offers.service.ts'

import { emailAfterResponse } from './account-mails.service.ts'
import * as accounts from './accounts.repo.ts'
import * as repo from './personal-data.repo.ts'
import { requireOwnPassword } from './sign-in.service.ts'

export async function exportPersonalData(ctx: Ctx): Promise<Record<string, unknown>> {
  const account = await accounts.findById(ctx.db, requireUser(ctx).id)
  if (!account) throw new AppError('unauthenticated')
  const queries = Object.entries(repo.personalDataQueries(ctx.db, account))
  const entries = await Promise.all(queries.map(async ([table, query]) => [table, await ctx.read(query)] as const))
  return formatTimes({ exportedAt: ctx.now, ...Object.fromEntries(entries) })
}

/** Deletes the signed-in member's account and personal data. Purges the pages with their posts. */
export async function deleteAccount(ctx: Ctx, password: string): Promise<void> {
  const account = await requireOwnPassword(ctx, password)
  const offers = await prepareAllWithdrawals(ctx, account.id)
  await commitPublic(
    ctx,
    [tags.community, ...offers.purgedTags],
    [
      ...deleteMemberTexts(ctx, account.id),
      ...offers.writes,
      ...suppressDeleted(ctx, account.email),
      ...repo.deletePersonalData(ctx.db, account),
    ],
  )
  await closeLiveConnections(ctx, account.id)
  ctx.viewer = { role: 'visitor' }
  emailAfterResponse(ctx, account.email, accountDeletedMail())
}
