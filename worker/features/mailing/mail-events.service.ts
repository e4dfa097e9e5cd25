import { api } from '#domain/api.ts'
import { hourMs } from '#domain/durations.ts'
import { parseProviderEvent } from '#domain/mailing/provider-events.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, isUniqueViolation, notFound } from '#worker/core/errors.ts'
import type { Statement } from '#worker/core/statement.ts'
import { countAttemptsLeft, rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { type SignedMessage, hasValidSignature } from '#worker/platform/mail-webhook.ts'

import * as repo from './mail-events.repo.ts'
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

/** Campaign email that a provider event refers to. */
type ReportedMail = { campaignId: string; subscriberId: string }

/** Records a bounce. Repeated events and events about unknown emails change nothing. */
export const recordBounced = (ctx: Ctx, mail: ReportedMail): [Statement, Statement] => repo.markBounced(ctx.db, mail)

/**
 * Limits unknown tokens per network. Valid tokens aren't limited, because email services load the pixels of many
 * subscribers from few networks.
 */
const unknownTokenLimit = { max: 300, windowMs: hourMs }
const rateLimitAction = 'open'

export const trackingPixelUrl = ({ config }: Ctx, { campaignId, subscriberId, openToken }: repo.TrackedMail): string =>
  `${config.siteUrl}${api.opens}/${encodeURIComponent(`${campaignId}.${subscriberId}.${openToken}`)}`

/**
 * Records the first opening of an email, if the subscriber agrees to open tracking. Ignores a network for up to an hour
 * after too many unknown tokens.
 */
export async function recordOpen(ctx: Ctx, token: string): Promise<void> {
  const mail = readToken(token)
  if (!mail || (await countAttemptsLeft(ctx, rateLimitAction, unknownTokenLimit)) === 0) return
  const delivery = await repo.findMail(ctx, mail)
  if (!delivery) return rateLimit(ctx, rateLimitAction, unknownTokenLimit)
  if (!delivery.isOpened) await commit(ctx, repo.markOpened(ctx.db, mail, ctx.now))
}

function readToken(token: string): repo.TrackedMail | undefined {
  const [, campaignId = '', subscriberId = '', openToken = ''] =
    /^([\w-]{1,64})\.([\w-]{1,64})\.([\da-f]{32})$/.exec(token) ?? []
  return openToken === '' ? undefined : { campaignId, subscriberId, openToken }
}
