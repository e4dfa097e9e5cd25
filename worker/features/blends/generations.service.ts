import { createHash } from 'node:crypto'

import { freeBlendsPerMonth } from '#domain/accounts/accounts.rules.ts'
import { maxProposals } from '#domain/blends/blends.limits.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import { dayMs } from '#domain/durations.ts'
import { isPremium } from '#domain/permissions.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { generateToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './blends.repo.ts'

/** Generation that counts towards the monthly limit. `token` authorises further proposals. */
export type Generation = { id: string; token: string; isNew: boolean; proposalsLeft: number }

/** Returns the month as `yyyy-mm` in UTC. */
const toMonth = (time: number) => new Date(time).toISOString().slice(0, 7)

/** Counts the viewer's blends of this month. Returns 0 for a visitor. */
export async function countBlends(ctx: Ctx): Promise<number> {
  return ctx.viewer.role === 'visitor' ? 0 : repo.countGenerations(ctx, ctx.viewer.id, toMonth(ctx.now))
}

/** Counts a generation before its blend is composed. Throws `forbidden` at the monthly limit. */
export async function startGeneration(ctx: Ctx, wish: BlendWish): Promise<Generation> {
  const { id: userId, role } = requireUser(ctx)
  const token = generateToken()
  const row = { id: hashGenerationId(token, wish), userId, month: toMonth(ctx.now), createdAt: ctx.now }
  const [[insertedRow]] = await executeBatch(ctx, [
    repo.insertGeneration(ctx.db, row, isPremium(role) ? null : freeBlendsPerMonth),
  ])
  if (!insertedRow) throw new AppError('forbidden', blendMessages.limitReached)
  return { id: row.id, token, isNew: true, proposalsLeft: maxProposals }
}

/**
 * Allows another proposal for the same wish within a day. The id is a hash of the token and the wish, because the text
 * isn't stored. Throws `not_found` for another wish or token, and `rate_limited` after five proposals.
 */
export async function continueGeneration(ctx: Ctx, token: string, wish: BlendWish): Promise<Generation> {
  const { id: userId } = requireUser(ctx)
  const id = hashGenerationId(token, wish)
  const row = await repo.findGeneration(ctx, { userId, id })
  if (!row || ctx.now - row.createdAt > dayMs) throw new AppError('not_found', blendMessages.expired)
  await rateLimit(ctx, 'blend-proposal', { max: maxProposals, windowMs: dayMs }, id)
  return { id, token, isNew: false, proposalsLeft: Math.max(0, maxProposals - Math.max(1, wish.shown.length)) }
}

/** Refunds a new generation without a blend. Further proposals aren't counted, so they need no refund. */
export async function refundGeneration(ctx: Ctx, { id, isNew }: Generation): Promise<void> {
  if (isNew) await commit(ctx, [repo.deleteGeneration(ctx.db, { userId: requireUser(ctx).id, id })])
}

/** Returns the id of a generation. The hash doesn't reveal the wish, because the token isn't stored. */
const hashGenerationId = (token: string, { description, tastes, ownOnly }: BlendWish) =>
  createHash('sha256')
    .update(JSON.stringify([token, description.trim(), tastes.toSorted(), ownOnly]))
    .digest('hex')
