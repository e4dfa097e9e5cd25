import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

import { paths, remediesAddress } from '#domain/paths.ts'
import { readRecipeFilters, type RecipeFilters, writeRecipeFilters } from '#domain/recipes/recipe-filters.ts'

export type ChangeFilters = (part: Partial<RecipeFilters>, options?: { replace: boolean }) => void

/**
 * The filters that the reader wants: those of the list on its way, or else of the one shown. A change builds on every one
 * made before it, however late their answers come and however late they are drawn.
 */
export function useWantedFilters(shown: RecipeFilters): { wanted: RecipeFilters; change: ChangeFilters } {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const query = next?.pathname === paths.remedies ? next.search : undefined
  const wanted = query === undefined ? shown : readRecipeFilters(new URLSearchParams(query))
  const latest = useRef(wanted)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const current = query === undefined ? shown : readRecipeFilters(new URLSearchParams(query))
    const isOlder = query !== undefined && asked.current !== undefined && remediesAddress(current) !== asked.current
    if (isOlder) return
    asked.current = undefined
    latest.current = current
  }, [query, shown])
  const change: ChangeFilters = (part, options) => {
    const changed = { ...latest.current, ...part, page: 1 }
    latest.current = readRecipeFilters(new URLSearchParams(writeRecipeFilters(changed)))
    asked.current = remediesAddress(latest.current)
    void navigate(asked.current, { preventScrollReset: true, ...options })
  }
  return { wanted, change }
}
