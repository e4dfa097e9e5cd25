import { isDay } from '../days.ts'
import { type JournalEntry, scaleDefault, scaleMax, scaleMin } from './journal.schemas.ts'

/**
 * Reads a row from another version of this page, another program or a hand-edited file. Undefined without a date.
 * Unreadable values become defaults, and unknown fields are kept. A row without an id gets one derived from its
 * content. Returns a valid entry unchanged.
 */
export function readEntry(row: unknown): JournalEntry | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined
  if (isEntry(row)) return row
  const fields: Record<string, unknown> = { ...row }
  const date = readDay(fields['date'])
  if (date === undefined) return undefined
  const entry: Omit<JournalEntry, 'id'> = {
    ...fields,
    date,
    mood: readScale(fields['mood']),
    energy: readScale(fields['energy']),
    sleep: readScale(fields['sleep']),
    symptoms: readText(fields['symptoms']),
    herbsTaken: readText(fields['herbsTaken']),
    notes: readText(fields['notes']),
    editedAt: readTime(fields['editedAt']),
  }
  return { ...entry, id: readText(fields['id']) || idOf(entry) }
}

/** Returns the entry under a new id, derived from its content, for when another entry has the same id. */
export const withNewId = (entry: JournalEntry): JournalEntry => ({ ...entry, id: `${entry.id} ${idOf(entry)}` })

/** Returns the content of an entry as one text. */
export const contentText = ({ date, mood, energy, sleep, symptoms, herbsTaken, notes }: EntryContent): string =>
  JSON.stringify([date, mood, energy, sleep, symptoms, herbsTaken, notes])

/** True if both have the same content. Ignores id and time of editing. */
export const hasSameContent = (one: EntryContent, other: EntryContent): boolean =>
  contentText(one) === contentText(other)

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

const isScale = (value: unknown): boolean => Number.isInteger(value) && readScale(value) === value

/** Reads a date. Drops a time of day after it. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const date = value.slice(0, 10)
  return /^([T ]|$)/.test(value.slice(10)) && isDay(date) ? date : undefined
}

/** Returns a whole number from 1 to 10; the middle if the value isn't a number. Accepts a decimal comma. */
export function readScale(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return scaleDefault
  return Math.min(scaleMax, Math.max(scaleMin, Math.round(number)))
}

/** True if a scale has a value that isn't a number from 1 to 10. An import must not guess how someone felt. */
export function hasUnreadableScale(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  return scales.some((name) => {
    const value: unknown = Reflect.get(row, name)
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return false
    const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
    return typeof number !== 'number' || !(number >= scaleMin && number <= scaleMax)
  })
}

const scales = ['mood', 'energy', 'sleep'] as const

function readText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : ''
}

/** Reads an edit time. Returns 0 if a spreadsheet has rounded it. */
function readTime(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** FNV-1a hash of the entry's content. */
function idOf(entry: EntryContent): string {
  let hash = 0x811c9dc5
  const words = contentText(entry)
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  return `entry-${(hash >>> 0).toString(36)}`
}
