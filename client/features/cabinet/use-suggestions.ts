import { useFetchers } from 'react-router'

import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'

import { deletionIntent } from './suggestions.action.ts'

/** The list without what is being deleted; it stands there again when that fails. */
export function useSuggestions(suggestions: readonly CheckedSuggestion[]): CheckedSuggestion[] {
  const deleted = new Set(
    useFetchers().flatMap(({ formData }) => (formData?.get('intent') === deletionIntent ? [formData.get('id')] : [])),
  )
  return suggestions.filter(({ id }) => !deleted.has(id))
}
