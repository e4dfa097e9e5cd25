import { offerMessages } from '#domain/own-recipes/own-recipes.messages.ts'
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

import { declineOffer, findOffer } from './offers.service.ts'
import * as repo from './recipes.repo.ts'
import { deletionReason } from './recipes.service.ts'

/** `extraStatements` joins the batch; it receives the condition for the deletion. */
type DeletionOptions = {
  extraStatements?: (condition: Condition) => Write[]
  /** Why the recipes are removed, for members who offered them. */
  reason?: string
}

/**
 * Deletes all these recipes or none, in one batch. Administrators only. Their slugs stay reserved and return 410.
 * Notifies members who saved or offered the recipes. Throws `not_found`, and `conflict` if somebody else deletes one at the same
 * time.
 */
export async function deleteRecipes(
  ctx: Ctx,
  ids: readonly string[],
  { extraStatements = () => [], reason = offerMessages.removed }: DeletionOptions = {},
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
    ...recipesToDelete.flatMap(({ recipe: { name }, offer }) =>
      offer ? declineOffer(ctx, offer, { name, reason }, condition) : [],
    ),
    ...extraStatements(condition),
    ...ids.map((id) => repo.withdrawSlugs(ctx.db, { id, at: ctx.now, reason: deletionReason }, condition)),
    repo.deleteRecipes(ctx.db, ids),
  ])
  if (auditRows.length === 0) throw new AppError('conflict', nothingDeletedMessage)
}

export const deleteRecipe = (ctx: Ctx, id: string, options?: DeletionOptions): Promise<void> =>
  deleteRecipes(ctx, [id], options)

async function loadRecipeToDelete(ctx: Ctx, id: string) {
  const queries = [repo.findRecipeById(ctx, id), repo.listSlugs(ctx, id), findOffer(ctx, id)] as const
  const [recipeRow, slugs, offer] = await Promise.all(queries).catch((cause: unknown) => {
    const { code, message } = toPublicError(cause)
    throw new AppError(code, failedCheckMessage(message), undefined, { cause })
  })
  if (!recipeRow?.recipe) throw notFound('Recipe')
  return { id, recipe: recipeRow.recipe, slugs, offer }
}
