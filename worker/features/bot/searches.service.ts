import { wordOfSearch } from '#domain/bot/search-words.rules.ts'
import { dayAt } from '#domain/days.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { countSearch } from './searches.repo.ts'

/** Maximum counted per word and day, so that repeated searches can't decide what the bot writes. */
const countedMax = 200

/** Counts an empty search under a known word, after the response. Never stores the typed text. */
export function recordEmptySearch(ctx: Ctx, facts: SafetyFacts, search: string): void {
  const counted = { day: dayAt(ctx.now), word: wordOfSearch(facts, search) }
  ctx.waitUntil(
    commit(ctx, [countSearch(ctx.db, counted, countedMax)]).catch((error: unknown) =>
      ctx.log.error('search_not_counted', error),
    ),
  )
}
