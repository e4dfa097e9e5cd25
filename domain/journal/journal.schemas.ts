/** Maximum characters of a text in the form. Stored texts may be longer. */
export const maxEntryTextLength = 4000
export const minScale = 1
export const maxScale = 10
export const defaultScale = 5

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
export const textFields = ['symptoms', 'herbsTaken', 'notes'] as const
