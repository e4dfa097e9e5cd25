import { type ReactNode, useState, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxLocationLength, maxNotesLength, maxQuantityLength } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetDetails } from '#domain/cabinet/cabinet.types.ts'
import { addMonths } from '#domain/days.ts'

type ItemFieldsProps = {
  errors: ActionResult['errors']
  /** Undefined until a herb is chosen. */
  shelfLifeMonths: number | undefined
  savedItem?: CabinetDetails
  onQuantity?: (quantity: string) => void
  /** Checkbox for availability, shown below the quantity. */
  availabilityField?: ReactNode
}

/**
 * Fields for an item. Suggests an expiry date from the purchase date until the user sets one. An item saved with a
 * purchase date but no expiry date gets no suggestion.
 */
export function ItemFields({ errors, shelfLifeMonths, savedItem, onQuantity, availabilityField }: ItemFieldsProps) {
  const [purchaseDate, setPurchaseDate] = useState(savedItem?.purchaseDate ?? '')
  const [typedExpiry, setTypedExpiry] = useState(savedItem?.expiryDate ?? (savedItem?.purchaseDate ? '' : null))
  const suggestedExpiry = purchaseDate && shelfLifeMonths !== undefined ? addMonths(purchaseDate, shelfLifeMonths) : ''
  return (
    <>
      <Field
        label="Quantity"
        hint="For example 50 g, 10 tsp, 5 tbsp or 20 bags. We’ll track how much is left."
        name="quantity"
        maxLength={maxQuantityLength}
        autoComplete="off"
        defaultValue={savedItem?.quantity}
        onChange={({ target }) => onQuantity?.(target.value)}
        error={errors['quantity']}
      />
      {availabilityField}
      <Field
        label="Storage location"
        name="storageLocation"
        maxLength={maxLocationLength}
        autoComplete="off"
        defaultValue={savedItem?.storageLocation}
        error={errors['storageLocation']}
      />
      <Field
        label="Purchase date"
        name="purchaseDate"
        type="date"
        value={purchaseDate}
        onChange={({ target }) => setPurchaseDate(target.value)}
        error={errors['purchaseDate']}
      />
      <Field
        label="Expiry date"
        hint={expiryHint(shelfLifeMonths)}
        name="expiryDate"
        type="date"
        value={typedExpiry ?? suggestedExpiry}
        onChange={({ target }) => setTypedExpiry(target.value)}
        error={errors['expiryDate']}
      />
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        max={maxNotesLength}
        defaultValue={savedItem?.notes}
        error={errors['notes']}
      />
    </>
  )
}

const expiryHint = (shelfLifeMonths: number | undefined) =>
  shelfLifeMonths === undefined
    ? 'We suggest a date based on the purchase date. If the packet shows a different date, use that one.'
    : `This herb keeps for about ${shelfLifeMonths} months, so we suggest a date based on the purchase date. If the packet shows a different date, use that one.`

/** Form in a dialog that closes after a successful submission. A failed submission keeps the typed values. */
export function useItemForm(onClose: () => void) {
  const fetcher = useFetcher<ActionResult | null>()
  const form = useFocusFirstError(fetcher.data)
  const isDone = fetcher.data?.isDone ?? false
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  return { fetcher, form, errors: fetcher.data?.errors ?? {} }
}
