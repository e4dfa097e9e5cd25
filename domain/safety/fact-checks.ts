import { addMonths, dateInFull } from '../days.ts'

/** Months after which the facts of a herb are checked against their sources again. */
const monthsBetweenChecks = 12

/** Returns a line about when facts were last checked and when they are next due. Both are days, `yyyy-mm-dd`. */
export const checkedLine = (checkedOn: string): string =>
  `Facts last checked on ${dateInFull(checkedOn)}. Next check due by ${dateInFull(addMonths(checkedOn, monthsBetweenChecks))}.`
