import { Entries } from './entries-list.tsx'
import { EntryForm } from './entry-form.tsx'
import { Protocols } from './protocols.tsx'
import { Trends } from './trends.tsx'

/** The whole journal, drawn by the browser alone. */
export default function Journal() {
  return (
    <>
      <EntryForm />
      <Entries />
      <Trends />
      <Protocols />
    </>
  )
}
