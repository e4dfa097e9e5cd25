/** Maximum characters of a text in the form. Stored texts may be longer. */
export const entryTextMax = 4000
export const scaleMin = 1
export const scaleMax = 10
export const scaleDefault = 5

/**
 * `date` is `yyyy-mm-dd`. Mood, energy and sleep are 1 to 10. `editedAt` is milliseconds since the epoch, 0 if unknown.
 */
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

/** Scales of an entry, in display order. */
export const scales = ['mood', 'energy', 'sleep'] as const
export type Scale = (typeof scales)[number]

/** Texts of an entry, in display order. */
export const texts = ['symptoms', 'herbsTaken', 'notes'] as const
