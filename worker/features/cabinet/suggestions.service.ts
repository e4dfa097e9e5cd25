import type { BlendSuggestion, CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { checkSuggestion, createBlendCheck, createSuggestion } from '#domain/cabinet/suggestion-check.ts'
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

const suggestionLimit = { max: 30, windowMs: hourMs }
/** Maximum attempts. An attempt fails if another tab has stored the same suggestion. */
const maxAttempts = 5

type SavedSuggestion = { id: string; blendName: string }

export async function listSuggestions(ctx: Ctx): Promise<CheckedSuggestion[]> {
  const [suggestions, facts] = await Promise.all([repo.listSuggestions(ctx, requireUser(ctx).id), findFacts(ctx)])
  const checker = facts && suggestions.length > 0 ? createChecker(facts) : undefined
  return suggestions.map((suggestion) =>
    Object.assign(suggestion, { check: checker ? checkSuggestion(checker, suggestion) : null }),
  )
}

/**
 * Suggests a blend of herbs in stock and saves it. Returns null if no blend passes the check, which includes the
 * member's saved health answers. Throws `conflict` without herbs in stock, and `rate_limited` after 30 suggestions in
 * an hour.
 */
export async function suggestBlend(ctx: Ctx, random: () => number): Promise<SavedSuggestion | null> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'suggest-blend', suggestionLimit, userId)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [cabinetHerbs, listedSuggestions, deletedSuggestions, facts, profile] = await Promise.all([
      repo.listBlendHerbs(ctx, userId),
      repo.listCabinetSuggestions(ctx, userId),
      repo.listDeletedSuggestions(ctx, userId),
      getFacts(ctx),
      findCheckProfile(ctx),
    ])
    if (cabinetHerbs.length === 0) throw new AppError('conflict', suggestionMessages.noHerbs)
    const herbs = cabinetHerbs.filter(({ isAvailable }) => isAvailable).map(({ herb }) => herb)
    if (herbs.length === 0) throw new AppError('conflict', suggestionMessages.noneAvailable)
    const checkBlend = createBlendCheck(createChecker(facts), profile)
    const statement = chooseSuggestion(ctx, { herbs, listedSuggestions, deletedSuggestions, checkBlend, random })
    if (!statement) return null
    const [[savedSuggestion]] = await executeBatch(ctx, [statement, repo.deleteOlderSuggestions(ctx.db, userId)])
    if (savedSuggestion) return savedSuggestion
  }
  throw new AppError('unavailable')
}

type DeletedSuggestions = Awaited<ReturnType<typeof repo.listDeletedSuggestions>>
type SuggestionSources = {
  herbs: BlendHerb[]
  listedSuggestions: BlendSuggestion[]
  deletedSuggestions: DeletedSuggestions
  checkBlend: CheckBlend
  random: () => number
}

/**
 * Returns the statement that saves the suggestion. Prefers a new blend, then the oldest listed blend, then a deleted
 * blend.
 */
function chooseSuggestion(
  ctx: Ctx,
  { herbs, listedSuggestions, deletedSuggestions, checkBlend, random }: SuggestionSources,
) {
  const { id: userId } = requireUser(ctx)
  const proposal = proposeBlend(herbs, {
    checkBlend,
    earlierSuggestions: [...listedSuggestions, ...deletedSuggestions],
    random,
  })
  if (proposal) {
    const row = { ...createSuggestion(proposal), id: crypto.randomUUID(), userId, createdAt: ctx.now }
    return repo.insertSuggestion(ctx.db, row)
  }
  const reusable = findReusableSuggestion(herbs, listedSuggestions, checkBlend)
  if (reusable) return repo.refreshSuggestion(ctx.db, { userId, id: reusable.id }, ctx.now)
  const reusableDeleted = findReusableSuggestion(herbs, deletedSuggestions, checkBlend)
  return reusableDeleted && repo.restoreSuggestion(ctx.db, { userId, id: reusableDeleted.id }, ctx.now)
}

/**
 * Marks a suggestion as deleted, so that it is only suggested again when there is no other. Deletes a saved blend
 * permanently. Throws `not_found` if the id isn't on the member's list.
 */
export async function deleteSuggestion(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const [[deletedSuggestion], [deletedBlend]] = await executeBatch(ctx, [
    repo.deleteSuggestion(ctx.db, { userId, id }, ctx.now),
    savedBlends.deleteBlend(ctx.db, { userId, id }),
    repo.deleteOldDeletedSuggestions(ctx.db, userId),
  ])
  if (!deletedSuggestion && !deletedBlend) throw notFound('Blend suggestion')
}
