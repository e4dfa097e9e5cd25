import { api } from '#domain/api.ts'
import { paths } from '#domain/paths.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { createSubscriberToken, readSubscriberId } from './subscriber-tokens.service.ts'
import * as repo from './unsubscribing.repo.ts'

const createUnsubscribeToken = (ctx: Ctx, subscriberId: string): string =>
  createSubscriberToken(ctx, 'unsubscribe', subscriberId)

/**
 * URL for the `List-Unsubscribe` header. A POST from anywhere ends the subscription (RFC 8058), and a GET redirects to
 * the unsubscribe page. Throws `unavailable` if there is no key.
 */
export const unsubscribeUrl = (ctx: Ctx, subscriberId: string): string =>
  `${ctx.config.siteUrl}${api.unsubscribe}/${encodeURIComponent(createUnsubscribeToken(ctx, subscriberId))}`

export const unsubscribePageUrl = (ctx: Ctx, subscriberId: string): string =>
  `${ctx.config.siteUrl}${paths.unsubscribe(createUnsubscribeToken(ctx, subscriberId))}`

/** Throws `not_found` for an invalid link. */
export const checkLink = (ctx: Ctx, token: string): void => void readSubscriberId(ctx, 'unsubscribe', token)

/** Ends the link's subscription. Safe to repeat. Throws `not_found` for an invalid link. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  await commit(ctx, [repo.endSubscription(ctx.db, readSubscriberId(ctx, 'unsubscribe', token), ctx.now)])
}
