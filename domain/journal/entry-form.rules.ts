import { isDay, type JournalEntry } from './journal.schemas.ts'
import { readScale } from './read-entry.ts'

export type EntryFields = Omit<JournalEntry, 'id' | 'editedAt'>

/** What a form says; texts without the white space around them. */
export const readEntryForm = ({
  date = '',
  mood,
  energy,
  sleep,
  symptoms = '',
  herbsTaken = '',
  notes = '',
}: Readonly<Record<string, string>>): EntryFields => ({
  date,
  mood: readScale(mood),
  energy: readScale(energy),
  sleep: readScale(sleep),
  symptoms: symptoms.trim(),
  herbsTaken: herbsTaken.trim().replace(/[\s,]+$/, ''),
  notes: notes.trim(),
})

/** What is wrong with the day of an entry; `today` is the reader's own. */
export function dateFault(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Please choose a day'
  return date > today ? 'That day is still to come: choose today or an earlier one' : undefined
}
