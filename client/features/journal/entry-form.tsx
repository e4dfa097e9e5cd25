import { showToast } from '#client/core/toasts.ts'

import type { RenderHelp } from './emergency-help.tsx'
import { updateEntries, useEntries } from './entries.ts'
import { EntryFieldsForm } from './entry-fields.tsx'
import { notSaved } from './journal-messages.ts'

export function EntryForm({ renderHelp }: { renderHelp: RenderHelp }) {
  const savedEntries = useEntries()
  return (
    <section className="label" aria-labelledby="new-entry">
      <div>
        <h2 id="new-entry" className="mb-4 text-[1.5rem]">
          New entry
        </h2>
        <EntryFieldsForm
          label="New entry"
          button="Save entry"
          renderHelp={renderHelp}
          savedEntries={savedEntries}
          onSaved={(fields) => {
            const entry = { ...fields, id: crypto.randomUUID(), editedAt: Date.now() }
            const isStored = updateEntries((entries) => [entry, ...entries])
            showToast(isStored ? 'success' : 'error', isStored ? 'Journal entry saved!' : notSaved)
          }}
        />
      </div>
    </section>
  )
}
