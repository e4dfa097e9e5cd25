import { api } from '#domain/api.ts'
import { hourMs } from '#domain/durations.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { countTriesLeft, rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './opens.repo.ts'

/** What a network may ask for that is none of our mails: pictures of many readers come from the few networks of their mail programs. */
const wrongAnHour = { max: 300, windowMs: hourMs }
const action = 'open'

/** For the mails of whoever agreed to it: the picture whose fetching tells that the mail was opened. */
export const openPicture = ({ config }: Ctx, { campaignId, subscriberId, openToken }: repo.OpenedMail): string =>
  `${config.siteUrl}${api.opens}/${encodeURIComponent(`${campaignId}.${subscriberId}.${openToken}`)}`

/**
 * Notes that a mail was opened, the first time, while its reader agrees to that. Anything else changes nothing; a network that
 * asked too often for what is none of our mails is not looked up for an hour.
 */
export async function noteOpened(ctx: Ctx, token: string): Promise<void> {
  const mail = readToken(token)
  if (!mail || (await countTriesLeft(ctx, action, wrongAnHour)) === 0) return
  const found = await repo.findMail(ctx, mail)
  if (!found) return rateLimit(ctx, action, wrongAnHour)
  if (!found.isOpened) await commit(ctx, repo.markOpened(ctx.db, mail, ctx.now))
}

function readToken(token: string): repo.OpenedMail | undefined {
  const [, campaignId = '', subscriberId = '', openToken = ''] =
    /^([\w-]{1,64})\.([\w-]{1,64})\.([\da-f]{32})$/.exec(token) ?? []
  return openToken === '' ? undefined : { campaignId, subscriberId, openToken }
}
