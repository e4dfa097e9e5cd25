import { useEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useNavigate, useNavigation } from 'react-router'

import { paths, remediesAddress } from '#domain/paths.ts'
import {
  changedFilters,
  type FilterChange,
  readRecipeFilters,
  type RecipeFilters,
} from '#domain/recipes/recipe-filters.ts'

export type ChangeFilters = (change: FilterChange, options?: NavigateOptions) => void

/**
 * The filters that the reader wants: those of the list on its way, or else of the one shown. A change builds on every one
 * made before it, however late their answers come and however late they are drawn.
 */
export function useWantedFilters(shown: RecipeFilters): { wanted: RecipeFilters; change: ChangeFilters } {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const query = next?.pathname === paths.remedies ? next.search : undefined
  const wanted = useMemo(
    () => (query === undefined ? shown : readRecipeFilters(new URLSearchParams(query))),
    [query, shown],
  )
  const asked = useRef<RecipeFilters>(undefined)
  useEffect(() => {
    const isDrawn = asked.current && remediesAddress(asked.current) === remediesAddress(wanted)
    if (isDrawn || query === undefined) asked.current = undefined
  }, [query, wanted])
  const change: ChangeFilters = (filterChange, options) => {
    asked.current = changedFilters(asked.current ?? wanted, filterChange)
    void navigate(remediesAddress(asked.current), { preventScrollReset: true, ...options })
  }
  return { wanted, change }
}
