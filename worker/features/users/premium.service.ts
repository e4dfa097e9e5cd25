import { paths } from '#domain/paths.ts'
import { premiumEndedNotification, premiumGrantedNotification, userMessages } from '#domain/users/users.messages.ts'
import { endOfDay, isGrantable } from '#domain/users/users.rules.ts'
import type { PremiumGrant } from '#domain/users/users.schemas.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { notifyAll, notifyIf, type SharedNotification } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './users.repo.ts'
import { isAdministrator, requireUser } from './users.service.ts'

/**
 * Makes the account premium until the end of `lastDay` and notifies its owner. Throws `conflict` if the end of premium
 * changed since it was read. Throws it for the administrator, too, who always counts as premium.
 */
export async function grantPremium(ctx: Ctx, id: string, { lastDay, seen }: PremiumGrant): Promise<void> {
  if (!isGrantable(lastDay, ctx.now))
    throw new AppError('invalid', userMessages.dayOutOfReach, { lastDay: userMessages.dayOutOfReach })
  const until = endOfDay(lastDay)
  const note = { ...premiumGrantedNotification(until), link: paths.tools }
  await change(ctx, id, {
    action: 'account.premium',
    from: seen,
    to: until,
    note,
    ownError: userMessages.adminIsPremium,
  })
}

/** Ends premium now and notifies the owner. Throws `conflict` like `grantPremium`, and if the account isn't premium. */
export async function endPremium(ctx: Ctx, id: string, { seen }: { seen: number | null }): Promise<void> {
  if (seen === null) throw new AppError('conflict', userMessages.notPremium)
  const note = { ...premiumEndedNotification, link: paths.pricing }
  await change(ctx, id, {
    action: 'account.premium.end',
    from: seen,
    to: null,
    note,
    ownError: userMessages.ownAccount,
  })
}

type Change = { action: string; from: number | null; to: number | null; note: SharedNotification; ownError: string }

async function change(ctx: Ctx, id: string, { action, from, to, note, ownError }: Change): Promise<void> {
  const user = await requireUser(ctx, id)
  if (isAdministrator(ctx, user)) throw new AppError('conflict', ownError)
  const condition = repo.hasPremiumUntil(id, from)
  const [done] = await executeBatch(ctx, [
    auditIf(ctx, condition, {
      action,
      subject: { kind: 'account', id },
      before: { premiumUntil: from },
      after: { premiumUntil: to },
    }),
    notifyIf(ctx, { ...note, userId: id }, condition),
    repo.updatePremium(ctx.db, id, { from, to }),
  ])
  if (done.length === 0) throw new AppError('conflict', userMessages.meanwhile)
}

/** Sets expired plans to free and notifies their owners. Safe to run repeatedly. */
export async function endPlans(ctx: Ctx): Promise<void> {
  const note = { ...premiumEndedNotification, link: paths.pricing }
  await commit(ctx, [notifyAll(ctx, repo.recipientsOfEnds(ctx.now), note), repo.endPlans(ctx.db, ctx.now)])
}
