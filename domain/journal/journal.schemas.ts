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
