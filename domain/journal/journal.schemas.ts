/** Maximum number of characters in a text of the form. Stored texts may be longer. */
export const maxEntryTextLength = 4000
export const minScale = 1
export const maxScale = 10
export const defaultScale = 5

/**
 * `date` is `yyyy-mm-dd`. `mood`, `energy` and `sleep` are from 1 to 10. `editedAt` is in milliseconds since the epoch,
 * or 0 if unknown.
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

export const scales = ['mood', 'energy', 'sleep'] as const
export type Scale = (typeof scales)[number]

export const textFields = ['symptoms', 'herbsTaken', 'notes'] as const
