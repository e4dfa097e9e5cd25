import type { BlendSuggestion, CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { checkSuggestion, createBlendCheck, writeSuggestion } from '#domain/cabinet/suggestion-check.ts'
import { suggestionMessages } from '#domain/cabinet/suggestion.messages.ts'
import {
  type BlendHerb,
  type CheckBlend,
  findReusableSuggestion,
  proposeBlend,
} from '#domain/cabinet/suggestion.rules.ts'
import { hourMs } from '#domain/durations.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { findFacts, getFacts } from '#worker/features/safety/safety.service.ts'

import * as savedBlends from './saved-blends.repo.ts'
import * as repo from './suggestions.repo.ts'

const limit = { max: 30, windowMs: hourMs }
/** Attempts before giving up: another tab may have stored the same suggestion. */
const attemptsMax = 5

type Suggested = { id: string; blendName: string }

/** Lists suggestions, newest first, each with its safety check. */
export async function listSuggestions(ctx: Ctx): Promise<CheckedSuggestion[]> {
  const [suggestions, facts] = await Promise.all([repo.listSuggestions(ctx, requireUser(ctx).id), findFacts(ctx)])
  const checker = facts && suggestions.length > 0 ? createChecker(facts) : undefined
  return suggestions.map((suggestion) =>
    Object.assign(suggestion, { check: checker ? checkSuggestion(checker, suggestion) : null }),
  )
}

/**
 * Suggests a blend of herbs in stock and saves it. Returns null if no blend passes the check, which includes the
 * member's saved health answers. Throws `conflict` without herbs in stock, and `rate_limited` after 30 in an hour.
 */
export async function suggestBlend(ctx: Ctx, random: () => number): Promise<Suggested | null> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'suggest-blend', limit, userId)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const [cabinetHerbs, listed, deleted, facts, profile] = await Promise.all([
      repo.listBlendHerbs(ctx, userId),
      repo.listCabinetSuggestions(ctx, userId),
      repo.listDeleted(ctx, userId),
      getFacts(ctx),
      findCheckProfile(ctx),
    ])
    if (cabinetHerbs.length === 0) throw new AppError('conflict', suggestionMessages.noHerbs)
    const herbs = cabinetHerbs.filter(({ isAvailable }) => isAvailable).map(({ herb }) => herb)
    if (herbs.length === 0) throw new AppError('conflict', suggestionMessages.noneAvailable)
    const checkBlend = createBlendCheck(createChecker(facts), profile)
    const statement = chooseSuggestion(ctx, { herbs, listed, deleted, checkBlend, random })
    if (!statement) return null
    const [[saved]] = await executeBatch(ctx, [statement, repo.deleteOlder(ctx.db, userId)])
    if (saved) return saved
  }
  throw new AppError('unavailable')
}

type Deleted = Awaited<ReturnType<typeof repo.listDeleted>>
type SuggestionSources = {
  herbs: BlendHerb[]
  listed: BlendSuggestion[]
  deleted: Deleted
  checkBlend: CheckBlend
  random: () => number
}

/** Prefers a new blend, then the oldest listed one, then a deleted one. */
function chooseSuggestion(ctx: Ctx, { herbs, listed, deleted, checkBlend, random }: SuggestionSources) {
  const { id: userId } = requireUser(ctx)
  const proposal = proposeBlend(herbs, { checkBlend, known: [...listed, ...deleted], random })
  if (proposal) {
    const row = { ...writeSuggestion(proposal), id: crypto.randomUUID(), userId, createdAt: ctx.now }
    return repo.insertSuggestion(ctx.db, row)
  }
  const again = findReusableSuggestion(herbs, listed, checkBlend)
  if (again) return repo.renewSuggestion(ctx.db, { userId, id: again.id }, ctx.now)
  const deletedAgain = findReusableSuggestion(herbs, deleted, checkBlend)
  return deletedAgain && repo.relistSuggestion(ctx.db, { userId, id: deletedAgain.id }, ctx.now)
}

/**
 * Marks a suggestion as deleted, so that it's only suggested again if nothing else is left. Deletes a saved blend of
 * the generator permanently. Throws `not_found` for an id that isn't on the member's list.
 */
export async function deleteSuggestion(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const [[deleted], [gone]] = await executeBatch(ctx, [
    repo.deleteSuggestion(ctx.db, { userId, id }, ctx.now),
    savedBlends.deleteBlend(ctx.db, { userId, id }),
    repo.deleteOldDeleted(ctx.db, userId),
  ])
  if (!deleted && !gone) throw notFound('Blend suggestion')
}
