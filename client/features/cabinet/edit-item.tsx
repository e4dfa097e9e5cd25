import { Dialog } from '@base-ui/react/dialog'

import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { FormDialog } from './form-dialog.tsx'
import { ItemFields } from './item-fields.tsx'
import { useItemForm } from './use-item-form.ts'

/** Changes what is noted of a herb. */
export function EditItem({ item, onClose }: { item: CabinetItem; onClose: () => void }) {
  const { fetcher, form, faults } = useItemForm(onClose)
  return (
    <FormDialog title={`Edit ${item.herb.name}`} text="What you noted of it." onClose={onClose}>
      <fetcher.Form ref={form} method="post" action={paths.cabinet} className="fields" noValidate>
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="quantityBefore" value={item.quantity} />
        <ItemFields faults={faults} shelfLifeMonths={item.herb.shelfLifeMonths} given={item} />
        <label className="check">
          <input type="checkbox" name="isAvailable" defaultChecked={item.isAvailable} />
          <span>Available in stock</span>
        </label>
        <OutcomeLine outcome={fetcher.data ?? undefined} />
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
