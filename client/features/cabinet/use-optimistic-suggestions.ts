import { useFetchers } from 'react-router'

import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'

import { deletionIntent } from './suggestions.action.ts'

/** Returns the list without suggestions that are being deleted. A failed deletion shows the suggestion again. */
export function useOptimisticSuggestions(suggestions: readonly CheckedSuggestion[]): CheckedSuggestion[] {
  const deletedIds = new Set(
    useFetchers().flatMap(({ formData }) => (formData?.get('intent') === deletionIntent ? [formData.get('id')] : [])),
  )
  return suggestions.filter(({ id }) => !deletedIds.has(id))
}
