import type { ChangedRecipe, FactPreview } from '#domain/herbs/fact-editor.types.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { statusAfter } from '#domain/safety/status-after.rules.ts'
import { type Checker, createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { checkStored } from './recheck.service.ts'
import { listWithHerb, type RecipeAsRead } from './safety.repo.ts'

/** Recipes that one request examines. */
const previewedAtOnce = 150

type PreviewRequest = { herbId: string; after: string; now: SafetyFacts; next: SafetyFacts }

/**
 * Returns how the check of recipes with a herb would change with other facts, from the recipe after the id `after`.
 * Stores nothing.
 */
export async function previewRecipes(
  ctx: Ctx,
  { herbId, after, now, next }: PreviewRequest,
): Promise<Pick<FactPreview, 'recipes' | 'checked' | 'next'>> {
  const read = await listWithHerb(ctx, herbId, after, previewedAtOnce + 1)
  const recipes = read.slice(0, previewedAtOnce)
  const [one, other] = [createChecker(now), createChecker(next)]
  return {
    recipes: recipes.flatMap((recipe) => changeOf(recipe, one, other)),
    checked: recipes.length,
    next: read.length > recipes.length ? (recipes.at(-1)?.id ?? null) : null,
  }
}

function changeOf(recipe: RecipeAsRead, now: Checker, next: Checker): ChangedRecipe[] {
  const [before, after] = [checkStored(now, recipe), checkStored(next, recipe)]
  const [had, has] = [before, after].map(({ notes }) => notes.map(({ text }) => text))
  if (!had || !has) return []
  const added = has.filter((text) => !had.includes(text))
  const removed = had.filter((text) => !has.includes(text))
  const isHeldBack = recipe.status === 'published' && statusAfter(recipe, after).status === 'review'
  if (before.verdict === after.verdict && added.length + removed.length === 0 && !isHeldBack) return []
  const { slug, name } = recipe
  return [{ slug, name, before: before.verdict, after: after.verdict, isHeldBack, added, removed }]
}
