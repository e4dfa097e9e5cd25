import { useFetchers } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import type { CabinetItem, CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { parseQuantity, parseUsedAmount, subtractUsed, formatQuantity } from '#domain/cabinet/quantity.rules.ts'
import { paths } from '#domain/paths.ts'

import { deletionIntent } from './cabinet.action.ts'

/** Returns the items with pending changes applied. A failed change is reverted. */
export function useOptimisticItems(items: readonly CabinetItem[]): CabinetItem[] {
  const actions = useFetchers().flatMap(({ formAction, formData }) =>
    formAction === paths.cabinet && formData ? [Object.fromEntries(textFields(formData))] : [],
  )
  const isRemoved = (item: CabinetItem) => actions.some(({ intent, id }) => intent === 'remove' && id === item.id)
  const applyUses = (item: CabinetItem) =>
    actions.filter(({ intent, id }) => intent === 'use' && id === item.id).reduce(subtractUse, item)
  return items.filter((item) => !isRemoved(item)).map(applyUses)
}

function subtractUse(item: CabinetItem, { amount = '' }: Record<string, string>): CabinetItem {
  const [quantity, usedAmount] = [parseQuantity(item.quantity), parseUsedAmount(amount)]
  if (!quantity || !usedAmount) return item
  const remaining = subtractUsed(quantity, usedAmount, item.herb)
  return { ...item, quantity: formatQuantity(remaining), isAvailable: remaining.value > 0 }
}

/** Returns the list without suggestions that are being deleted. A failed deletion shows the suggestion again. */
export function useOptimisticSuggestions(suggestions: readonly CheckedSuggestion[]): CheckedSuggestion[] {
  const deletedIds = new Set(
    useFetchers().flatMap(({ formData }) => (formData?.get('intent') === deletionIntent ? [formData.get('id')] : [])),
  )
  return suggestions.filter(({ id }) => !deletedIds.has(id))
}
