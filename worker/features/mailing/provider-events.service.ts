import { parseProviderEvent } from '#domain/mailing/provider-events.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, isUniqueViolation, notFound } from '#worker/core/errors.ts'
import { hasValidSignature, type SignedMessage } from '#worker/platform/mail-webhook.ts'

import { recordBounced } from './outcomes.service.ts'
import * as repo from './provider-events.repo.ts'
import { suppress } from './suppressions.service.ts'

/**
 * Handles an event from the mail provider. Suppresses addresses that bounced or complained. Bounced emails no longer
 * count as delivered. Repeated events change nothing. Throws `invalid` for an invalid signature.
 */
export async function handleMailWebhook(ctx: Ctx, message: SignedMessage): Promise<void> {
  const { mailWebhookSecret } = ctx.config
  if (mailWebhookSecret === '') throw notFound('Address')
  if (!hasValidSignature(mailWebhookSecret, message, ctx.now))
    throw new AppError('invalid', 'The signature is invalid.')
  const event = parseProviderEvent(parse(message.body))
  if (!event || (await repo.hasEvent(ctx, message.id))) return
  const { addresses, reason, bouncedEmail } = event
  try {
    await commit(ctx, [
      repo.insertEvent(ctx.db, message.id, ctx.now),
      ...addresses.flatMap((address) => suppress(ctx, address, reason)),
      ...(bouncedEmail ? recordBounced(ctx, bouncedEmail) : []),
    ])
  } catch (error) {
    if (!isUniqueViolation(error, 'mail_events.id')) throw error
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
