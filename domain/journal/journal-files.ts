import { escapeApostrophe, parseCell, createCsv } from '#domain/csv.ts'

import type { JournalEntry } from './journal.schemas.ts'
import { hasInvalidScale, parseEntry } from './parse-entry.ts'
import { compareNewestFirst, parseRows, addOrMerge } from './stored-entries.ts'
import { parseDateColumn } from './table-days.ts'

/** Limits for a journal file. Both exceed what a browser can store. */
export const maxFileBytes = 10 * 1024 * 1024
export const maxFileRows = 100_000

/**
 * `unreadable` contains the numbers of rows that aren't entries, counted from 1. In a table, row 1 contains the
 * headings.
 */
export type JournalFile = { entries: JournalEntry[]; unreadable: number[] }

const columns = ['date', 'mood', 'energy', 'sleep', 'symptoms', 'herbsTaken', 'notes', 'editedAt', 'id'] as const

/** Keys are headings in lower case with letters only. */
const columnByHeading = new Map<string, (typeof columns)[number]>([
  ...columns.map((name) => [name.toLowerCase(), name] as const),
  ['day', 'date'],
  ['herbs', 'herbsTaken'],
])

export const createJournalCsv = (entries: readonly JournalEntry[]): string =>
  createCsv([columns, ...entries.map((entry) => columns.map((name) => escapeApostrophe(String(entry[name]))))])

/**
 * Parses a JSON list of entries in the browser's storage format. Returns undefined if the text is anything else or has
 * too many rows.
 */
export function parseJournalJson(text: string): JournalFile | undefined {
  const rows = parseRows(text.replace(/^\uFEFF/, ''))
  if (rows.length > maxFileRows || !rows.some((row) => typeof row === 'object')) return undefined
  return collectEntries(rows.map((row, index) => [index + 1, row]))
}

/**
 * Parses a table with column names in the first row, in any order. Returns undefined if the date column is missing or
 * there are too many rows.
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
