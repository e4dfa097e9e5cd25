import { addMonths, monthOf } from '../days.ts'

/** Months after which the facts of a herb are checked against their sources again. */
const monthsBetweenChecks = 12

/** Returns a line about when facts were last checked and when they are next due. Both are days, `yyyy-mm-dd`. */
export const checkedLine = (checkedOn: string): string =>
  `Facts last checked on ${longDay(checkedOn)}. Next check due by ${longDay(addMonths(checkedOn, monthsBetweenChecks))}.`

/** `24 November 2026` */
const longDay = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)} ${Number(day.slice(0, 4))}`
