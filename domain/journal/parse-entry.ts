import { isDay } from '../days.ts'
import { type JournalEntry, defaultScale, maxScale, minScale } from './journal.schemas.ts'

/**
 * Parses a row from another version of this page, another program or a file edited by hand. Returns a valid entry
 * unchanged. Returns undefined if the date is missing or invalid. Replaces other invalid values with defaults and keeps
 * unknown fields. Derives a missing id from the content.
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

/** Resolves an id conflict: appends a hash of the content to the id. */
export const assignNewId = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  id: `${entry.id} ${createContentId(entry)}`,
})

export const serialiseContent = ({ date, mood, energy, sleep, symptoms, herbsTaken, notes }: EntryContent): string =>
  JSON.stringify([date, mood, energy, sleep, symptoms, herbsTaken, notes])

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

/** Parses a date and ignores a time after the date. */
function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const date = value.slice(0, 10)
  return /^([T ]|$)/.test(value.slice(10)) && isDay(date) ? date : undefined
}

/** Returns a whole number from 1 to 10, or the default if the value isn't a number. Accepts a decimal comma. */
export function parseScale(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return defaultScale
  return Math.min(maxScale, Math.max(minScale, Math.round(number)))
}

/**
 * True if a scale has a value that isn't a number from 1 to 10. The import rejects these rows, because a default would
 * misstate how someone felt.
 */
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

/** Returns 0 if the edit time is invalid, for example rounded by a spreadsheet. */
function parseEditTime(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Derives an id from the FNV-1a hash of the entry's content. */
function createContentId(entry: EntryContent): string {
  let hash = 0x811c9dc5
  const content = serialiseContent(entry)
  for (let index = 0; index < content.length; index++) hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193)
  return `entry-${(hash >>> 0).toString(36)}`
}
