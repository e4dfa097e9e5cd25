import { isDay } from '../days.ts'
import { groupDigits } from '../figures.ts'
import { type JournalEntry, maxEntryTextLength } from './journal.schemas.ts'
import { parseScale } from './parse-entry.ts'

export type EntryFields = Omit<JournalEntry, 'id' | 'editedAt'>

export const parseEntryForm = ({
  date = '',
  mood,
  energy,
  sleep,
  symptoms = '',
  herbsTaken = '',
  notes = '',
}: Readonly<Record<string, string>>): EntryFields => ({
  date,
  mood: parseScale(mood),
  energy: parseScale(energy),
  sleep: parseScale(sleep),
  symptoms: symptoms.trim(),
  herbsTaken: herbsTaken.trim().replace(/[\s,]+$/, ''),
  notes: notes.trim(),
})

export type EntryErrors = { date?: string; symptoms?: string; notes?: string }

type EntryContext = { today: string; stored: EntryFields | undefined; otherEntries: readonly EntryFields[] }

/**
 * Returns an error message for each invalid field. `stored` is the entry before the edit. A text may be as long as in
 * `stored`, even above the limit. The entry must differ from all `otherEntries`.
 */
export function findEntryErrors(fields: EntryFields, { today, stored, otherEntries }: EntryContext): EntryErrors {
  const errors: EntryErrors = {}
  const date = findDateError(fields.date, today) ?? findRepetitionError(fields, otherEntries)
  if (date) errors.date = date
  for (const name of ['symptoms', 'notes'] as const)
    if (fields[name].length > Math.max(maxEntryTextLength, stored?.[name].length ?? 0))
      errors[name] = `Please shorten this to ${groupDigits(maxEntryTextLength)} characters`
  return errors
}

function findDateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Please choose a date'
  return date > today ? 'Choose today or an earlier date' : undefined
}

/** Rejects a repeated entry, because a double click on the button would save the entry twice. */
const findRepetitionError = (fields: EntryFields, otherEntries: readonly EntryFields[]): string | undefined =>
  otherEntries.some((other) => entryFieldNames.every((name) => other[name] === fields[name]))
    ? 'You’ve already saved this entry'
    : undefined

const entryFieldNames = ['date', 'mood', 'energy', 'sleep', 'symptoms', 'herbsTaken', 'notes'] as const
