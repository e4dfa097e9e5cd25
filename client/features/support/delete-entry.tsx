import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'

type DeleteEntryProps = { itemName: string; title: string; action: string; fields: Record<string, string> }

/** Deletes a note or a canned reply after confirmation. */
export function DeleteEntry({ itemName, title, action, fields }: DeleteEntryProps) {
  const { submit, state } = useFetcher<ActionResult>()
  return (
    <ConfirmButton
      itemName={itemName}
      title={title}
      consequences="This can’t be undone."
      isDeleting={state !== 'idle'}
      onDelete={() => void submit(fields, { method: 'post', action })}
    />
  )
}
