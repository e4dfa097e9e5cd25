import { Form } from 'react-router'

import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { Select } from '#client/ui/select.tsx'
import { type ChangeFilters, type UrlCodec, useUrlFilters } from '#client/ui/use-url-filters.ts'
import { orderLabels, sourceLabels, statusLabels } from '#domain/mailing/subscribers.messages.ts'
import { orders, sources, statuses, type SubscriberFilters } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'

import { readSubscriberFilters, maxSearchLength, subscribersUrl } from './subscriber-filters.ts'

type Change = Partial<SubscriberFilters>

const urlCodec: UrlCodec<SubscriberFilters, Change> = {
  path: paths.mailingSubscribers,
  parse: readSubscriberFilters,
  applyChange: (filters, change) => ({ ...filters, ...change }),
  toUrl: (filters) => subscribersUrl(filters, null),
}

const statusOptions = [['all', 'Any'], ...statuses.map((status) => [status, statusLabels[status]] as const)] as const
const sourceOptions = [['all', 'Any'], ...sources.map((source) => [source, sourceLabels[source]] as const)] as const
const orderOptions = orders.map((order) => [order, orderLabels[order]] as const)

/** Form that keeps search, filters and order in the URL. */
export function SubscriberFilterForm({ filters }: { filters: SubscriberFilters }) {
  const { requested, change } = useUrlFilters(filters, urlCodec)
  const { searchSoon, endTyping } = useTypedSearch((search, options) => change({ search }, options))
  return (
    <search>
      <Form
        className="mb-2 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4.5 gap-y-3.5 @min-[40rem]:grid-cols-[minmax(14rem,2fr)_repeat(3,minmax(9rem,1fr))]"
        action={paths.mailingSubscribers}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="labelled col-span-full @min-[40rem]:col-auto">
          <label htmlFor="search">Search</label>
          <SearchField
            value={filters.search}
            maxLength={maxSearchLength}
            placeholder="Part of a name or email address"
            onType={searchSoon}
            onBlur={endTyping}
          />
        </div>
        <FilterSelects requested={requested} change={change} />
      </Form>
    </search>
  )
}

const FilterSelects = ({ requested, change }: { requested: SubscriberFilters; change: ChangeFilters<Change> }) => (
  <>
    <Select
      label="Status"
      name="status"
      options={statusOptions}
      value={requested.status}
      onChange={({ target }) =>
        change({ status: readSubscriberFilters(new URLSearchParams({ status: target.value })).status })
      }
    />
    <Select
      label="Source"
      name="source"
      options={sourceOptions}
      value={requested.source}
      onChange={({ target }) =>
        change({ source: readSubscriberFilters(new URLSearchParams({ source: target.value })).source })
      }
    />
    <Select
      label="Order"
      name="order"
      options={orderOptions}
      value={requested.order}
      onChange={({ target }) =>
        change({ order: readSubscriberFilters(new URLSearchParams({ order: target.value })).order })
      }
    />
  </>
)
