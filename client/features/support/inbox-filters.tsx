import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import { filterLabels, priorityLabels } from '#domain/support/support.messages.ts'
import { defaultFilters } from '#domain/support/support.rules.ts'
import { type InboxFilters, type InboxStatus, ticketPriorities, ticketStatuses } from '#domain/support/support.types.ts'

const statuses: readonly InboxStatus[] = ['pending', ...ticketStatuses, 'all']
const priorities: readonly InboxFilters['priority'][] = ['all', ...ticketPriorities.toReversed()]

/** Replaces invalid values by the defaults. */
export function readInboxFilters(query: URLSearchParams): InboxFilters {
  return {
    status: statuses.find((status) => status === query.get('status')) ?? defaultFilters.status,
    priority: priorities.find((priority) => priority === query.get('priority')) ?? defaultFilters.priority,
  }
}

/** Returns the URL of the inbox with these filters, starting at the cursor `before`. */
export function inboxAddress({ status, priority }: InboxFilters, before: string | null): string {
  const query = new URLSearchParams({
    ...(status !== defaultFilters.status && { status }),
    ...(priority !== defaultFilters.priority && { priority }),
    ...(before !== null && { before }),
  }).toString()
  return query ? `${paths.adminInbox}?${query}` : paths.adminInbox
}

/** Links, because each choice has its own URL. */
export const InboxFilterLinks = ({ filters }: { filters: InboxFilters }) => (
  <div className="inbox-filters">
    <nav aria-label="Status">
      <b aria-hidden>Status</b>
      {statuses.map((status) => (
        <Choice key={status} filters={{ ...filters, status }} isChosen={status === filters.status}>
          {filterLabels[status]}
        </Choice>
      ))}
    </nav>
    <nav aria-label="Priority">
      <b aria-hidden>Priority</b>
      {priorities.map((priority) => (
        <Choice key={priority} filters={{ ...filters, priority }} isChosen={priority === filters.priority}>
          {priority === 'all' ? 'All' : priorityLabels[priority]}
        </Choice>
      ))}
    </nav>
  </div>
)

type ChoiceProps = { filters: InboxFilters; isChosen: boolean; children: string }

const Choice = ({ filters, isChosen, children }: ChoiceProps) => (
  <Link to={inboxAddress(filters, null)} className="chip" aria-current={isChosen ? 'true' : undefined}>
    {children}
  </Link>
)
