import { blendToRecipe } from '#domain/blends/blend-check.ts'
import type { Blend, SavedBlend } from '#domain/blends/blends.types.ts'
import { createCheck } from '#domain/safety/check.ts'
import { isPassing } from '#domain/safety/passing.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './saved-blends.repo.ts'

/** Lists saved blends, newest first. Marks blends that no longer pass the general check. */
export async function listSavedBlends(ctx: Ctx): Promise<SavedBlend[]> {
  const [blends, facts] = await Promise.all([repo.listSavedBlends(ctx, requireUser(ctx).id), findFacts(ctx)])
  const check = facts && blends.length > 0 ? createCheck(facts) : undefined
  const isOutdated = (blend: Blend) => !check || !isPassing(check(blendToRecipe(blend), undefined, 'ai').verdict)
  return blends.map(({ id, blend, createdAt }) => ({ id, blend, createdAt, isOutdated: isOutdated(blend) }))
}

/** Returns the id; undefined if the same blend is already saved. Keeps only the ten newest blends. */
export async function saveBlend(ctx: Ctx, blend: Blend): Promise<string | undefined> {
  const { id: userId } = requireUser(ctx)
  const row = { id: crypto.randomUUID(), userId, blend, createdAt: ctx.now }
  const [[insertedRow]] = await executeBatch(ctx, [
    repo.insertSavedBlend(ctx.db, row),
    repo.deleteOlderSavedBlends(ctx.db, userId),
  ])
  return insertedRow?.id
}

export async function deleteSavedBlend(ctx: Ctx, id: string): Promise<void> {
  const [[deletedRow]] = await executeBatch(ctx, [repo.deleteBlend(ctx.db, { userId: requireUser(ctx).id, id })])
  if (!deletedRow) throw notFound('Blend suggestion')
}
