import type { ChangedRecipe, FactPreview } from '#domain/herbs/fact-editor.types.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { getStatusAfterCheck } from '#domain/safety/status-after.rules.ts'
import { type Checker, createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { checkStoredRecipe } from './recheck.service.ts'
import { listRecipesWithHerb, type RecipeRow } from './safety.repo.ts'

/** Maximum recipes that one request examines. */
const maxPreviewedRecipes = 150

type PreviewRequest = { herbId: string; after: string; currentFacts: SafetyFacts; newFacts: SafetyFacts }

/**
 * Returns how edited facts would change the verdicts of a herb's recipes. Starts after the recipe with the id `after`.
 * Stores nothing.
 */
export async function previewRecipes(
  ctx: Ctx,
  { herbId, after, currentFacts, newFacts }: PreviewRequest,
): Promise<Pick<FactPreview, 'recipes' | 'checked' | 'next'>> {
  const rows = await listRecipesWithHerb(ctx, herbId, after, maxPreviewedRecipes + 1)
  const recipes = rows.slice(0, maxPreviewedRecipes)
  const [currentChecker, newChecker] = [createChecker(currentFacts), createChecker(newFacts)]
  return {
    recipes: recipes.flatMap((recipe) => findVerdictChange(recipe, currentChecker, newChecker)),
    checked: recipes.length,
    next: rows.length > recipes.length ? (recipes.at(-1)?.id ?? null) : null,
  }
}

function findVerdictChange(recipe: RecipeRow, currentChecker: Checker, newChecker: Checker): ChangedRecipe[] {
  const [before, after] = [checkStoredRecipe(currentChecker, recipe), checkStoredRecipe(newChecker, recipe)]
  const [textsBefore, textsAfter] = [before, after].map(({ notes }) => notes.map(({ text }) => text))
  if (!textsBefore || !textsAfter) return []
  const added = textsAfter.filter((text) => !textsBefore.includes(text))
  const removed = textsBefore.filter((text) => !textsAfter.includes(text))
  const isHeldBack = recipe.status === 'published' && getStatusAfterCheck(recipe, after).status === 'review'
  if (before.verdict === after.verdict && added.length + removed.length === 0 && !isHeldBack) return []
  const { slug, name } = recipe
  return [{ slug, name, before: before.verdict, after: after.verdict, isHeldBack, added, removed }]
}
