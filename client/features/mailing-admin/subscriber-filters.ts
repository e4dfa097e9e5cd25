import { orders, sources, statuses, type SubscriberFilters } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'
import { parseQueryText } from '#domain/query.ts'

export const maxSearchLength = 80
export const defaultFilters: SubscriberFilters = { search: '', status: 'all', source: 'all', order: 'newest' }

/** Replaces invalid values by the defaults. */
export function readSubscriberFilters(query: URLSearchParams): SubscriberFilters {
  return {
    search: parseQueryText(query, 'search', maxSearchLength),
    status: statuses.find((status) => status === query.get('status')) ?? defaultFilters.status,
    source: sources.find((source) => source === query.get('source')) ?? defaultFilters.source,
    order: orders.find((order) => order === query.get('order')) ?? defaultFilters.order,
  }
}

/** Returns the URL of the list with these filters, starting at the cursor `after`. */
export function subscribersUrl({ search, status, source, order }: SubscriberFilters, after: string | null): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== defaultFilters.status && { status }),
    ...(source !== defaultFilters.source && { source }),
    ...(order !== defaultFilters.order && { order }),
    ...(after !== null && { after }),
  }).toString()
  return query ? `${paths.mailingSubscribers}?${query}` : paths.mailingSubscribers
}
