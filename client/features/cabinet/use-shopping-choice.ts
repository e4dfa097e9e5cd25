import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const shoppingQuery = 'want'

/**
 * Slugs of the remedies whose missing herbs go on the shopping list. The URL holds them too, for reloads, but it
 * updates late, so the state is authoritative.
 */
export function useShoppingChoice() {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState(query.get(shoppingQuery) ?? '')
  const slugs = new Set(text.split(' ').filter(Boolean))
  const choose = (slug: string, isChosen: boolean) => {
    const others = [...slugs].filter((other) => other !== slug)
    const chosen = [...others, ...(isChosen ? [slug] : [])].join(' ')
    setText(chosen)
    const next = new URLSearchParams(query)
    if (chosen) next.set(shoppingQuery, chosen)
    else next.delete(shoppingQuery)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { text, slugs, choose }
}

export type ShoppingChoice = ReturnType<typeof useShoppingChoice>
