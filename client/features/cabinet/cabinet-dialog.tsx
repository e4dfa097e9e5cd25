import { CSPProvider } from '@base-ui/react/csp-provider'

import { AddHerb } from './add-herb.tsx'
import type { DialogProps } from './cabinet-actions.ts'
import { DeleteSuggestion } from './delete-suggestion.tsx'
import { EditItem } from './edit-item.tsx'
import { HerbInfo } from './herb-info.tsx'
import { RemoveItem } from './remove-item.tsx'

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
