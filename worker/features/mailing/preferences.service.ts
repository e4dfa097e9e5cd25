import { keptTopics, pausedUntil, type Preferences, type PreferencesChange } from '#domain/mailing/preferences.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { linkEnded } from '#worker/core/links.ts'

import * as repo from './preferences.repo.ts'
import { readerToken, subscriberOf } from './reader-tokens.service.ts'
import { leave } from './unsubscribing.repo.ts'

/** Where a subscriber chooses, on this site. */
export const preferencesPath = (ctx: Ctx, subscriberId: string): string =>
  paths.preferences(readerToken(ctx, 'prefer', subscriberId))

/** The same for the words of a mail. */
export const preferencesPage = (ctx: Ctx, subscriberId: string): string =>
  ctx.config.siteUrl + preferencesPath(ctx, subscriberId)

/** Throws `not_found` for a link that is not ours, and for whoever is on the list no more. */
export async function getPreferences(ctx: Ctx, token: string): Promise<Preferences> {
  const { status, firstName, topics, opensAgreedAt, ...found } = await find(ctx, subscriberOf(ctx, 'prefer', token))
  return {
    isSubscribed: status === 'active',
    firstName,
    topics: topics ?? [],
    pausedUntil: pausedUntil('keep', found.pausedUntil, ctx.now),
    opens: opensAgreedAt !== null,
  }
}

async function find(ctx: Ctx, id: string) {
  const found = await repo.findPreferences(ctx, id)
  if (!found) throw linkEnded()
  return found
}

/** Throws `conflict` for whoever gets no letters. */
export async function savePreferences(
  ctx: Ctx,
  token: string,
  { firstName, topics, pause, opens }: PreferencesChange,
): Promise<void> {
  const id = subscriberOf(ctx, 'prefer', token)
  const earlier = await find(ctx, id)
  const until = pausedUntil(pause, earlier.pausedUntil, ctx.now)
  const chosen = { firstName, topics: keptTopics(topics), pausedUntil: until, opens }
  const [changed] = await executeBatch(ctx, [repo.updatePreferences(ctx.db, id, chosen, ctx.now)])
  if (changed.length === 0)
    throw new AppError('conflict', 'No letters go to you at present, so there is nothing to choose.')
}

/** Ends the subscription; it may be said any number of times. */
export const leaveByPreferences = (ctx: Ctx, token: string): Promise<void> =>
  commit(ctx, [leave(ctx.db, subscriberOf(ctx, 'prefer', token), ctx.now)])
