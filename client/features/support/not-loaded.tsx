import { NotLoaded as NothingLoaded } from '#client/ui/not-loaded.tsx'
import { notLoaded } from '#domain/support/support.words.ts'

/** In place of tickets, or of what `failure` names, that could not be fetched, or above those that were fetched before. */
export const NotLoaded = ({ failure = notLoaded }: { failure?: string }) => (
  <div className="mb-6">
    <NothingLoaded failure={`${failure}. They are still there; please try again soon.`} />
  </div>
)
