import { Link } from 'react-router'

import { saveFile } from '#client/core/save-file.ts'
import { useConfirmBeforeUnload } from '#client/ui/use-confirm-before-unload.ts'
import { paths } from '#domain/paths.ts'
import { educationalDisclaimer } from '#domain/safety/disclaimers.ts'

import type { RenderHelp } from './emergency-help.tsx'
import { Entries } from './entries-list.tsx'
import { exportEntries, useIsJournalStored } from './entries.ts'
import { EntryForm } from './entry-form.tsx'
import { ExportJournal } from './export-journal.tsx'
import type { RenderWithCheck } from './plan-types.ts'
import { Protocols } from './protocols.tsx'
import { TodaysPlans } from './todays-plans.tsx'
import { Trends } from './trends.tsx'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/journal.css', import.meta.url).href

type JournalProps = { renderHelp: RenderHelp; renderWithCheck: RenderWithCheck }

/** Journal, rendered only in the browser. */
export default function Journal({ renderHelp, renderWithCheck }: JournalProps) {
  return (
    <div>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <UnsavedWarning />
      <TodaysPlans renderWithCheck={renderWithCheck} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 min-[62rem]:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] min-[62rem]:grid-rows-[auto_1fr]">
        <EntryForm renderHelp={renderHelp} />
        <Entries renderHelp={renderHelp} />
        <PrivacyNote />
      </div>
      <Trends />
      <Protocols renderWithCheck={renderWithCheck} />
      <ExportJournal />
    </div>
  )
}

const PrivacyNote = () => (
  <section className="note" aria-labelledby="journal-privacy">
    <h2 id="journal-privacy" className="mb-2 text-[1.3rem]">
      Your journal stays in this browser
    </h2>
    <p>
      We never receive your entries, and neither does anyone else. Only if you create a calendar feed do we get the cups
      of your plans. Anyone who uses this browser can read it. Clearing the browser’s data deletes it, so{' '}
      <a href="#export-journal">export it</a> now and then. See our <Link to={paths.privacy}>privacy page</Link>.
    </p>
    <p className="mt-2">{educationalDisclaimer}</p>
  </section>
)

/** Warning while the browser can't store the journal. Asks before the page is closed and offers a download. */
function UnsavedWarning() {
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
