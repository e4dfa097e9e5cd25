import type { SuppressionReason } from '#domain/mailing/subscribers.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { createMailingHash, hasMailingSecret } from './subscriber-tokens.service.ts'
import * as repo from './suppressions.repo.ts'

/** Returns the keyed hash of a suppressed address. The address itself isn't stored. */
export const hashAddress = (ctx: Ctx, email: string): string => createMailingHash(ctx, 'suppress', email)

export async function findSuppressionReason(ctx: Ctx, email: string): Promise<SuppressionReason | undefined> {
  return hasMailingSecret(ctx) ? repo.findReason(ctx, hashAddress(ctx, email)) : undefined
}

export const suppress = (ctx: Ctx, email: string, reason: 'bounced' | 'complained'): [Statement, Statement] => [
  repo.insertSuppression(ctx.db, { emailHash: hashAddress(ctx, email), reason, createdAt: ctx.now }),
  repo.suppressSubscriber(ctx.db, { email, reason, at: ctx.now }),
]

/**
 * Suppresses the address of a deleted account, so that no import adds it again. Without a key, there are no imports, so
 * nothing is stored.
 */
export const suppressDeleted = (ctx: Ctx, email: string): Statement[] =>
  hasMailingSecret(ctx)
    ? [
        repo.insertSuppression(ctx.db, {
          emailHash: hashAddress(ctx, email),
          reason: 'deleted',
          createdAt: ctx.now,
        }),
      ]
    : []

/** Lifts the suppression after the owner has confirmed again, unless they complained. */
export const liftSuppression = (ctx: Ctx, email: string): Statement[] =>
  hasMailingSecret(ctx) ? [repo.liftSuppression(ctx.db, hashAddress(ctx, email))] : []
