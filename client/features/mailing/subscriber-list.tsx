import { LoadMoreEntries } from '#client/ui/load-more.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { noSubscribers } from '#domain/mailing/subscribers.messages.ts'
import type { SubscriberFilters, SubscriberPage } from '#domain/mailing/subscribers.types.ts'

import { subscribersUrl, defaultFilters } from './subscriber-filters.ts'
import { SubscriberRow, SubscriberTable } from './subscriber-table.tsx'

type ListProps = { page: SubscriberPage; filters: SubscriberFilters; hasPrevious: boolean }

export const SubscriberList = ({ page, filters, hasPrevious }: ListProps) => (
  <LoadMoreEntries
    label="More subscribers"
    page={page}
    hasPrevious={hasPrevious}
    getPageUrl={(after) => subscribersUrl(filters, after)}
    getEntries={({ subscribers }) => subscribers}
    renderEntry={(subscriber, ref) => <SubscriberRow subscriber={subscriber} ref={ref} />}
  >
    {(rows) => (
      <>
        {page.subscribers.length === 0 ? (
          <NoSubscribers filters={filters} />
        ) : (
          <SubscriberTable>{rows}</SubscriberTable>
        )}
        {page.isCut && <p className="note mt-4">These are the newest 500 matches. Type more to narrow your search.</p>}
      </>
    )}
  </LoadMoreEntries>
)

const NoSubscribers = ({ filters }: { filters: SubscriberFilters }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">
      {subscribersUrl(filters, null) === subscribersUrl({ ...defaultFilters, order: filters.order }, null)
        ? noSubscribers
        : 'No matching subscribers.'}
    </p>
  </div>
)
