import { useSubmit } from 'react-router'

import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

export function RemoveItem({ item: { id, herb }, onClose }: { item: CabinetItem; onClose: () => void }) {
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
      findNext={() => findNeighbour(id)}
    />
  )
}

/** Returns the card to focus after a removal: the next card, or else the previous one. */
function findNeighbour(id: string): HTMLElement | null {
  const card = document.getElementById(`item-${id}`)
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  return neighbour instanceof HTMLElement ? neighbour : null
}
