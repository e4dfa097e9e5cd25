import { createHash } from 'node:crypto'

import { freeBlends } from '#domain/accounts/accounts.rules.ts'
import { proposalsMax } from '#domain/blends/blends.limits.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import { blendWords } from '#domain/blends/blends.words.ts'
import { dayMs } from '#domain/durations.ts'
import { isPremium } from '#domain/permissions.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { newToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './blends.repo.ts'

/** A generation that was counted; `token` is what its member asks for further proposals by. */
export type Generation = { id: string; token: string; isNew: boolean; proposalsLeft: number }

/** The month of a moment, `yyyy-mm`, UTC. */
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)

/** How many blends were generated for whoever asks this month; none for a visitor. */
export async function countBlends(ctx: Ctx): Promise<number> {
  return ctx.viewer.role === 'visitor' ? 0 : repo.countGenerations(ctx, ctx.viewer.id, monthOf(ctx.now))
}

/** Counts a generation before it is made. Throws `forbidden` where the month's are used up. */
export async function beginGeneration(ctx: Ctx, wish: BlendWish): Promise<Generation> {
  const { id: userId, role } = requireUser(ctx)
  const token = newToken()
  const row = { id: idOf(token, wish), userId, month: monthOf(ctx.now), createdAt: ctx.now }
  const [[counted]] = await executeBatch(ctx, [
    repo.insertGeneration(ctx.db, row, isPremium(role) ? null : freeBlends),
  ])
  if (!counted) throw new AppError('forbidden', blendWords.limit)
  return { id: row.id, token, isNew: true, proposalsLeft: proposalsMax }
}

/**
 * Another proposal of a generation of the last day, for the very same wish: its words are not stored, but without them the token
 * opens nothing. Throws `not_found` otherwise, and `rate_limited` after five.
 */
export async function goOnWith(ctx: Ctx, token: string, wish: BlendWish): Promise<Generation> {
  const { id: userId } = requireUser(ctx)
  const id = idOf(token, wish)
  const found = await repo.findGeneration(ctx, { userId, id })
  if (!found || ctx.now - found.createdAt > dayMs) throw new AppError('not_found', blendWords.outOfProposals)
  await rateLimit(ctx, 'blend-proposal', { max: proposalsMax, windowMs: dayMs }, id)
  return { id, token, isNew: false, proposalsLeft: Math.max(0, proposalsMax - Math.max(1, wish.shown.length)) }
}

/** A generation that came to nothing costs nothing; a proposal of an earlier one changes nothing. */
export async function takeBack(ctx: Ctx, { id, isNew }: Generation): Promise<void> {
  if (isNew) await commit(ctx, [repo.deleteGeneration(ctx.db, { userId: requireUser(ctx).id, id })])
}

/** Nobody reads the words out of it: the token is stored nowhere. */
const idOf = (token: string, { description, tastes, ownOnly }: BlendWish) =>
  createHash('sha256')
    .update(JSON.stringify([token, description.trim(), tastes.toSorted(), ownOnly]))
    .digest('hex')
