import { toUtcDay } from '#domain/days.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import { pharmacistLinkMessages } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import type { NewPharmacistLink } from '#domain/pharmacist-links/pharmacist-links.schemas.ts'
import type { PharmacistLinks } from '#domain/pharmacist-links/pharmacist-links.types.ts'
import { createSharedOverview, type SharedOverview } from '#domain/pharmacist-links/shared-overview.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, gone, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { generateToken, hashToken } from '#worker/core/tokens.ts'
import { listHerbsAtHome } from '#worker/features/cabinet/cabinet.service.ts'
import { listLastMadeRecipes } from '#worker/features/own-recipes/own-recipes.service.ts'
import { findSafetyCopy, getSafetyCopy } from '#worker/features/profile/profile.service.ts'
import { countBurst, createRateLimitedError, rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './pharmacist-links.repo.ts'

const creationLimit = { max: 20, windowMs: hourMs }
const maxLinks = 10
const maxSharedRecipes = 30

export async function listPharmacistLinks(ctx: Ctx): Promise<PharmacistLinks> {
  const [links, copy] = await Promise.all([
    repo.listLinks(ctx, requireUser(ctx).id, { now: ctx.now, limit: maxLinks }),
    getSafetyCopy(ctx),
  ])
  return { links, hasAnswers: copy !== null }
}

/**
 * Creates a link and returns its token, which isn't stored. The same request again returns another token for the same
 * link. Throws `conflict` if the member already has as many links as they can have.
 */
export async function createPharmacistLink(ctx: Ctx, { id, parts, days }: NewPharmacistLink) {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'pharmacist-link', creationLimit, userId)
  const token = generateToken()
  const link = { id, userId, tokenHash: hashToken(token), parts, createdAt: ctx.now, expiresAt: ctx.now + days * dayMs }
  const [[stored]] = await executeBatch(ctx, [repo.upsertLink(ctx.db, link, maxLinks)])
  if (!stored) throw new AppError('conflict', pharmacistLinkMessages.full(maxLinks))
  return { token, expiresAt: stored.expiresAt }
}

/** Ends a link. Ending it again changes nothing. Throws `not_found` if the member has no such link. */
export async function endPharmacistLink(ctx: Ctx, id: string): Promise<void> {
  const [[ended]] = await executeBatch(ctx, [repo.endLink(ctx.db, { userId: requireUser(ctx).id, id }, ctx.now)])
  if (!ended) throw notFound('Link')
}

/** Content of a pharmacist's page, with who shares it and when. Times are milliseconds since the epoch. */
export type PharmacistPage = {
  memberName: string
  createdAt: number
  expiresAt: number
  readAt: number
  overview: SharedOverview
}

/**
 * Returns what a link shows, from the current data and facts. Throws `gone` if the link has ended, `not_found` for an
 * unknown link, and `rate_limited` if a network opens links faster than people do.
 */
export async function readPharmacistPage(ctx: Ctx, token: string): Promise<PharmacistPage> {
  if ((await countBurst(ctx, 'minute', 'pharmacist-page')) === false) throw createRateLimitedError(60)
  const link = await repo.findLink(ctx, hashToken(token))
  if (!link) throw new AppError('not_found', pharmacistLinkMessages.unknown)
  const { userId, parts, memberName, createdAt, expiresAt } = link
  if (expiresAt <= ctx.now) throw gone(pharmacistLinkMessages.noLongerWorks)
  const [facts, copy, recipes, cabinet] = await Promise.all([
    getFacts(ctx),
    parts.includes('answers') ? findSafetyCopy(ctx, userId) : null,
    parts.includes('recipes') ? listLastMadeRecipes(ctx, userId, maxSharedRecipes) : [],
    parts.includes('cabinet') ? listHerbsAtHome(ctx, userId) : [],
  ])
  const answers = copy?.answers ?? null
  const overview = createSharedOverview({ parts, facts, today: toUtcDay(ctx.now), answers, recipes, cabinet })
  return { memberName, createdAt, expiresAt, readAt: ctx.now, overview }
}
