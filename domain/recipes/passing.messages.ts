import { groupDigits } from '#domain/figures.ts'

import type { RecipeFilters } from './recipe-filters.ts'

/** `more` is true when there are more remedies than were checked. */
type PassingCount = { passing: number; matches: number; more: boolean; excludesCautions: boolean }

/** Returns the number of remedies that pass for the reader: "38 of 145 remedies pass our check for you." */
export function formatPassingCount({ ailment }: Pick<RecipeFilters, 'ailment'>, result: PassingCount): string {
  const { passing, matches, more, excludesCautions } = result
  const total = more ? `the newest ${groupDigits(matches)}` : groupDigits(matches)
  const subject = ailment ? ` for ${ailment}` : ''
  const noun = matches === 1 ? 'remedy' : 'remedies'
  const verb = passing > 1 ? 'pass' : 'passes'
  const count = passing === 0 ? 'None' : groupDigits(passing)
  return `${count} of ${total} ${noun}${subject} ${verb} our check for you${excludesCautions ? ' without a caution' : ''}.`
}
