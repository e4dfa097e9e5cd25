import { CSPProvider } from '@base-ui/react/csp-provider'

import { AddHerb } from './add-herb.tsx'
import type { DialogProps } from './cabinet-acts.ts'
import { DeleteSuggestion } from './delete-suggestion.tsx'
import { EditItem } from './edit-item.tsx'
import { HerbInfo } from './herb-info.tsx'
import { RemoveItem } from './remove-item.tsx'

export default function CabinetDialog({ act, offered, onClose }: DialogProps) {
  return (
    <CSPProvider disableStyleElements>
      {act.kind === 'add' && <AddHerb chosen={act.herb} offered={offered} onClose={onClose} />}
      {act.kind === 'edit' && <EditItem item={act.item} onClose={onClose} />}
      {act.kind === 'remove' && <RemoveItem item={act.item} onClose={onClose} />}
      {act.kind === 'info' && <HerbInfo herb={act.herb} onClose={onClose} />}
      {act.kind === 'delete-suggestion' && <DeleteSuggestion suggestion={act.suggestion} onClose={onClose} />}
    </CSPProvider>
  )
}
