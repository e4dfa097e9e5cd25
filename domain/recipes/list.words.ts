import { groupDigits } from '#domain/figures.ts'
import { pageRange } from '#domain/pagination.ts'
import { type ReaderGroup, readerGroups } from '#domain/safety/reader-groups.ts'

import type { RecipeFilters } from './recipe-filters.ts'

/** Stands beside every list of what passes: a remedy may pass with something to mind. */
export const passingNote = 'Passing can include a caution: read each recipe’s notes.'

/** "that pass our check for pregnancy", or nothing without a group. */
export const groupWords = (group: ReaderGroup | null): string =>
  group ? `that pass our check for ${readerGroups[group].name}` : ''

/** The heading of the list for a group. */
export const groupHeading = (group: ReaderGroup): string => `Remedies ${groupWords(group)}`

type Count = { matches: number; more: boolean }

/** The part of the list on the page: "Showing 1–9 of 38 remedies for Sleep Problems that pass our check for pregnancy". */
export function rangeWords(filters: RecipeFilters, { shown, matches, more }: Count & { shown: number }): string {
  const range = pageRange(filters.page, filters.size, shown)
  if (!range) return 'No remedies found'
  const total = more ? `more than ${groupDigits(matches)}` : groupDigits(matches)
  const isOne = matches === 1 && !more
  const group = groupWords(filters.group)
  return [
    `Showing ${range.first}–${range.last} of ${total} ${isOne ? 'remedy' : 'remedies'}`,
    ...(filters.ailment ? [`for ${filters.ailment}`] : []),
    ...(group ? [isOne ? group.replace('pass', 'passes') : group] : []),
  ].join(' ')
}

type Passing = Count & { passing: number; isUncautioned: boolean }

/** How many remedies of the list pass for the reader: "38 of 145 remedies pass for you." */
export function passingWords({ ailment }: Pick<RecipeFilters, 'ailment'>, counted: Passing): string {
  const { passing, matches, more, isUncautioned } = counted
  const all = more ? `the newest ${groupDigits(matches)}` : groupDigits(matches)
  const subject = ailment ? ` for ${ailment}` : ''
  const noun = matches === 1 ? 'remedy' : 'remedies'
  const verb = passing > 1 ? 'pass' : 'passes'
  const count = passing === 0 ? 'None' : groupDigits(passing)
  return `${count} of ${all} ${noun}${subject} ${verb} for you${isUncautioned ? ' without a caution' : ''}.`
}
