import { isDay } from '../days.ts'
import { type JournalEntry, defaultScale, maxScale, minScale } from './journal.schemas.ts'

/**
 * Reads a row from another version of this page, another program or a hand-edited file. Undefined without a date.
 * Unreadable values become defaults, and unknown fields are kept. A row without an id gets one derived from its
 * content. Returns a valid entry unchanged.
 */
export function parseEntry(row: unknown): JournalEntry | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined
  if (isEntry(row)) return row
  const fields: Record<string, unknown> = { ...row }
  const date = parseDate(fields['date'])
  if (date === undefined) return undefined
  const entry: Omit<JournalEntry, 'id'> = {
    ...fields,
    date,
    mood: parseScale(fields['mood']),
    energy: parseScale(fields['energy']),
    sleep: parseScale(fields['sleep']),
    symptoms: parseText(fields['symptoms']),
    herbsTaken: parseText(fields['herbsTaken']),
    notes: parseText(fields['notes']),
    editedAt: parseEditTime(fields['editedAt']),
  }
  return { ...entry, id: parseText(fields['id']) || createContentId(entry) }
}

/** Returns the entry under a new id, derived from its content, for when another entry has the same id. */
export const assignNewId = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  id: `${entry.id} ${createContentId(entry)}`,
})

/** Returns the content of an entry as one text. */
export const serialiseContent = ({ date, mood, energy, sleep, symptoms, herbsTaken, notes }: EntryContent): string =>
  JSON.stringify([date, mood, energy, sleep, symptoms, herbsTaken, notes])

/** True if both have the same content. Ignores id and time of editing. */
export const hasSameContent = (one: EntryContent, other: EntryContent): boolean =>
  serialiseContent(one) === serialiseContent(other)

type EntryContent = Omit<JournalEntry, 'id' | 'editedAt'>

function isEntry(row: Partial<Record<keyof JournalEntry, unknown>>): row is JournalEntry {
  const { id, date, symptoms, herbsTaken, notes, editedAt } = row
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof date === 'string' &&
    isDay(date) &&
    isScale(row.mood) &&
    isScale(row.energy) &&
    isScale(row.sleep) &&
    typeof symptoms === 'string' &&
    typeof herbsTaken === 'string' &&
    typeof notes === 'string' &&
    Number.isSafeInteger(editedAt) &&
    Number(editedAt) >= 0
  )
}

const isScale = (value: unknown): boolean => Number.isInteger(value) && parseScale(value) === value

/** Reads a date. Drops a time of day after it. */
function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const date = value.slice(0, 10)
  return /^([T ]|$)/.test(value.slice(10)) && isDay(date) ? date : undefined
}

/** Returns a whole number from 1 to 10; the middle if the value isn't a number. Accepts a decimal comma. */
export function parseScale(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return defaultScale
  return Math.min(maxScale, Math.max(minScale, Math.round(number)))
}

/** True if a scale has a value that isn't a number from 1 to 10. An import must not guess how someone felt. */
export function hasInvalidScale(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  return scales.some((name) => {
    const value: unknown = Reflect.get(row, name)
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return false
    const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
    return typeof number !== 'number' || !(number >= minScale && number <= maxScale)
  })
}

const scales = ['mood', 'energy', 'sleep'] as const

function parseText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : ''
}

/** Reads an edit time. Returns 0 if a spreadsheet has rounded it. */
function parseEditTime(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** FNV-1a hash of the entry's content. */
function createContentId(entry: EntryContent): string {
  let hash = 0x811c9dc5
  const content = serialiseContent(entry)
  for (let index = 0; index < content.length; index++) hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193)
  return `entry-${(hash >>> 0).toString(36)}`
}
