import { useEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useNavigate, useNavigation } from 'react-router'

/** How the address of a page tells its filters. */
export type Spelling<Filters, Change> = {
  path: string
  read: (query: URLSearchParams) => Filters
  changed: (filters: Filters, change: Change) => Filters
  address: (filters: Filters) => string
}

let changeCount = 0

/** True for the latest navigation that changed filters through `change`; false for links, Back and Forward. */
export const isLatestChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filterChange' in state && state.filterChange === changeCount

export type ChangeFilters<Change> = (change: Change, options?: NavigateOptions) => void

/**
 * The filters that the reader wants: those of the list on its way, or else of the one shown. A change builds on every one
 * made before it, however late their answers come and however late they are drawn.
 */
export function useFiltersInAddress<Filters, Change>(
  shown: Filters,
  { path, read, changed, address }: Spelling<Filters, Change>,
): { wanted: Filters; change: ChangeFilters<Change> } {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const query = next?.pathname === path ? next.search : undefined
  const wanted = useMemo(() => (query === undefined ? shown : read(new URLSearchParams(query))), [query, shown, read])
  const asked = useRef<Filters>(undefined)
  useEffect(() => {
    const isDrawn = asked.current && address(asked.current) === address(wanted)
    if (isDrawn || query === undefined || !isLatestChange(next?.state)) asked.current = undefined
  }, [query, wanted, address, next])
  const change: ChangeFilters<Change> = (filterChange, options) => {
    asked.current = changed(asked.current ?? wanted, filterChange)
    void navigate(address(asked.current), {
      preventScrollReset: true,
      ...options,
      state: { filterChange: ++changeCount },
    })
  }
  return { wanted, change }
}
