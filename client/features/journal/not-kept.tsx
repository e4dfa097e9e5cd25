import { saveFile } from '#client/core/save-file.ts'
import { useAskBeforeUnload } from '#client/ui/use-ask-before-unload.ts'

import { exportEntries, useIsKept } from './entries.ts'

/** Warning while the browser can't store the journal. Asks before the page is closed and offers a download. */
export function NotKept() {
  const isKept = useIsKept()
  useAskBeforeUnload(!isKept)
  if (isKept) return null
  return (
    <section className="refusal mb-8" role="alert" aria-labelledby="not-kept">
      <h2 id="not-kept" className="text-[1.3rem]">
        Your browser can’t save the journal
      </h2>
      <p className="mt-2">
        Its storage is full, or switched off for this site. What you wrote stands on this page until you leave it: save
        it as a file, make room, and import the file afterwards.
      </p>
      <button type="button" className="button mt-4" onClick={() => saveFile('healing-journal.json', exportEntries())}>
        Save the journal as a file
      </button>
    </section>
  )
}
