import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { shoppingParam } from '#domain/cabinet/cabinet-url.ts'
import { changeSelection, parseSelection } from '#domain/cabinet/shopping-selection.ts'

/**
 * Returns the remedies and own recipes with missing herbs on the shopping list. The URL stores them for a reload, but
 * updates too late to be the state itself.
 */
export function useShoppingSelection() {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState(query.get(shoppingParam) ?? '')
  const toggle = (token: string, isSelected: boolean) => {
    const newText = changeSelection(text, token, isSelected)
    setText(newText)
    const newQuery = new URLSearchParams(query)
    if (newText) newQuery.set(shoppingParam, newText)
    else newQuery.delete(shoppingParam)
    setQuery(newQuery, { replace: true, preventScrollReset: true })
  }
  return { text, ...parseSelection(text), toggle }
}

export type ShoppingSelection = ReturnType<typeof useShoppingSelection>
