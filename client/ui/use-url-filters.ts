import { useEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useNavigate, useNavigation } from 'react-router'

/** Converts filters to the page URL and back. */
export type UrlCodec<Filters, Change> = {
  path: string
  parse: (query: URLSearchParams) => Filters
  applyChange: (filters: Filters, change: Change) => Filters
  toUrl: (filters: Filters) => string
}

/** Starts at the current time, so that changes before a reload have smaller numbers. */
let changeCount = Date.now()

export const getLatestChange = (): number => changeCount

/** True for a navigation by `change` whose number is `since` or later. False for links and Back. */
export const isChangeSince = (state: unknown, since: number): boolean =>
  typeof state === 'object' && state !== null && Number(Reflect.get(state, 'filterChange')) >= since

export type ChangeFilters<Change> = (change: Change, options?: NavigateOptions) => void

/**
 * Returns the requested filters: those of the list that is loading, otherwise the current ones. Each change builds on
 * all earlier ones, even if their results are late or not rendered yet.
 */
export function useUrlFilters<Filters, Change>(
  currentFilters: Filters,
  { path, parse, applyChange, toUrl }: UrlCodec<Filters, Change>,
): { requested: Filters; change: ChangeFilters<Change> } {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const query = next?.pathname === path ? next.search : undefined
  const requested = useMemo(
    () => (query === undefined ? currentFilters : parse(new URLSearchParams(query))),
    [query, currentFilters, parse],
  )
  /** Requested filters that aren't rendered yet; `since` is the number of the first change that led to them. */
  const pending = useRef<{ filters: Filters; since: number }>(undefined)
  useEffect(() => {
    if (!pending.current) return
    const { filters, since } = pending.current
    const isRendered = toUrl(filters) === toUrl(requested)
    if (isRendered || query === undefined || !isChangeSince(next?.state, since)) pending.current = undefined
  }, [query, requested, toUrl, next])
  const change: ChangeFilters<Change> = (filterChange, options) => {
    const { filters, since } = pending.current ?? { filters: requested, since: changeCount + 1 }
    pending.current = { filters: applyChange(filters, filterChange), since }
    void navigate(toUrl(pending.current.filters), {
      preventScrollReset: true,
      ...options,
      state: { filterChange: ++changeCount },
    })
  }
  return { requested, change }
}
