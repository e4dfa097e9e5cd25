import type { SuppressionReason } from '#domain/mailing/subscribers.types.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { hasKey, keyed } from './keyed.service.ts'
import * as repo from './suppressions.repo.ts'

/** By what the list knows an address without holding it. */
export const hashOfAddress = (ctx: Ctx, email: string): string => keyed(ctx, 'suppress', email)

/** Why the address gets no mailing; undefined where it may get some. */
export async function suppressionOf(ctx: Ctx, email: string): Promise<SuppressionReason | undefined> {
  return hasKey(ctx) ? repo.findReason(ctx, hashOfAddress(ctx, email)) : undefined
}

/** Keeps the address from every mailing to come, whatever an administrator brings in. */
export const suppress = (ctx: Ctx, email: string, reason: 'bounced' | 'complained'): [Statement, Statement] => [
  repo.insertSuppression(ctx.db, { emailHash: hashOfAddress(ctx, email), reason, createdAt: ctx.now }),
  repo.suppressSubscriber(ctx.db, { email, reason, at: ctx.now }),
]

/** What stays of an account that is deleted: that nobody brings its address in again. Nothing can be brought in without a key. */
export const suppressDeleted = (ctx: Ctx, email: string): Statement[] =>
  hasKey(ctx)
    ? [
        repo.insertSuppression(ctx.db, {
          emailHash: hashOfAddress(ctx, email),
          reason: 'deleted',
          createdAt: ctx.now,
        }),
      ]
    : []

/** For an owner who has said yes anew: mail to the address arrives. */
export const lift = (ctx: Ctx, email: string): Statement[] =>
  hasKey(ctx) ? [repo.liftSuppression(ctx.db, hashOfAddress(ctx, email))] : []
