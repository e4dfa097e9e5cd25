import { isSubscribed } from '#domain/mailing/mailing.rules.ts'
import type { Subscription } from '#domain/mailing/mailing.schemas.ts'
import { unconfirmedDays } from '#domain/retention.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { limitTries } from '#worker/features/rate-limits/rate-limits.service.ts'

import { askToConfirm } from './confirmations.service.ts'
import * as repo from './mailing.repo.ts'

const hour = 60 * 60 * 1000
const triesAnHour = { max: 10, windowMs: hour }

/** Keeps the address and asks its owner to confirm it; throws `conflict` for one that is confirmed already. */
export async function subscribe(ctx: Ctx, { email, firstName }: Subscription): Promise<void> {
  await limitTries(ctx, 'subscribe', triesAnHour)
  const known = await repo.findSubscriber(ctx, email)
  if (known && isSubscribed(known)) throw new AppError('conflict', "You're already subscribed to our mailing list!")
  const subscriber = { id: crypto.randomUUID(), email, firstName, source: 'recipe_page', at: ctx.now }
  await commit(ctx, repo.insertUnconfirmed(ctx.db, subscriber))
  ctx.waitUntil(askToConfirm(ctx, email).catch((error: unknown) => ctx.log.error('confirmation_failed', error)))
}

export const forgetUnconfirmed = (ctx: Ctx): Promise<void> =>
  commit(ctx, repo.deleteUnconfirmed(ctx.db, ctx.now - unconfirmedDays * 24 * hour))
