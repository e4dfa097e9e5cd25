import { groupDigits } from '#domain/figures.ts'
import { getPageRange } from '#domain/pagination.ts'
import { type ReaderGroup, readerGroupNames } from '#domain/safety/reader-group-names.ts'

import type { RecipeFilters } from './recipe-filters.ts'
import type { RecipePage } from './recipes.types.ts'

export const passingNote = 'A remedy can pass with a caution, so read its notes.'

type SubjectFilters = { ailment: string; group: ReaderGroup | null }

/**
 * Returns the end of a phrase that starts with a number of remedies, such as “ for Sleep Problems that pass our check
 * for pregnancy”; empty without filters.
 */
export const formatSubject = ({ ailment, group }: SubjectFilters, isSingular = false): string =>
  `${ailment && ` for ${ailment}`}${group ? ` that pass${isSingular ? 'es' : ''} our check for ${readerGroupNames[group]}` : ''}`

type PageRange = Pick<RecipePage, 'recipes' | 'matches' | 'more'>

/** Returns the range on the page: “Showing 1–9 of 38 remedies for Sleep Problems that pass our check for pregnancy”. */
export function formatRange(filters: RecipeFilters, { recipes, matches, more }: PageRange): string {
  const range = getPageRange(filters.page, filters.size, recipes.length)
  if (!range) return 'No remedies found'
  const total = `${more ? 'more than ' : ''}${groupDigits(matches)}`
  const isSingular = matches === 1 && !more
  return `Showing ${range.first}–${range.last} of ${total} ${isSingular ? 'remedy' : 'remedies'}${formatSubject(filters, isSingular)}`
}
