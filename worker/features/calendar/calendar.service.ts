import { writeCalendarFile } from '#domain/calendar/calendar-file.ts'
import type { FeedChange, FeedCups } from '#domain/calendar/calendar.schemas.ts'
import type { CalendarFeed } from '#domain/calendar/calendar.types.ts'
import { createCupEvent } from '#domain/calendar/cup-events.ts'
import { hourMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { generateToken, hashToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './calendar.repo.ts'

const changeLimit = { max: 120, windowMs: hourMs }

const limitChanges = (ctx: Ctx): Promise<void> => rateLimit(ctx, 'calendar-feed', changeLimit, requireUser(ctx).id)

/** Returns the member's feed; null without one. Its address can't be read again. */
export const getFeed = async (ctx: Ctx): Promise<CalendarFeed | null> =>
  (await repo.findFeed(ctx, requireUser(ctx).id)) ?? null

/** Creates the member's feed with these cups and returns its token. An earlier address of the feed stops working. */
export async function createFeed(ctx: Ctx, { cups }: FeedCups): Promise<{ token: string; createdAt: number }> {
  await limitChanges(ctx)
  const token = generateToken()
  await commit(ctx, [
    repo.upsertFeed(ctx.db, { userId: requireUser(ctx).id, tokenHash: hashToken(token), cups, now: ctx.now }),
  ])
  return { token, createdAt: ctx.now }
}

/** Replaces the cups of the feed. Throws `not_found` if the member has none that was created then. */
export async function replaceCups(ctx: Ctx, change: FeedChange): Promise<void> {
  await limitChanges(ctx)
  const { id: userId } = requireUser(ctx)
  const [[feed]] = await executeBatch(ctx, [repo.replaceCups(ctx.db, { ...change, userId, now: ctx.now })])
  if (!feed) throw notFound('Calendar')
}

export const deleteFeed = (ctx: Ctx): Promise<void> => commit(ctx, [repo.deleteFeed(ctx.db, requireUser(ctx).id)])

/**
 * Returns the calendar file behind an address, without the cups of recipes that are no longer published. Throws
 * `not_found` for an unknown address.
 */
export async function writeFeed(ctx: Ctx, token: string): Promise<string> {
  const cups = await repo.findCups(ctx, hashToken(token))
  if (!cups) throw notFound('Calendar')
  const recipes = await repo.listRecipeNames(ctx, [...new Set(cups.map(({ recipe }) => recipe))])
  const names = new Map(recipes.map(({ slug, name }) => [slug, name]))
  const events = cups.flatMap(({ recipe, ...when }) => {
    const name = names.get(recipe)
    return name === undefined ? [] : [createCupEvent({ ...when, name, url: ctx.config.siteUrl + paths.recipe(recipe) })]
  })
  return writeCalendarFile({ name: 'Your cups', events, writtenAt: ctx.now })
}
