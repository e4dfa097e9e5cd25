import { NotLoaded } from '#client/ui/not-loaded.tsx'
import { ticketsLoadError } from '#domain/support/support.messages.ts'

/**
 * Message that tickets, or whatever `failure` says, can't be loaded. It is shown above any that were loaded earlier.
 */
export const TicketsNotLoaded = ({ failure = ticketsLoadError }: { failure?: string }) => (
  <div className="mb-6">
    <NotLoaded failure={`${failure}. Nothing is lost. Try again in a moment.`} />
  </div>
)
