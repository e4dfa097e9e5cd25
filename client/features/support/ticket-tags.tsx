import { priorityLabels, statusLabels } from '#domain/support/support.messages.ts'
import type { TicketSummary } from '#domain/support/support.types.ts'

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
