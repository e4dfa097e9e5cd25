import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const wantedQuery = 'want'

/**
 * The remedies, by their slugs, whose missing herbs somebody wants to buy. They stand in the address too, for a reload; it
 * follows later than a second choice may come.
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
