import { useState } from 'react'
import { useSubmit } from 'react-router'

import { paths } from '#domain/paths.ts'

import { type Action, careKey, careQuery } from './cabinet-actions.ts'

/** Holds the action of the open dialog. Opening the info dialog requests the herb's details immediately. */
export function useAction() {
  const [action, setAction] = useState<Action | null>(null)
  const submit = useSubmit()
  const openDialog = (next: Action) => {
    setAction(next)
    if (next.kind !== 'info') return
    void submit(
      { [careQuery]: next.herb.slug },
      { method: 'get', action: paths.cabinet, navigate: false, fetcherKey: careKey },
    )
  }
  return { action, openDialog, closeDialog: () => setAction(null) }
}
