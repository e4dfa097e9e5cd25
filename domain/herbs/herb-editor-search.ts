import { paths } from '#domain/paths.ts'
import { parseQueryText } from '#domain/query.ts'

import { maxHerbSearchLength } from './herb-filters.ts'

export type HerbEditorSearch = { search: string }

export const parseHerbEditorSearch = (query: URLSearchParams): HerbEditorSearch => ({
  search: parseQueryText(query, 'search', maxHerbSearchLength),
})

export const herbEditorUrl = ({ search }: HerbEditorSearch): string =>
  search ? `${paths.adminHerbs}?${new URLSearchParams({ search }).toString()}` : paths.adminHerbs
