import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CabinetItem, EditableItem } from '#domain/cabinet/cabinet.types.ts'
import { isInStockAfterChange } from '#domain/cabinet/quantity.rules.ts'
import { paths } from '#domain/paths.ts'

import { FormDialog } from './form-dialog.tsx'
import { ItemFields, useItemForm } from './item-fields.tsx'

/** Form to edit a herb in the cabinet. Derives availability from the quantity until the user sets it. */
export function EditItem({ item, onClose }: { item: CabinetItem; onClose: () => void }) {
  const { fetcher, form, errors } = useItemForm(onClose)
  const [before] = useState(() => JSON.stringify(editableFields(item)))
  const [quantity, setQuantity] = useState(item.quantity)
  const [chosenAvailability, setChosenAvailability] = useState<boolean | null>(null)
  return (
    <FormDialog title={`Edit ${item.herb.name}`} text="Your details about this herb." onClose={onClose}>
      <fetcher.Form ref={form} method="post" action={paths.cabinet} className="fields" noValidate>
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="before" value={before} />
        <ItemFields
          errors={errors}
          shelfLifeMonths={item.herb.shelfLifeMonths}
          savedItem={item}
          onQuantity={setQuantity}
          availabilityField={
            <label className="check">
              <input
                type="checkbox"
                name="isAvailable"
                checked={chosenAvailability ?? isInStockAfterChange(item, quantity)}
                onChange={({ target }) => setChosenAvailability(target.checked)}
              />
              <span>Available in stock</span>
            </label>
          }
        />
        <ActionMessage outcome={fetcher.data ?? undefined} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton fetcher={fetcher} intent="edit">
            Save
          </SubmitButton>
          <Dialog.Close className="button plain">Cancel</Dialog.Close>
        </div>
      </fetcher.Form>
    </FormDialog>
  )
}

const editableFields = (item: CabinetItem): EditableItem => ({
  quantity: item.quantity,
  storageLocation: item.storageLocation,
  purchaseDate: item.purchaseDate,
  expiryDate: item.expiryDate,
  notes: item.notes,
  isAvailable: item.isAvailable,
})
