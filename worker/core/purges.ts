import { minuteMs, secondMs } from '#domain/durations.ts'
import { purgeGroups } from '#domain/purge-groups.ts'
import { tagsInCallMax } from '#worker/platform/edge-cache.ts'

import type { Statement } from './commit.ts'
import type { Ctx } from './ctx.ts'
import * as repo from './purges.repo.ts'

/** A page that was drawn before a write may be stored after its first purge; by then it is, and the second purge removes it. */
const settleMs = 10 * secondMs
/** A purge that the job has not done by then has failed at least once. */
const lateMs = 2 * minuteMs
const owedAtOnce = 500

/** The row by which the tags are purged, whatever happens after the batch of the write that it goes into. */
export const owePurge = ({ db, now }: Ctx, tags: readonly string[]): Statement =>
  repo.insertPurge(db, [...new Set(tags)], now)

export const selectOldestPurge = ({ db }: Ctx) => repo.selectOldest(db)

/** True where the rows of `selectOldestPurge` name a purge that the job has failed to do. */
export function isPurgeLate({ now }: Ctx, oldest: Awaited<ReturnType<typeof repo.selectOldest>>): boolean {
  const [first] = oldest
  return first !== undefined && first.requestedAt < now - lateMs
}

/** Counts the owed purges, up to `max`, and says when the oldest was requested; null where none is owed. */
export async function getOwedPurges(ctx: Ctx, max: number): Promise<{ owed: number; oldestAt: number | null }> {
  const [owed, [oldest]] = await Promise.all([repo.countOwed(ctx, max), ctx.read(repo.selectOldest(ctx.db))])
  return { owed, oldestAt: oldest?.requestedAt ?? null }
}

/** Purges the tags at once. A failure is logged; the job purges what is owed. */
export async function purgeTags(ctx: Ctx, tags: readonly string[]): Promise<void> {
  try {
    await ctx.cache.purge(tags)
  } catch (error) {
    ctx.log.error('purge_failed', error, { tags: tags.join(' ') })
  }
}

/**
 * Purges what is owed, oldest first, in calls of as many tags as one may have, and deletes the rows of each call that succeeded. It is the
 * second purge of a tag, or the first where the request failed to do it. Throws where the platform refuses; the rows stay then.
 */
export async function purgeOwed(ctx: Ctx): Promise<void> {
  const owed = await repo.listOwed(ctx, ctx.now - settleMs, owedAtOnce)
  for (const { ids, tags } of purgeGroups(owed, tagsInCallMax)) {
    await ctx.cache.purge(tags)
    await ctx.db.batch([repo.deletePurges(ctx.db, ids)])
  }
}
