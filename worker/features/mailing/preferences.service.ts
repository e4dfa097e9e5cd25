import { api } from '#domain/api.ts'
import type { PreferencesChange } from '#domain/mailing/preferences.schemas.ts'
import { type Preferences, calculatePauseEnd, normaliseTopics } from '#domain/mailing/preferences.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { invalidLinkError } from '#worker/core/links.ts'

import { endSubscription } from './preferences.repo.ts'
import * as repo from './preferences.repo.ts'
import { createSubscriberToken, readSubscriberId } from './subscriber-tokens.service.ts'

export const preferencesPath = (ctx: Ctx, subscriberId: string): string =>
  paths.preferences(createSubscriberToken(ctx, 'prefer', subscriberId))

export const preferencesPageUrl = (ctx: Ctx, subscriberId: string): string =>
  ctx.config.siteUrl + preferencesPath(ctx, subscriberId)

/** Throws `not_found` if the link is invalid or the subscriber no longer exists. */
export async function getPreferences(ctx: Ctx, token: string): Promise<Preferences> {
  const { status, firstName, topics, opensAgreedAt, ...rest } = await getSubscriber(
    ctx,
    readSubscriberId(ctx, 'prefer', token),
  )
  return {
    isSubscribed: status === 'active',
    firstName,
    topics: topics ?? [],
    pausedUntil: calculatePauseEnd('keep', rest.pausedUntil, ctx.now),
    opens: opensAgreedAt !== null,
  }
}

async function getSubscriber(ctx: Ctx, id: string) {
  const subscriber = await repo.findPreferences(ctx, id)
  if (!subscriber) throw invalidLinkError()
  return subscriber
}

/** Throws `conflict` if the person isn't subscribed. */
export async function savePreferences(
  ctx: Ctx,
  token: string,
  { firstName, topics, pause, opens }: PreferencesChange,
): Promise<void> {
  const id = readSubscriberId(ctx, 'prefer', token)
  const current = await getSubscriber(ctx, id)
  const until = calculatePauseEnd(pause, current.pausedUntil, ctx.now)
  const values = { firstName, topics: normaliseTopics(topics), pausedUntil: until, opens }
  const [updatedRows] = await executeBatch(ctx, [repo.updatePreferences(ctx.db, id, values, ctx.now)])
  if (updatedRows.length === 0)
    throw new AppError('conflict', 'You aren’t subscribed, so you can’t change these choices.')
}

/** Ends the subscription. Safe to repeat. */
export const unsubscribeByPreferences = (ctx: Ctx, token: string): Promise<void> =>
  commit(ctx, [endSubscription(ctx.db, readSubscriberId(ctx, 'prefer', token), ctx.now)])

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
