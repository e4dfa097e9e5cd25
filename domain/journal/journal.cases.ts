import * as fc from 'fast-check'

import type { JournalEntry } from './journal.schemas.ts'

export const createEntry = (overrides: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 'one',
  date: '2026-11-21',
  mood: 5,
  energy: 5,
  sleep: 5,
  symptoms: '',
  herbsTaken: '',
  notes: '',
  editedAt: 1,
  ...overrides,
})

const textArbitrary = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', ';', '"', "'", 'a', 'É', '🌿', ' '), {
      maxLength: 9,
    })
    .map((characters) => characters.join('')),
)
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const scale = fc.integer({ min: 1, max: 10 })

const fields = {
  date: day,
  mood: scale,
  energy: scale,
  sleep: scale,
  symptoms: textArbitrary,
  herbsTaken: textArbitrary,
  notes: textArbitrary,
}

const anyEntry: fc.Arbitrary<JournalEntry> = fc.record({
  id: fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1 }).filter((id) => id.trim() !== ''),
  ),
  ...fields,
  editedAt: fc.nat({ max: 3 }),
})

/** Arbitrary journals with unique ids. */
export const journalArbitrary = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 12 })

/** Arbitrary journals with few possible ids and edit times, so that two journals often conflict. */
export const conflictingJournals = fc.uniqueArray(
  fc.record({
    ...fields,
    id: fc.constantFrom('a', 'b', 'c'),
    notes: fc.constantFrom('', 'x', 'y'),
    editedAt: fc.nat({ max: 2 }),
  }),
  { selector: ({ id }) => id },
)

/** Arbitrary rows without a valid edit time. Ids are often missing, invalid or equal. */
export const rowsWithoutIds = fc.record(
  { ...fields, id: fc.constantFrom('a', 'b', 3, ''), editedAt: fc.constantFrom(0, 'soon') },
  { requiredKeys: ['date', 'notes'] },
)
