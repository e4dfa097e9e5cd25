import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { FormDialog } from './form-dialog.tsx'
import { HerbSelect } from './herb-select.tsx'
import { ItemFields } from './item-fields.tsx'
import { useItemForm } from './use-item-form.ts'

type AddHerbProps = { initialHerb: CabinetHerb | null; availableHerbs: readonly CabinetHerb[]; onClose: () => void }

export function AddHerb({ initialHerb, availableHerbs, onClose }: AddHerbProps) {
  const { fetcher, form, errors } = useItemForm(onClose)
  const [selectedSlug, setSelectedSlug] = useState(initialHerb?.slug ?? '')
  const herb = availableHerbs.find((candidate) => candidate.slug === selectedSlug)
  return (
    <FormDialog title="Add Herb" text="Add a herb that you have at home, with your own notes." onClose={onClose}>
      <fetcher.Form ref={form} method="post" action={paths.cabinet} className="fields" noValidate>
        <HerbSelect availableHerbs={availableHerbs} selectedSlug={selectedSlug} onSelect={setSelectedSlug} />
        <ItemFields errors={errors} shelfLifeMonths={herb?.shelfLifeMonths} />
        <ActionMessage outcome={fetcher.data ?? undefined} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton fetcher={fetcher} intent="add">
            Add to Cabinet
          </SubmitButton>
          <Dialog.Close className="button plain">Cancel</Dialog.Close>
        </div>
      </fetcher.Form>
    </FormDialog>
  )
}
