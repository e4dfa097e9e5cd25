import { useState } from 'react'
import { useSearchParams } from 'react-router'

export const shoppingParam = 'want'

/**
 * Returns the slugs of remedies with missing herbs on the shopping list. The URL stores the slugs for a reload, but
 * updates too late to be the state itself.
 */
export function useShoppingSelection() {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState(query.get(shoppingParam) ?? '')
  const slugs = new Set(text.split(' ').filter(Boolean))
  const toggle = (slug: string, isSelected: boolean) => {
    const others = [...slugs].filter((other) => other !== slug)
    const newText = [...others, ...(isSelected ? [slug] : [])].join(' ')
    setText(newText)
    const newQuery = new URLSearchParams(query)
    if (newText) newQuery.set(shoppingParam, newText)
    else newQuery.delete(shoppingParam)
    setQuery(newQuery, { replace: true, preventScrollReset: true })
  }
  return { text, slugs, toggle }
}

export type ShoppingSelection = ReturnType<typeof useShoppingSelection>
