/** Characters that a form takes; what already stands in a journal may be longer. */
export const noteMax = 4000
export const scaleMin = 1
export const scaleMax = 10
export const scaleDefault = 5

/** `date` is `yyyy-mm-dd`; mood, energy and sleep are 1 to 10; `editedAt` is milliseconds since the epoch, 0 where nobody wrote it down. */
export type JournalEntry = {
  id: string
  date: string
  mood: number
  energy: number
  sleep: number
  symptoms: string
  herbsTaken: string
  notes: string
  editedAt: number
}

export const journalKey = 'healingJournalEntries'

/** The scales of an entry, in the order in which they are shown. */
export const scales = ['mood', 'energy', 'sleep'] as const
export type Scale = (typeof scales)[number]

/** The texts of an entry, in the order in which they are shown. */
export const texts = ['symptoms', 'herbsTaken', 'notes'] as const

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether it is a day of the calendar as `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))]
  if (month === 2 && day === 29) return isLeap(Number(text.slice(0, 4)))
  return day >= 1 && day <= (daysOfMonths[month - 1] ?? 0)
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
