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

/** On a phone, each row scrolls sideways. */
const rowStyle =
  'flex flex-wrap items-center gap-2 max-[53.75rem]:-mx-5 max-[53.75rem]:flex-nowrap max-[53.75rem]:overflow-x-auto max-[53.75rem]:px-5 max-[53.75rem]:py-0.75 max-[53.75rem]:[scrollbar-width:none]'
const labelStyle = 'flex-[0_0_4.6rem] font-semibold max-[53.75rem]:basis-auto'

/** Links, because each choice has its own URL. */
export const InboxFilterLinks = ({ filters }: { filters: InboxFilters }) => (
  <div className="mb-6.5 grid gap-2.5">
    <nav className={rowStyle} aria-label="Status">
      <b className={labelStyle} aria-hidden>
        Status
      </b>
      {statuses.map((status) => (
        <FilterLink key={status} filters={{ ...filters, status }} isActive={status === filters.status}>
          {filterLabels[status]}
        </FilterLink>
      ))}
    </nav>
    <nav className={rowStyle} aria-label="Priority">
      <b className={labelStyle} aria-hidden>
        Priority
      </b>
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
