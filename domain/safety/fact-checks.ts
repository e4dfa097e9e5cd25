import { addMonths, dateInFull } from '../days.ts'

/** Months after which the facts of a herb are checked against their sources again. */
export const monthsBetweenChecks = 12

/** When facts were last checked and are next due, as a reader sees it; both are days, `yyyy-mm-dd`. */
export const checkedLine = (checkedOn: string): string =>
  `Facts last checked on ${dateInFull(checkedOn)}. Next check due by ${dateInFull(addMonths(checkedOn, monthsBetweenChecks))}.`
