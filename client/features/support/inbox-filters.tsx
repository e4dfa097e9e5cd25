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
export function inboxUrl({ status, priority }: InboxFilters, before: string | null): string {
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
        <FilterLink key={status} filters={{ ...filters, status }} isActive={status === filters.status}>
          {filterLabels[status]}
        </FilterLink>
      ))}
    </nav>
    <nav aria-label="Priority">
      <b aria-hidden>Priority</b>
      {priorities.map((priority) => (
        <FilterLink key={priority} filters={{ ...filters, priority }} isActive={priority === filters.priority}>
          {priority === 'all' ? 'All' : priorityLabels[priority]}
        </FilterLink>
      ))}
    </nav>
  </div>
)

type FilterLinkProps = { filters: InboxFilters; isActive: boolean; children: string }

const FilterLink = ({ filters, isActive, children }: FilterLinkProps) => (
  <Link to={inboxUrl(filters, null)} className="chip" aria-current={isActive ? 'true' : undefined}>
    {children}
  </Link>
)
