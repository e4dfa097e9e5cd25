import { CSPProvider } from '@base-ui/react/csp-provider'
import { useSubmit } from 'react-router'

import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { BlendSuggestion, CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { AddHerb } from './add-herb.tsx'
import type { DialogProps } from './cabinet-actions.ts'
import { deletionIntent } from './cabinet.action.ts'
import { EditItem } from './edit-item.tsx'
import { HerbInfo } from './herb-info.tsx'

export default function CabinetDialog({ action, availableHerbs, onClose }: DialogProps) {
  return (
    <CSPProvider disableStyleElements>
      {action.kind === 'add' && <AddHerb initialHerb={action.herb} availableHerbs={availableHerbs} onClose={onClose} />}
      {action.kind === 'edit' && <EditItem item={action.item} onClose={onClose} />}
      {action.kind === 'remove' && <RemoveItem item={action.item} onClose={onClose} />}
      {action.kind === 'info' && <HerbInfo herb={action.herb} onClose={onClose} />}
      {action.kind === 'delete-suggestion' && <DeleteSuggestion suggestion={action.suggestion} onClose={onClose} />}
    </CSPProvider>
  )
}

function RemoveItem({ item: { id, herb }, onClose }: { item: CabinetItem; onClose: () => void }) {
  const submit = useSubmit()
  return (
    <ConfirmDialog
      title={`Remove ${herb.name}?`}
      consequences="This also deletes its quantity, storage location, dates and notes."
      confirmLabel="Remove from cabinet"
      onConfirm={() =>
        void submit(
          { intent: 'remove', id },
          { method: 'post', action: paths.cabinet, navigate: false, fetcherKey: `remove ${id}` },
        )
      }
      onClose={onClose}
      findNext={() => findNeighbour(`item-${id}`)}
    />
  )
}

type DeleteSuggestionProps = { suggestion: BlendSuggestion; onClose: () => void }

function DeleteSuggestion({ suggestion: { id, blendName }, onClose }: DeleteSuggestionProps) {
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
      findNext={() => findNeighbour(`suggestion-${id}`, 'suggestions')}
    />
  )
}

/** Returns the element to focus after a removal: the next card, the previous card or the list. */
function findNeighbour(cardId: string, listId?: string): HTMLElement | null {
  const card = document.getElementById(cardId)
  const list = listId === undefined ? null : document.getElementById(listId)
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling ?? list
  return neighbour instanceof HTMLElement ? neighbour : null
}
