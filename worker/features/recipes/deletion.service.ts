import { nothingDeletedMessage, failedCheckMessage } from '#domain/recipes/deletion.messages.ts'
import { createWithdrawnNotification } from '#domain/recipes/withdrawal-notifications.ts'
import { commitPublic, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound, toPublicError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './recipes.repo.ts'
import { deletionReason } from './recipes.service.ts'

/**
 * Returns extra statements for the batch of a deletion. Receives the recipe names and the condition for the deletion.
 */
type ExtraStatements = (names: readonly string[], condition: Condition) => Write[]

/**
 * Deletes all these recipes or none, in one batch. Administrators only. Their slugs stay reserved and return 410.
 * Notifies members who saved the recipes. Throws `not_found`, and `conflict` if somebody else deletes one at the same
 * time.
 */
export async function deleteRecipes(
  ctx: Ctx,
  ids: readonly string[],
  extraStatements: ExtraStatements = () => [],
): Promise<void> {
  authorize(ctx, 'recipe.delete')
  const recipesToDelete = await Promise.all(ids.map((id) => loadRecipeToDelete(ctx, id)))
  const condition = repo.recipesExist(ids)
  const [first, ...rest] = recipesToDelete.map(({ id, recipe: { name, slug } }) =>
    auditIf(ctx, condition, { action: 'recipe.delete', subject: { kind: 'recipe', id }, before: { name, slug } }),
  )
  if (!first) return
  const purgedTags = [tags.recipes, ...recipesToDelete.flatMap(({ slugs }) => slugs.map(tags.recipe))]
  const [auditRows] = await commitPublic(ctx, purgedTags, [
    first,
    ...rest,
    ...recipesToDelete.map(({ id, recipe }) =>
      notifyFavouriters(ctx, { recipeId: id, notification: createWithdrawnNotification(recipe.name), condition }),
    ),
    ...extraStatements(
      recipesToDelete.map(({ recipe }) => recipe.name),
      condition,
    ),
    ...ids.map((id) => repo.withdrawSlugs(ctx.db, { id, at: ctx.now, reason: deletionReason }, condition)),
    repo.deleteRecipes(ctx.db, ids),
  ])
  if (auditRows.length === 0) throw new AppError('conflict', nothingDeletedMessage)
}

export const deleteRecipe = (
  ctx: Ctx,
  id: string,
  extraStatements: (name: string, condition: Condition) => Write[] = () => [],
): Promise<void> => deleteRecipes(ctx, [id], ([name = ''], condition) => extraStatements(name, condition))

async function loadRecipeToDelete(ctx: Ctx, id: string) {
  const queries = [repo.findRecipeById(ctx, id), repo.listSlugs(ctx, id)] as const
  const [recipeRow, slugs] = await Promise.all(queries).catch((cause: unknown) => {
    const { code, message } = toPublicError(cause)
    throw new AppError(code, failedCheckMessage(message), undefined, { cause })
  })
  if (!recipeRow?.recipe) throw notFound('Recipe')
  return { id, recipe: recipeRow.recipe, slugs }
}
