import { addDays, toUtcDay } from '#domain/days.ts'
import { hourMs } from '#domain/durations.ts'
import { brewMessages } from '#domain/own-recipes/brews.messages.ts'
import type { OwnBrewContent } from '#domain/own-recipes/brews.schemas.ts'
import { type BrewCursor, brewsPageSize, type BrewsPage, formatBrewCursor } from '#domain/own-recipes/brews.types.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './brews.repo.ts'

const saveLimit = { max: 300, windowMs: hourMs }

type RecipeKey = { userId: string; id: string }

/** Reads a page of brews without checking that the recipe exists. */
export async function readBrews(ctx: Ctx, key: RecipeKey, after?: BrewCursor): Promise<BrewsPage> {
  const rows = await repo.listBrews(ctx, key, after, brewsPageSize + 1)
  const brews = rows.slice(0, brewsPageSize)
  const last = rows.length > brews.length ? brews.at(-1) : undefined
  return { brews, next: last ? formatBrewCursor(last) : null }
}

/** Returns a page of brews, latest day first. Throws `not_found` if the member has no such recipe. */
export async function listBrews(ctx: Ctx, id: string, after: BrewCursor | undefined): Promise<BrewsPage> {
  const key = { userId: requireUser(ctx).id, id }
  const [hasRecipe, page] = await Promise.all([repo.hasRecipe(ctx, key), readBrews(ctx, key, after)])
  if (!hasRecipe) throw notFound('Recipe')
  return page
}

type BrewKey = { id: string; brew: string }

/**
 * Adds a brew or replaces it. Saving the same brew again changes nothing. Throws `invalid` for a day that has begun
 * nowhere yet, `conflict` if the recipe has as many brews as it can, and `not_found` if the member has no such recipe.
 */
export async function saveBrew(ctx: Ctx, { id, brew }: BrewKey, content: OwnBrewContent): Promise<void> {
  const key = { userId: requireUser(ctx).id, id }
  await rateLimit(ctx, 'own-brew', saveLimit, key.userId)
  if (content.day > addDays(toUtcDay(ctx.now), 1))
    throw new AppError('invalid', brewMessages.future, { day: brewMessages.future })
  const [[saved]] = await executeBatch(ctx, [
    repo.upsertBrew(ctx.db, { ...key, brew }, content, ctx.now),
    repo.updateBrewSummary(ctx.db, key),
  ])
  if (saved) return
  if (!(await repo.hasRecipe(ctx, key))) throw notFound('Recipe')
  throw new AppError('conflict', brewMessages.full)
}

/** Deletes a brew. Throws `not_found` if the member has no such brew. */
export async function deleteBrew(ctx: Ctx, { id, brew }: BrewKey): Promise<void> {
  const key = { userId: requireUser(ctx).id, id }
  const [[deletedRow]] = await executeBatch(ctx, [
    repo.deleteBrew(ctx.db, { ...key, brew }),
    repo.updateBrewSummary(ctx.db, key),
  ])
  if (!deletedRow) throw notFound('Brew')
}
