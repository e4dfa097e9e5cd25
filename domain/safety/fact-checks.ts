import { formatDay } from '../date-in-words.ts'

/** Years until a herb's facts must be checked against their sources again. */
const yearsBetweenChecks = 1

/** Returns a sentence with the date of the last check and of the next. `checkedOn` is `yyyy-mm-dd`. */
export const formatFactCheck = (checkedOn: string): string =>
  `Facts last checked on ${formatDay(checkedOn)}. Next check due by ${formatDay(getNextCheckDay(checkedOn))}.`

/**
 * Returns the same day in a later year, or 28 February for a leap day. Replacing text keeps date code out of the recipe
 * page.
 */
const getNextCheckDay = (day: string): string =>
  `${Number(day.slice(0, 4)) + yearsBetweenChecks}${day.slice(4).replace('-02-29', '-02-28')}`
