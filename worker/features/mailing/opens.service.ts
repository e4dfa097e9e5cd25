import { api } from '#domain/api.ts'
import { hourMs } from '#domain/durations.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countAttemptsLeft, rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './opens.repo.ts'

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
