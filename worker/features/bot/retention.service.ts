import { addDays, dayAt } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { deleteOlder as deleteOlderActivity } from './activity.repo.ts'
import { deleteOlder as deleteOlderBatches } from './batches.repo.ts'
import { deleteOlder as deleteOlderSearches } from './searches.repo.ts'

/** What the bot did, and what was searched in vain, is of use for so long. */
const keptDays = 180

export function forgetBotActivity(ctx: Ctx): Promise<void> {
  const before = ctx.now - keptDays * dayMs
  const day = addDays(dayAt(ctx.now), -keptDays)
  return commit(ctx, [
    deleteOlderActivity(ctx.db, before),
    ...deleteOlderBatches(ctx.db, before, day),
    deleteOlderSearches(ctx.db, day),
  ])
}
