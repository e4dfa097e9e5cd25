import { Entries } from './entries-list.tsx'
import { EntryForm } from './entry-form.tsx'
import { NotKept } from './not-kept.tsx'
import { Protocols } from './protocols.tsx'
import type { RenderEmergencies } from './sounded-emergencies.tsx'
import { StaysHere } from './stays-here.tsx'
import { TakeAlong } from './take-along.tsx'
import { Trends } from './trends.tsx'

// The worker's bundler, which follows the page here, knows no addresses of files: an import would be one.
const styles = new URL('../../styles/journal.css', import.meta.url).href

/** The whole journal, drawn by the browser alone. */
export default function Journal({ renderEmergencies }: { renderEmergencies: RenderEmergencies }) {
  return (
    <div className="journal">
      <link rel="stylesheet" href={styles} precedence="page" />
      <NotKept />
      <div className="journal-desk">
        <EntryForm renderEmergencies={renderEmergencies} />
        <Entries renderEmergencies={renderEmergencies} />
        <StaysHere />
      </div>
      <Trends />
      <Protocols />
      <TakeAlong />
    </div>
  )
}
