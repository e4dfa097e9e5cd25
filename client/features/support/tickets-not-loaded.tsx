import { PageDataError } from '#client/ui/page-data-error.tsx'
import { ticketsLoadError } from '#domain/support/support.messages.ts'

/** Error message above tickets that loaded earlier. `failure` replaces its first sentence. */
export const TicketsNotLoaded = ({ failure = ticketsLoadError }: { failure?: string }) => (
  <div className="mb-6">
    <PageDataError failure={`${failure}. Nothing has been lost. Try again in a moment.`} />
  </div>
)
