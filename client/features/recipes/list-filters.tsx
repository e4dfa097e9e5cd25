import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { useUrlFilters } from '#client/ui/use-url-filters.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import {
  orderLabels,
  originLabels,
  publicationStatusMessages,
  verdictLabels,
} from '#domain/recipes/publication.messages.ts'
import { maxSearchLength } from '#domain/recipes/recipe-filters.ts'
import {
  type ListFilters,
  listOrders,
  origins,
  parseListFilters,
  parseFacet,
  writeListFilters,
  writeFacet,
} from '#domain/recipes/recipe-list.ts'
import { publicationStatuses } from '#domain/recipes/recipes.types.ts'
import { storedVerdicts } from '#domain/safety/findings.ts'

export function getListUrl(filters: ListFilters): string {
  const query = new URLSearchParams(writeListFilters(filters)).toString()
  return query ? `${paths.adminRemedies}?${query}` : paths.adminRemedies
}

/** Every change returns to the start of the list. */
const urlCodec = {
  path: paths.adminRemedies,
  parse: parseListFilters,
  applyChange: (filters: ListFilters, change: Partial<ListFilters>): ListFilters => ({
    ...filters,
    after: null,
    ...change,
  }),
  toUrl: getListUrl,
}

export function ListFilterForm({ filters }: { filters: ListFilters }) {
  const { requested, change } = useUrlFilters(filters, urlCodec)
  const { searchSoon, endTyping } = useTypedSearch((search, options) => change({ search }, options))
  const { publicationStatus, facet, order } = requested
  const facetValue = writeFacet(facet)
  return (
    <search className="filters mb-5.5">
      <div className="grow-[3] basis-64">
        <label htmlFor="search">Search</label>
        <SearchField
          value={filters.search}
          maxLength={maxSearchLength}
          placeholder="Name, ailment or description"
          onType={searchSoon}
          onBlur={endTyping}
        />
      </div>
      <div className="grow basis-36">
        <label htmlFor="publicationStatus">Status</label>
        <select
          className="field"
          id="publicationStatus"
          value={publicationStatus ?? ''}
          onChange={({ target }) =>
            change({ publicationStatus: publicationStatuses.find((name) => name === target.value) ?? null })
          }
        >
          <option value="">Any</option>
          {publicationStatuses.map((name) => (
            <option key={name} value={name}>
              {publicationStatusMessages[name]}
            </option>
          ))}
        </select>
      </div>
      <div className="grow basis-44">
        <label htmlFor="narrowed">Show only</label>
        <select
          className="field"
          id="narrowed"
          value={facetValue}
          onChange={({ target }) => change({ facet: parseFacet(target.value) ?? null })}
        >
          <option value="">All</option>
          <optgroup label="Ailment">
            {ailmentNames.map((name) => (
              <option key={name} value={`ailment:${name}`}>
                {name}
              </option>
            ))}
            {facet?.kind === 'ailment' && !ailmentNames.some((name) => name === facet.value) && (
              <option value={facetValue}>{facet.value}</option>
            )}
          </optgroup>
          <optgroup label="Origin">
            {origins.map((name) => (
              <option key={name} value={`origin:${name}`}>
                {originLabels[name]}
              </option>
            ))}
          </optgroup>
          <optgroup label="Safety check">
            {storedVerdicts.map((name) => (
              <option key={name} value={`verdict:${name}`}>
                {verdictLabels[name]}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <div className="grow basis-40">
        <label htmlFor="order">Order</label>
        <select
          className="field"
          id="order"
          value={order}
          onChange={({ target }) => change({ order: listOrders.find((name) => name === target.value) ?? 'newest' })}
        >
          {listOrders.map((name) => (
            <option key={name} value={name}>
              {orderLabels[name]}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}
