import { saveFile } from '#client/core/save-file.ts'
import { useConfirmBeforeUnload } from '#client/ui/use-confirm-before-unload.ts'

import { exportEntries, useIsJournalStored } from './entries.ts'

/** Warning while the browser can't store the journal. Asks before the page is closed and offers a download. */
export function UnsavedWarning() {
  const isStored = useIsJournalStored()
  useConfirmBeforeUnload(!isStored)
  if (isStored) return null
  return (
    <section className="refusal mb-8" role="alert" aria-labelledby="journal-unsaved">
      <h2 id="journal-unsaved" className="text-[1.3rem]">
        Your browser can’t save your journal
      </h2>
      <p className="mt-2">
        The browser’s storage is full, or it is turned off for this site. Your entries stay on this page until you
        leave. Save them as a file, free up space, then import the file.
      </p>
      <button type="button" className="button mt-4" onClick={() => saveFile('healing-journal.json', exportEntries())}>
        Save journal as a file
      </button>
    </section>
  )
}
