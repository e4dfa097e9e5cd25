import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { priorityLabels, statusLabels, ticketsLoadError } from '#domain/support/support.messages.ts'
import type { TicketSummary, TicketStatus } from '#domain/support/support.types.ts'

export const TicketTags = ({ status, priority }: Pick<TicketSummary, 'status' | 'priority'>) => (
  <p className="ticket-tags">
    <span className="tag" data-status={status}>
      <span className="sr-only">Status: </span>
      {statusLabels[status]}
    </span>
    <span className="tag" data-priority={priority}>
      <span className="sr-only">Priority: </span>
      {priorityLabels[priority]}
    </span>
  </p>
)

type StatusAction = { status: TicketStatus; label: string }

export function StatusButtons({ actions }: { actions: readonly StatusAction[] }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-3">
      {actions.map(({ status, label }) => (
        <SubmitButton key={status} intent={status} fetcher={fetcher} className="button plain">
          {label}
        </SubmitButton>
      ))}
    </fetcher.Form>
  )
}

/** Error message above tickets that loaded earlier. `failure` replaces its first sentence. */
export const TicketsNotLoaded = ({ failure = ticketsLoadError }: { failure?: string }) => (
  <div className="mb-6">
    <PageDataError failure={`${failure}. Nothing has been lost. Try again in a moment.`} />
  </div>
)
