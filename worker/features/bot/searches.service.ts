import { wordOfSearch } from '#domain/bot/search-words.rules.ts'
import { dayAt } from '#domain/days.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { countSearch } from './searches.repo.ts'

/** So many searches of one word are counted on a day: who searches in a loop does not decide what is written next. */
const countedMax = 200

/** Counts a search that found nothing by a word of our own, after the answer; what was typed goes no further. */
export function noteEmptySearch(ctx: Ctx, facts: SafetyFacts, search: string): void {
  const counted = { day: dayAt(ctx.now), word: wordOfSearch(facts, search) }
  ctx.waitUntil(
    commit(ctx, [countSearch(ctx.db, counted, countedMax)]).catch((error: unknown) =>
      ctx.log.error('search_not_counted', error),
    ),
  )
}
