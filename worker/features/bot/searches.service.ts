import { classifySearch } from '#domain/bot/search-words.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { incrementSearch } from './searches.repo.ts'

/** Maximum count per word and day, so that repeated searches can't control which recipes the bot writes. */
const maxCountPerWordAndDay = 200

/** Counts a search without results under a known word, after the response. Never stores the typed text. */
export function recordEmptySearch(ctx: Ctx, facts: SafetyFacts, search: string): void {
  const countedSearch = { day: toUtcDay(ctx.now), word: classifySearch(facts, search) }
  ctx.waitUntil(
    commit(ctx, [incrementSearch(ctx.db, countedSearch, maxCountPerWordAndDay)]).catch((error: unknown) =>
      ctx.log.error('search_count_failed', error),
    ),
  )
}
