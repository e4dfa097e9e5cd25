import { api } from '#domain/api.ts'
import { paths } from '#domain/paths.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { readerToken, subscriberOf } from './reader-tokens.service.ts'
import * as repo from './unsubscribing.repo.ts'

const tokenOf = (ctx: Ctx, subscriberId: string): string => readerToken(ctx, 'unsubscribe', subscriberId)

/**
 * For `List-Unsubscribe`: a POST to it, from anywhere, ends the subscription (RFC 8058), and whoever opens it is led to the page
 * that does it by a button. Throws `unavailable` where there is no key.
 */
export const unsubscribeAddress = (ctx: Ctx, subscriberId: string): string =>
  `${ctx.config.siteUrl}${api.unsubscribe}/${encodeURIComponent(tokenOf(ctx, subscriberId))}`

/** For the words of a mail: the page that ends the subscription by a button. */
export const unsubscribePage = (ctx: Ctx, subscriberId: string): string =>
  `${ctx.config.siteUrl}${paths.unsubscribe(tokenOf(ctx, subscriberId))}`

/** Throws `not_found` for a link that is not ours. */
export const checkLink = (ctx: Ctx, token: string): void => void subscriberOf(ctx, 'unsubscribe', token)

/** Ends the subscription that the link was made for; it may be said any number of times. Throws `not_found` for a link that is not ours. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  await commit(ctx, [repo.leave(ctx.db, subscriberOf(ctx, 'unsubscribe', token), ctx.now)])
}
