import type { MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'
import { type Candidate, maxCandidates, findMakeable } from '#domain/cabinet/making.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import { toViewerCard } from '#domain/recipes/closed.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './makeable-remedies.repo.ts'

export async function listMakeableRemedies(ctx: Ctx): Promise<MakeableRemedies> {
  const [candidates, stock, kitchen] = await Promise.all([
    repo.listCandidates(ctx),
    repo.listStock(ctx, requireUser(ctx).id),
    repo.listKitchen(ctx),
  ])
  const herbsInStock = stock.filter(({ isAvailable }) => isAvailable)
  const remedies = findMakeable({
    candidates: candidates.map((recipe) => toViewerCard<Candidate>(ctx.viewer, recipe)),
    herbsInStock,
    kitchenIngredients: kitchen,
    today: toUtcDay(ctx.now),
  })
  return { remedies, comparedCount: candidates.length < maxCandidates ? null : maxCandidates }
}

export async function listHerbsInStock(ctx: Ctx): Promise<string[]> {
  const stock = await repo.listStock(ctx, requireUser(ctx).id)
  return stock.flatMap(({ slug, isAvailable }) => (isAvailable ? [slug] : []))
}
