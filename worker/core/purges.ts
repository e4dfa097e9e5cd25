import { minuteMs, secondMs } from '#domain/durations.ts'
import { groupPurges } from '#domain/purge-groups.ts'
import { maxTagsPerCall } from '#worker/platform/edge-cache.ts'

import type { Ctx } from './ctx.ts'
import * as repo from './purges.repo.ts'
import type { Statement } from './statement.ts'

/**
 * Milliseconds before the second purge. A page that was rendered before a write may be cached after the first purge.
 * The second purge then removes that page.
 */
const secondPurgeDelayMs = 10 * secondMs
/** Milliseconds. A purge that is still pending after this time has failed at least once. */
const lateMs = 2 * minuteMs
const purgesPerRun = 500

/**
 * Returns the statement that stores the purge. Add the statement to the write's batch, so that the tags are purged even
 * if the worker is killed.
 */
export const recordPurge = ({ db, now }: Ctx, tags: readonly string[]): Statement =>
  repo.insertPurge(db, [...new Set(tags)], now)

export const selectOldestPurge = ({ db }: Ctx) => repo.selectOldestPurge(db)

/** True if the job has failed to execute the oldest purge. Pass the rows of `selectOldestPurge`. */
export function isPurgeLate({ now }: Ctx, oldest: Awaited<ReturnType<typeof repo.selectOldestPurge>>): boolean {
  const [oldestPurge] = oldest
  return oldestPurge !== undefined && oldestPurge.requestedAt < now - lateMs
}

/**
 * Returns the number of pending purges, up to `max`, and the request time of the oldest. `oldestAt` is null if no purge
 * is pending.
 */
export async function getPendingPurges(ctx: Ctx, max: number): Promise<{ owed: number; oldestAt: number | null }> {
  const [owed, [oldest]] = await Promise.all([
    repo.countPendingPurges(ctx, max),
    ctx.read(repo.selectOldestPurge(ctx.db)),
  ])
  return { owed, oldestAt: oldest?.requestedAt ?? null }
}

/** Purges the tags immediately. A failure is only logged, because the job retries pending purges. */
export async function purgeTags(ctx: Ctx, tags: readonly string[]): Promise<void> {
  try {
    await ctx.cache.purge(tags)
  } catch (error) {
    ctx.log.error('purge_failed', error, { tags: tags.join(' ') })
  }
}

/**
 * Purges pending tags, oldest first, in as few calls as possible. Deletes the rows of each successful call. Throws if
 * the platform refuses a call; the remaining rows stay.
 */
export async function purgePending(ctx: Ctx): Promise<void> {
  const pending = await repo.listPendingPurges(ctx, ctx.now - secondPurgeDelayMs, purgesPerRun)
  for (const { ids, tags } of groupPurges(pending, maxTagsPerCall)) {
    await ctx.cache.purge(tags)
    await ctx.db.batch([repo.deletePurges(ctx.db, ids)])
  }
}
