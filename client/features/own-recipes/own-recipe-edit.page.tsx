// Must be the first import: it configures Zod before any schema is created.
import '#client/core/configure-zod.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { createRevalidation } from '#client/core/revalidation.ts'
import { requestSession } from '#client/features/accounts/request-session.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { useStoredProfile } from '#client/features/safety/profile-store.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { loadAsMember } from './load-as-member.ts'
import { type LoadedOwnCheck, loadOwnCheck } from './load-check.ts'
import { OwnRecipesIntroduction } from './own-recipes-introduction.tsx'
import { getOwnRecipe } from './own-recipes.api.ts'
import { RecipeEditor } from './recipe-editor.tsx'

/** `isVisitor` is true for visitors on the page for a new recipe. */
type LoaderData = LoadedOwnCheck & { recipe: OwnRecipe | null; isVisitor: boolean }

const { shouldRevalidate, markLoaded } = createRevalidation(['sources'])
export { shouldRevalidate }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<LoaderData> => {
  const { context, params } = args
  const [check, loaded] = await Promise.all([loadOwnCheck(context), loadRecipe(args, params['id'])])
  return markLoaded({ ...check, ...loaded })
})

/** A new recipe has no id yet. */
async function loadRecipe(args: LoaderFunctionArgs, id: string | undefined) {
  if (id === undefined) return { recipe: null, isVisitor: (await requestSession(args.context)).session === null }
  const { recipe } = await loadAsMember(getOwnRecipe(args.context, id), () => requireMember(args))
  return { recipe, isVisitor: false }
}

export { ownRecipeAction as action } from './own-recipe.action.ts'

export function Component() {
  const { recipe, isVisitor, ...check } = useLoaderData<LoaderData>()
  const stored = useStoredProfile() ?? null
  if (isVisitor) return <OwnRecipesIntroduction />
  const title = recipe ? 'Edit your recipe' : 'New recipe'
  return (
    <div className="min-h-dvh">
      <PageHead title={title} description="Write your own recipe and see at once whether it passes our safety check." />
      <Link to={recipe ? paths.ownRecipe(recipe.id) : paths.ownRecipes} className="button plain mt-8 mb-6">
        <ArrowLeft aria-hidden />
        {recipe ? 'Back to the recipe' : 'Back to your recipes'}
      </Link>
      <h1 className="mb-7 text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{title}</h1>
      <RecipeEditor key={recipe?.id ?? 'new'} recipe={recipe} {...check} stored={stored} />
    </div>
  )
}
