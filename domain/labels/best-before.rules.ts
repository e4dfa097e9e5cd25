import { addMonths } from 'date-fns/addMonths'

/** The day (`yyyy-mm-dd`) until which the herb that keeps shortest is good; undefined without a day or a herb. */
export function bestBefore(madeOn: string, shelfLifeMonths: readonly number[]): string | undefined {
  const made = readDay(madeOn)
  if (!made || shelfLifeMonths.length === 0) return undefined
  return writeDay(addMonths(made, Math.min(...shelfLifeMonths)))
}

type Days = { madeOn: string; bestBefore: string }

/** What cannot be of the days of a label (`yyyy-mm-dd`), in words; what is no day is no fault. */
export function faultsOfDays({ madeOn, bestBefore }: Days, today: string): Partial<Record<keyof Days, string>> {
  const [isFuture, isEarlier] = [madeOn > today, bestBefore < madeOn]
  return {
    ...(readDay(madeOn) && isFuture && { madeOn: 'This day is still to come.' }),
    ...(readDay(madeOn) && readDay(bestBefore) && isEarlier && { bestBefore: 'This is before the day it was made.' }),
  }
}

/** `MMM dd, yyyy` of a day written as `yyyy-mm-dd`; nothing for what is no day. */
export function labelDay(written: string): string {
  const day = readDay(written)
  return day ? inWords.format(day) : ''
}

function readDay(written: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written) ?? []
  if (!year) return undefined
  const read = new Date(Number(year), Number(month) - 1, Number(day), 12)
  return writeDay(read) === written ? read : undefined
}

const writeDay = (day: Date) =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    ...[day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-')

const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })
