import { paths } from '#domain/paths.ts'
import { queryText } from '#domain/query.ts'

import { herbSearchLengthMax } from './herb-filters.ts'

/** What the administrator looks for among the plants; the address tells it. */
export type HerbDeskSearch = { search: string }

/** What an address asks for; nothing for one that says nothing. */
export const readHerbDeskSearch = (query: URLSearchParams): HerbDeskSearch => ({
  search: queryText(query, 'search', herbSearchLengthMax),
})

/** The address of the plants under a search. */
export const herbDeskAddress = ({ search }: HerbDeskSearch): string =>
  search ? `${paths.adminHerbs}?${new URLSearchParams({ search }).toString()}` : paths.adminHerbs
