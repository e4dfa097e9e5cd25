import { paths } from '#domain/paths.ts'
import { parseQueryText } from '#domain/query.ts'

import { maxHerbSearchLength } from './herb-filters.ts'

/** Search of the herb editor, as in its address. */
export type HerbEditorSearch = { search: string }

export const parseHerbEditorSearch = (query: URLSearchParams): HerbEditorSearch => ({
  search: parseQueryText(query, 'search', maxHerbSearchLength),
})

/** Returns the address of the herb editor with this search. */
export const herbEditorUrl = ({ search }: HerbEditorSearch): string =>
  search ? `${paths.adminHerbs}?${new URLSearchParams({ search }).toString()}` : paths.adminHerbs
