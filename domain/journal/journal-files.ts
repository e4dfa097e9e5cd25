import { escapeApostrophe, parseCell, createCsv } from '#domain/csv.ts'

import type { JournalEntry } from './journal.schemas.ts'
import { hasInvalidScale, parseEntry } from './read-entry.ts'
import { compareNewestFirst, parseRows, addOrMerge } from './stored-entries.ts'
import { parseDateColumn } from './table-days.ts'

/** Maximum bytes and rows of a journal file: more than a browser could store. */
export const maxFileBytes = 10 * 1024 * 1024
export const maxFileRows = 100_000

/** `unreadable` holds the numbers of rows that aren't entries, from 1. In a table, row 1 is the heading. */
export type JournalFile = { entries: JournalEntry[]; unreadable: number[] }

const columns = ['date', 'mood', 'energy', 'sleep', 'symptoms', 'herbsTaken', 'notes', 'editedAt', 'id'] as const

/** Maps each heading, reduced to lower-case letters, to its column. */
const columnByHeading = new Map<string, (typeof columns)[number]>([
  ...columns.map((name) => [name.toLowerCase(), name] as const),
  ['day', 'date'],
  ['herbs', 'herbsTaken'],
])

export const createJournalCsv = (entries: readonly JournalEntry[]): string =>
  createCsv([columns, ...entries.map((entry) => columns.map((name) => escapeApostrophe(String(entry[name]))))])

/**
 * Reads a JSON list of entries in the format of the browser's storage. Returns undefined for any other text or too many
 * rows.
 */
export function parseJournalJson(text: string): JournalFile | undefined {
  const rows = parseRows(text.replace(/^\uFEFF/, ''))
  if (rows.length > maxFileRows || !rows.some((row) => typeof row === 'object')) return undefined
  return collectEntries(rows.map((row, index) => [index + 1, row]))
}

/**
 * Reads a table whose first row names its columns in any order. Returns undefined without a date column or with too
 * many rows.
 */
export function parseJournalTable([headings = [], ...rows]: readonly (readonly string[])[]): JournalFile | undefined {
  const names = headings.map((heading) => columnByHeading.get(heading.toLowerCase().replaceAll(/[^a-z]/g, '')))
  if (rows.length > maxFileRows || !names.includes('date')) return undefined
  const dates = parseDateColumn(rows.map((cells) => cells[names.indexOf('date')] ?? ''))
  const parseRow = (cells: readonly string[], date: string) => ({
    ...Object.fromEntries(names.flatMap((name, column) => (name ? [[name, parseCell(cells[column] ?? '')]] : []))),
    date,
  })
  return collectEntries(
    rows.flatMap((cells, index) => (isEmpty(cells) ? [] : [[index + 2, parseRow(cells, dates[index] ?? '')]])),
  )
}

function collectEntries(numberedRows: readonly (readonly [number, unknown])[]): JournalFile {
  const byId = new Map<string, JournalEntry>()
  const unreadable: number[] = []
  for (const [number, row] of numberedRows) {
    const entry = hasInvalidScale(row) ? undefined : parseEntry(row)
    if (entry) addOrMerge(byId, entry)
    else unreadable.push(number)
  }
  return { entries: [...byId.values()].toSorted(compareNewestFirst), unreadable }
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
