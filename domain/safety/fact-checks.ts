import { addMonths, monthOf } from '../days.ts'

/** Months after which the facts of a herb are checked against their sources again. */
const monthsBetweenChecks = 12

/** When facts were last checked and are next due, as a reader sees it; both are days, `yyyy-mm-dd`. */
export const checkedLine = (checkedOn: string): string =>
  `Facts last checked on ${longDay(checkedOn)}. Next check due by ${longDay(addMonths(checkedOn, monthsBetweenChecks))}.`

/** `24 November 2026` */
const longDay = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)} ${Number(day.slice(0, 4))}`
