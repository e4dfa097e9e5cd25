import { useFetchers } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { parseQuantity, parseUsedAmount, subtractUsed, writeQuantity } from '#domain/cabinet/quantity.rules.ts'
import { paths } from '#domain/paths.ts'

/** Returns the items with pending changes applied. A failed change is reverted. */
export function useItems(items: readonly CabinetItem[]): CabinetItem[] {
  const actions = useFetchers().flatMap(({ formAction, formData }) =>
    formAction === paths.cabinet && formData ? [Object.fromEntries(textFields(formData))] : [],
  )
  const isRemoved = (item: CabinetItem) => actions.some(({ intent, id }) => intent === 'remove' && id === item.id)
  const itemAfterUse = (item: CabinetItem) =>
    actions.filter(({ intent, id }) => intent === 'use' && id === item.id).reduce(subtractUse, item)
  return items.filter((item) => !isRemoved(item)).map(itemAfterUse)
}

function subtractUse(item: CabinetItem, { amount = '' }: Record<string, string>): CabinetItem {
  const [quantity, usedAmount] = [parseQuantity(item.quantity), parseUsedAmount(amount)]
  if (!quantity || !usedAmount) return item
  const left = subtractUsed(quantity, usedAmount, item.herb)
  return { ...item, quantity: writeQuantity(left), isAvailable: left.value > 0 }
}
