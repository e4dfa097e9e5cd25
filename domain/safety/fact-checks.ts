import { formatDay } from '../date-in-words.ts'

/** Years after which the facts of a herb must be checked against their sources again. */
const yearsBetweenChecks = 1

/** Returns a line about when facts were last checked and when they are next due. `checkedOn` is a day, `yyyy-mm-dd`. */
export const formatFactCheck = (checkedOn: string): string =>
  `Facts last checked on ${formatDay(checkedOn)}. Next check due by ${formatDay(nextCheckDay(checkedOn))}.`

/**
 * Returns the same day of a later year, and 28 February for a leap day. Plain text replacement keeps date code out of
 * the recipe page.
 */
const nextCheckDay = (day: string): string =>
  `${Number(day.slice(0, 4)) + yearsBetweenChecks}${day.slice(4).replace('-02-29', '-02-28')}`
