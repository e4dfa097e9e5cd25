import { hourMs } from '#domain/durations.ts'
import { isSubscribed } from '#domain/mailing/mailing.rules.ts'
import type { Subscription } from '#domain/mailing/mailing.schemas.ts'
import type { OwnStatus, OwnSubscription } from '#domain/mailing/subscribers.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import { requestConfirmation } from './confirmations.service.ts'
import * as repo from './mailing.repo.ts'
import { endSubscriptionByEmail } from './preferences.repo.ts'
import { preferencesPath } from './preferences.service.ts'
import { hasMailingSecret } from './subscriber-tokens.service.ts'
import { findSuppressionReason } from './suppressions.service.ts'

const tryLimit = { max: 10, windowMs: hourMs }

/**
 * Stores the address and asks its owner to confirm. Throws `conflict` if the address is already subscribed. Silently
 * ignores addresses that reported our email as spam. With `userId`, deletes the address again if that account no longer
 * exists.
 */
export async function subscribe(
  ctx: Ctx,
  { email, firstName, source = 'recipe_page' }: Subscription,
  userId?: string,
): Promise<void> {
  await rateLimit(ctx, 'subscribe', tryLimit)
  const [existingSubscriber, suppressionReason] = await Promise.all([
    repo.findSubscriber(ctx, email),
    findSuppressionReason(ctx, email),
  ])
  if (existingSubscriber && isSubscribed(existingSubscriber))
    throw new AppError('conflict', "You're already subscribed to our mailing list!")
  if (suppressionReason === 'complained') return
  const subscriber = { id: crypto.randomUUID(), email, firstName, source, at: ctx.now }
  const deletion = userId === undefined ? [] : [repo.deleteIfAccountGone(ctx.db, { email, userId })]
  await commit(ctx, [...repo.insertUnconfirmed(ctx.db, subscriber), ...deletion])
  ctx.waitUntil(requestConfirmation(ctx, email).catch((error: unknown) => ctx.log.error('confirmation_failed', error)))
}

export async function getOwnSubscription(ctx: Ctx): Promise<OwnSubscription> {
  const existingSubscriber = await repo.findSubscriber(ctx, requireUser(ctx).email)
  const status = toOwnStatus(existingSubscriber)
  const preferences =
    existingSubscriber && status === 'subscribed' && hasMailingSecret(ctx)
      ? preferencesPath(ctx, existingSubscriber.id)
      : null
  return { status, preferences }
}

function toOwnStatus(existingSubscriber: Awaited<ReturnType<typeof repo.findSubscriber>>): OwnStatus {
  if (!existingSubscriber) return 'none'
  if (isSubscribed(existingSubscriber)) return 'subscribed'
  const { confirmedAt, subscriptionDate, unsubscribedAt } = existingSubscriber
  return confirmedAt === null && (unsubscribedAt ?? 0) < subscriptionDate ? 'waiting' : 'none'
}

/** Sends the member a confirmation email. Throws `conflict` if they reported our email as spam. */
export async function subscribeOwn(ctx: Ctx): Promise<void> {
  const { id, email } = requireUser(ctx)
  if ((await findSuppressionReason(ctx, email)) === 'complained')
    throw new AppError(
      'conflict',
      'Our email to this address was reported as spam, so we’ve stopped sending it. Contact us if you want our emails again.',
    )
  await subscribe(ctx, { email, firstName: null, source: 'profile' }, id)
}

export const unsubscribeOwn = (ctx: Ctx): Promise<void> =>
  commit(ctx, [endSubscriptionByEmail(ctx.db, requireUser(ctx).email, ctx.now)])
