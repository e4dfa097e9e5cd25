// Must be the first import: it configures Zod before any schema is created.
import '#client/core/configure-zod.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { createRevalidation } from '#client/core/revalidation.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { createEditCheck, type CheckEdit } from '#domain/recipes/edit-check.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { getFacts, getRecipeToEdit } from './editing.api.ts'
import { RemedyEditor } from './remedy-editor.tsx'

/** `checkEdit` is null if the facts couldn't be loaded. Then only the worker checks the remedy, when it is saved. */
type LoaderData = { recipe: RecipeToEdit | null; checkEdit: CheckEdit | null; herbNames: string[] }

const { shouldRevalidate, markLoaded } = createRevalidation(['name'])
export { shouldRevalidate }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<LoaderData> => {
  await requireAdmin(args)
  const { context, params } = args
  const id = params['id'] ?? ''
  const [facts, recipe] = await Promise.all([
    getFacts(context).then(
      (response) => response.facts,
      () => null,
    ),
    id === 'new' ? null : getRecipeToEdit(context, id).then((response) => response.recipe),
  ])
  return markLoaded({
    recipe,
    checkEdit: facts && createEditCheck(createChecker(facts)),
    herbNames: facts
      ? [...facts.herbs.map(({ commonName }) => commonName), ...facts.safeIngredients.map(capitaliseName)]
      : [],
  })
})

const capitaliseName = ({ name }: { name: string }) => name.charAt(0).toUpperCase() + name.slice(1)

export { remedyAction as action } from './admin-remedy.action.ts'

export function Component() {
  const { recipe, checkEdit, herbNames } = useLoaderData<LoaderData>()
  return (
    <AdminLayout title={recipe ? 'Edit a remedy' : 'New remedy'}>
      <RemedyEditor key={recipe?.id ?? 'new'} recipe={recipe} checkEdit={checkEdit} herbNames={herbNames} />
    </AdminLayout>
  )
}
