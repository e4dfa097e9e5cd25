import { useState } from 'react'
import { useSubmit } from 'react-router'

import { DialogLoadError } from '#client/ui/dialog-load-error.tsx'
import { lazyWithRetry } from '#client/ui/lazy-with-retry.tsx'
import { paths } from '#domain/paths.ts'

import { type DialogAction, careKey, careParam } from './cabinet-actions.ts'

export const loadDialogs = () => import('./cabinet-dialog.tsx')

export const CabinetDialog = lazyWithRetry(loadDialogs, DialogLoadError)

/** State of the open dialog. Opening the info dialog also requests the herb's details. */
export function useCabinetDialog() {
  const [action, setAction] = useState<DialogAction | null>(null)
  const submit = useSubmit()
  const openDialog = (nextAction: DialogAction) => {
    setAction(nextAction)
    if (nextAction.kind !== 'info') return
    void submit(
      { [careParam]: nextAction.herb.slug },
      { method: 'get', action: paths.cabinet, navigate: false, fetcherKey: careKey },
    )
  }
  return { action, openDialog, closeDialog: () => setAction(null) }
}
