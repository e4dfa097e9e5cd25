import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { wholeListForBrowser } from '#domain/paths.ts'
import { defaultPageSize, type RecipeFilters, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { wholeList } from './whole-list.ts'

const freshMs = 5 * 60_000

type Whole = { found: RecipePage | null | undefined; retry: () => void }

/** The whole list under these filters: undefined while it is on its way, null where it could not be had. */
export function useWholeList(filters: RecipeFilters, isWanted: boolean): Whole {
  const address = addressOf(filters)
  const list = wholeList.use()
  const { load } = useFetcher({ key: wholeListForBrowser })
  const isThere = list?.address === address
  useEffect(() => {
    const known = wholeList.get()
    const isFresh = known?.address === address && known.found !== null && Date.now() - known.fetchedAt < freshMs
    if (isWanted && !isFresh) void load(address)
  }, [isWanted, load, address])
  return { found: isThere ? list.found : undefined, retry: () => void load(address) }
}

function addressOf(filters: RecipeFilters): string {
  const query = new URLSearchParams(writeRecipeFilters({ ...filters, page: 1, size: defaultPageSize })).toString()
  return query ? `${wholeListForBrowser}?${query}` : wholeListForBrowser
}
