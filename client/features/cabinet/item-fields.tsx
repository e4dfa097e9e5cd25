import { type ReactNode, useState } from 'react'

import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { locationMax, notesMax, quantityMax } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetDetails } from '#domain/cabinet/cabinet.types.ts'
import { addMonths } from '#domain/days.ts'

type ItemFieldsProps = {
  errors: ActionResult['errors']
  /** Undefined until a herb is chosen. */
  shelfLifeMonths: number | undefined
  given?: CabinetDetails
  onQuantity?: (written: string) => void
  /** Checkbox for availability, shown below the quantity. */
  stock?: ReactNode
}

/**
 * Fields of an item. Proposes an expiry date from the purchase date until the user sets one. An item saved with a
 * purchase date but no expiry date gets no proposal.
 */
export function ItemFields({ errors, shelfLifeMonths, given, onQuantity, stock }: ItemFieldsProps) {
  const [bought, setBought] = useState(given?.purchaseDate ?? '')
  const [written, setWritten] = useState(given?.expiryDate ?? (given?.purchaseDate ? '' : null))
  const proposed = bought && shelfLifeMonths !== undefined ? addMonths(bought, shelfLifeMonths) : ''
  return (
    <>
      <Field
        label="Quantity"
        hint="For example 50 g, 10 tsp, 5 tbsp or 20 bags, so that we can count it down."
        name="quantity"
        maxLength={quantityMax}
        autoComplete="off"
        defaultValue={given?.quantity}
        onChange={({ target }) => onQuantity?.(target.value)}
        error={errors['quantity']}
      />
      {stock}
      <Field
        label="Storage location"
        name="storageLocation"
        maxLength={locationMax}
        autoComplete="off"
        defaultValue={given?.storageLocation}
        error={errors['storageLocation']}
      />
      <Field
        label="Purchase date"
        name="purchaseDate"
        type="date"
        value={bought}
        onChange={({ target }) => setBought(target.value)}
        error={errors['purchaseDate']}
      />
      <Field
        label="Expiry date"
        hint={expiryHint(shelfLifeMonths)}
        name="expiryDate"
        type="date"
        value={written ?? proposed}
        onChange={({ target }) => setWritten(target.value)}
        error={errors['expiryDate']}
      />
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        max={notesMax}
        defaultValue={given?.notes}
        error={errors['notes']}
      />
    </>
  )
}

const expiryHint = (shelfLifeMonths: number | undefined) =>
  shelfLifeMonths === undefined
    ? 'Suggested from the purchase date. Change it to the date on the packet.'
    : `Suggested from the purchase date: it keeps for about ${shelfLifeMonths} months. Change it to the date on the packet.`
