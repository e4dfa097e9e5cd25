import type { RenderHelp } from './emergency-help.tsx'
import { Entries } from './entries-list.tsx'
import { EntryForm } from './entry-form.tsx'
import { ExportJournal } from './export-journal.tsx'
import type { RenderWithCheck } from './plan-types.ts'
import { PlansStyles } from './plans-styles.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { Protocols } from './protocols.tsx'
import { TodaysPlans } from './todays-plans.tsx'
import { Trends } from './trends.tsx'
import { UnsavedWarning } from './unsaved-warning.tsx'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/journal.css', import.meta.url).href

type JournalProps = { renderHelp: RenderHelp; renderWithCheck: RenderWithCheck }

/** Journal, rendered only in the browser. */
export default function Journal({ renderHelp, renderWithCheck }: JournalProps) {
  return (
    <div className="journal">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PlansStyles />
      <UnsavedWarning />
      <TodaysPlans renderWithCheck={renderWithCheck} />
      <div className="journal-columns">
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
