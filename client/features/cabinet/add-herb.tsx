import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { FormDialog } from './form-dialog.tsx'
import { HerbChoice } from './herb-choice.tsx'
import { ItemFields } from './item-fields.tsx'
import { useItemForm } from './use-item-form.ts'

type AddHerbProps = { chosen: CabinetHerb | null; offered: readonly CabinetHerb[]; onClose: () => void }

export function AddHerb({ chosen, offered, onClose }: AddHerbProps) {
  const { fetcher, form, errors } = useItemForm(onClose)
  const [slug, setSlug] = useState(chosen?.slug ?? '')
  const herb = offered.find((one) => one.slug === slug)
  return (
    <FormDialog title="Add Herb" text="Add a herb that you have at home, with your own notes." onClose={onClose}>
      <fetcher.Form ref={form} method="post" action={paths.cabinet} className="fields" noValidate>
        <HerbChoice offered={offered} chosen={slug} onChoose={setSlug} />
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
