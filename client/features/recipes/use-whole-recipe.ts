import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

/**
 * Returns a closed recipe with its amounts and steps, once they have loaded for a premium member. Returns any other
 * recipe unchanged.
 */
export function useWholeRecipe(recipe: Recipe): Recipe {
  const session = useSession()
  const address = `${paths.recipe(recipe.slug)}/whole`
  const { data, load } = useFetcher<{ recipe: Recipe } | null>({ key: address })
  const shouldLoad = recipe.isClosed && session && session.role !== 'member'
  useEffect(() => {
    if (shouldLoad) void load(address)
  }, [shouldLoad, load, address])
  return (shouldLoad && data?.recipe) || recipe
}
