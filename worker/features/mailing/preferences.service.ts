import {
  normaliseTopics,
  calculatePauseEnd,
  type Preferences,
  type PreferencesChange,
} from '#domain/mailing/preferences.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { invalidLinkError } from '#worker/core/links.ts'

import * as repo from './preferences.repo.ts'
import { createSubscriberToken, readSubscriberId } from './subscriber-tokens.service.ts'
import { endSubscription } from './unsubscribing.repo.ts'

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
