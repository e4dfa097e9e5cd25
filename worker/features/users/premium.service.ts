import { paths } from '#domain/paths.ts'
import {
  createPremiumGrantedNotification,
  premiumEndedNotification,
  userMessages,
} from '#domain/users/users.messages.ts'
import { getEndOfDayMs, isGrantable } from '#domain/users/users.rules.ts'
import type { PremiumGrant } from '#domain/users/users.schemas.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { type SharedNotification, notifyAll, notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './users.repo.ts'
import { isAdministrator, requireUser } from './users.service.ts'

/**
 * Makes the account premium until the end of `lastDay` and notifies its owner. Throws `conflict` if the end of premium
 * has changed since it was read. Also throws `conflict` for the administrator, who always counts as premium.
 */
export async function grantPremium(ctx: Ctx, id: string, { lastDay, seen }: PremiumGrant): Promise<void> {
  if (!isGrantable(lastDay, ctx.now))
    throw new AppError('invalid', userMessages.dateOutOfRange, { lastDay: userMessages.dateOutOfRange })
  const until = getEndOfDayMs(lastDay)
  const notification = { ...createPremiumGrantedNotification(until), link: paths.tools }
  await changePremium(ctx, id, {
    action: 'account.premium',
    from: seen,
    to: until,
    note: notification,
    ownAccountError: userMessages.adminIsPremium,
  })
}

/**
 * Ends premium now and notifies the owner. Throws `conflict` if the account isn't premium, or for the same reasons as
 * `grantPremium`.
 */
export async function endPremium(ctx: Ctx, id: string, { seen }: { seen: number | null }): Promise<void> {
  if (seen === null) throw new AppError('conflict', userMessages.notPremium)
  const notification = { ...premiumEndedNotification, link: paths.pricing }
  await changePremium(ctx, id, {
    action: 'account.premium.end',
    from: seen,
    to: null,
    note: notification,
    ownAccountError: userMessages.ownAccount,
  })
}

type PremiumChange = {
  action: string
  from: number | null
  to: number | null
  note: SharedNotification
  ownAccountError: string
}

async function changePremium(
  ctx: Ctx,
  id: string,
  { action, from, to, note: notification, ownAccountError }: PremiumChange,
): Promise<void> {
  const user = await requireUser(ctx, id)
  if (isAdministrator(ctx, user)) throw new AppError('conflict', ownAccountError)
  const condition = repo.hasPremiumUntil(id, from)
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, condition, {
      action,
      subject: { kind: 'account', id },
      before: { premiumUntil: from },
      after: { premiumUntil: to },
    }),
    notifyIf(ctx, { ...notification, userId: id }, condition),
    repo.updatePremium(ctx.db, id, { from, to }),
  ])
  if (auditRows.length === 0) throw new AppError('conflict', userMessages.changedMeanwhile)
}

/** Resets expired plans to free and notifies their owners. Safe to run repeatedly. */
export async function endExpiredPlans(ctx: Ctx): Promise<void> {
  const notification = { ...premiumEndedNotification, link: paths.pricing }
  await commit(ctx, [
    notifyAll(ctx, repo.selectExpiredPlanOwners(ctx.now), notification),
    repo.endExpiredPlans(ctx.db, ctx.now),
  ])
}
