import { nothingDeleted, tellFailedCheck } from '#domain/recipes/deletion.words.ts'
import { withdrawnNote } from '#domain/recipes/withdrawal-notes.ts'
import { commitAndRead, forget } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound, publicError } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { listKeepers, tellKeepers } from '#worker/features/favourites/keepers.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './recipes.repo.ts'

const deletionReason = 'It was taken out of the catalogue.'

/**
 * Administrators alone. The recipe's slugs stay taken and answer 410, and who keeps it is told. Throws `not_found`, and
 * `conflict` where somebody else deleted it meanwhile.
 */
export async function deleteRecipe(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'recipe.delete')
  const { recipe, slugs, keepers } = await findToDelete(ctx, id)
  const { name, slug } = recipe
  const act = auditIf(ctx, repo.isThere(id), {
    action: 'recipe.delete',
    subject: { kind: 'recipe', id },
    before: { name, slug },
  })
  const note = tellKeepers(ctx, { recipeId: id, note: withdrawnNote(name), woken: keepers })
  const withdrawal = repo.withdrawSlugs(ctx.db, id, { at: ctx.now, reason: deletionReason })
  const [, , , deleted] = await commitAndRead(ctx, [act, note, withdrawal, repo.deleteRecipe(ctx.db, id)])
  if (deleted.length === 0) throw new AppError('conflict', nothingDeleted)
  // Waited for: the administrator is about to look at the list.
  await forget(ctx, [tags.recipes, ...slugs.map(tags.recipe)])
}

async function findToDelete(ctx: Ctx, id: string) {
  const asked = [repo.findRecipeById(ctx, id), repo.listSlugs(ctx, id), listKeepers(ctx, id)] as const
  const [found, slugs, keepers] = await Promise.all(asked).catch((cause: unknown) => {
    const { code, message } = publicError(cause)
    throw new AppError(code, tellFailedCheck(message), undefined, { cause })
  })
  if (!found?.recipe) throw notFound('Recipe')
  return { recipe: found.recipe, slugs, keepers }
}
