import { Dialog } from '@base-ui/react/dialog'
import { useState, useId } from 'react'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { FormDialog } from './form-dialog.tsx'
import { ItemFields, useItemForm } from './item-fields.tsx'

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

type HerbSelectProps = {
  availableHerbs: readonly CabinetHerb[]
  selectedSlug: string
  onSelect: (slug: string) => void
}

function HerbSelect({ availableHerbs, selectedSlug, onSelect }: HerbSelectProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Herb</label>
      <select
        className="field"
        id={id}
        name="herbSlug"
        value={selectedSlug}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">Choose a herb</option>
        {availableHerbs.map(({ slug, name, emoji }) => (
          <option key={slug} value={slug}>
            {emoji} {name}
          </option>
        ))}
      </select>
    </div>
  )
}
