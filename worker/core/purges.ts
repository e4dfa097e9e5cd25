import { minuteMs, secondMs } from '#domain/durations.ts'
import { groupPurges } from '#domain/purge-groups.ts'
import { tagsPerCallMax } from '#worker/platform/edge-cache.ts'

import type { Statement } from './commit.ts'
import type { Ctx } from './ctx.ts'
import * as repo from './purges.repo.ts'

/**
 * Milliseconds to wait before the second purge. A page rendered before a write may reach the cache after the first
 * purge; after this wait it has, and the second purge removes it.
 */
const secondPurgeDelayMs = 10 * secondMs
/** Milliseconds. A purge that is still pending after this time has failed at least once. */
const lateMs = 2 * minuteMs
const purgesPerRun = 500

/**
 * Returns the statement that records the purge. Add it to the batch of the write, so that the tags are purged even if
 * the worker is killed afterwards.
 */
export const recordPurge = ({ db, now }: Ctx, tags: readonly string[]): Statement =>
  repo.insertPurge(db, [...new Set(tags)], now)

export const selectOldestPurge = ({ db }: Ctx) => repo.selectOldestPurge(db)

/** True if the rows of `selectOldestPurge` contain a purge that the job has failed to do. */
export function isPurgeLate({ now }: Ctx, oldest: Awaited<ReturnType<typeof repo.selectOldestPurge>>): boolean {
  const [first] = oldest
  return first !== undefined && first.requestedAt < now - lateMs
}

/** Counts the pending purges, up to `max`; `oldestAt` is the request time of the oldest, null if none is pending. */
export async function getPendingPurges(ctx: Ctx, max: number): Promise<{ owed: number; oldestAt: number | null }> {
  const [owed, [oldest]] = await Promise.all([
    repo.countPendingPurges(ctx, max),
    ctx.read(repo.selectOldestPurge(ctx.db)),
  ])
  return { owed, oldestAt: oldest?.requestedAt ?? null }
}

/** Purges the tags immediately. Logs a failure: the job retries pending purges. */
export async function purgeTags(ctx: Ctx, tags: readonly string[]): Promise<void> {
  try {
    await ctx.cache.purge(tags)
  } catch (error) {
    ctx.log.error('purge_failed', error, { tags: tags.join(' ') })
  }
}

/**
 * Purges the pending tags, oldest first, with as many tags per call as allowed, and deletes the rows of each call that
 * succeeded. This is the second purge of a tag, or the first if the request's purge failed. Throws if the platform
 * refuses; the rows stay.
 */
export async function purgePending(ctx: Ctx): Promise<void> {
  const pending = await repo.listPendingPurges(ctx, ctx.now - secondPurgeDelayMs, purgesPerRun)
  for (const { ids, tags } of groupPurges(pending, tagsPerCallMax)) {
    await ctx.cache.purge(tags)
    await ctx.db.batch([repo.deletePurges(ctx.db, ids)])
  }
}
