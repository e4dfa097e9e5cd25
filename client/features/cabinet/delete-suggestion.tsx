import { useSubmit } from 'react-router'

import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { deletionIntent } from './suggestions.action.ts'

type DeleteSuggestionProps = { suggestion: BlendSuggestion; onClose: () => void }

export function DeleteSuggestion({ suggestion: { id, blendName }, onClose }: DeleteSuggestionProps) {
  const submit = useSubmit()
  return (
    <ConfirmDialog
      title={`Delete this ${blendName}?`}
      consequences="We’ll only suggest this blend again if we have no others. Your herbs won’t change."
      confirmLabel="Delete suggestion"
      onConfirm={() =>
        void submit(
          { intent: deletionIntent, id },
          { method: 'post', action: paths.cabinet, navigate: false, fetcherKey: `${deletionIntent} ${id}` },
        )
      }
      onClose={onClose}
      findNext={() => findNeighbour(id)}
    />
  )
}

/** Returns the element to focus after a deletion: the next suggestion, the previous suggestion or the list. */
function findNeighbour(id: string): HTMLElement | null {
  const card = document.getElementById(`suggestion-${id}`)
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling ?? document.getElementById('suggestions')
  return neighbour instanceof HTMLElement ? neighbour : null
}
