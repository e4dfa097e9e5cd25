import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

/**
 * Adds the amounts and steps to a closed recipe, once they have loaded for a member who may see them. Returns any other
 * recipe unchanged.
 */
export function useWholeRecipe(recipe: Recipe): Recipe {
  const session = useSession()
  const url = `${paths.recipe(recipe.slug)}/whole`
  const { data, load } = useFetcher<{ recipe: Recipe } | null>({ key: url })
  const shouldLoad = recipe.isClosed && session && session.role !== 'member'
  useEffect(() => {
    if (shouldLoad) void load(url)
  }, [shouldLoad, load, url])
  return (shouldLoad && data?.recipe) || recipe
}
