import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const wantedQuery = 'want'

/**
 * Slugs of the remedies whose missing herbs go on the shopping list. They are also in the URL, so that a reload keeps
 * them. The URL updates late, so the state is the source.
 */
export function useWanted() {
  const [query, setQuery] = useSearchParams()
  const [written, setWritten] = useState(query.get(wantedQuery) ?? '')
  const slugs = new Set(written.split(' ').filter(Boolean))
  const want = (slug: string, isWanted: boolean) => {
    const others = [...slugs].filter((other) => other !== slug)
    const wanted = [...others, ...(isWanted ? [slug] : [])].join(' ')
    setWritten(wanted)
    const next = new URLSearchParams(query)
    if (wanted) next.set(wantedQuery, wanted)
    else next.delete(wantedQuery)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { written, slugs, want }
}

export type Wanting = ReturnType<typeof useWanted>
