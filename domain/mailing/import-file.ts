import { isDay } from '../days.ts'
import { groupDigits } from '../figures.ts'
import { maxImportRows, maxChunkRows } from './import.rules.ts'
import type { ImportRow } from './subscribers.schemas.ts'

type Field = 'email' | 'firstName' | 'lastName' | 'name' | 'joined' | 'status' | 'left'

/** Column names, in lower case, in exports from this site, listmonk and Mailchimp. The first match wins. */
const columnNamesByField: Record<Field, readonly string[]> = {
  email: ['email', 'email address', 'e-mail', 'e-mail address', 'email_address', 'mail'],
  firstName: ['first name', 'first_name', 'firstname', 'fname', 'given name'],
  lastName: ['last name', 'last_name', 'lastname', 'lname', 'surname', 'family name'],
  name: ['name', 'full name', 'full_name'],
  joined: ['confirm_time', 'optin_time', 'subscription date', 'created_at'],
  status: ['status'],
  left: ['unsub_time', 'clean_time', 'unsubscribed_at'],
}

/** Status values that mean not subscribed. */
const inactiveStatuses = new Set([
  'unsubscribed',
  'cleaned',
  'blocklisted',
  'blacklisted',
  'disabled',
  'suppressed',
  'bounced',
  'complained',
  'nonsubscribed',
  'non-subscribed',
  'unconfirmed',
  'pending',
  'archived',
])

/** Rows of a file with their numbers (the heading is row 1), and the columns found. */
export type ImportFile = { rows: ImportRow[]; columns: Partial<Record<Field, string>> }

export const fileProblems = {
  noEmail: 'We couldn’t find an email column. Put the column names in the first row, and name one of them “Email”.',
  blank: 'This file is empty. Choose another file.',
  empty: 'This file has no rows below the headings. Choose another file.',
  long: `This file has more than ${groupDigits(maxImportRows)} rows. Split it into smaller files.`,
} as const
type FileProblem = keyof typeof fileProblems

/** Parses a table with column names in the first row. Skips empty rows. */
export function parseImportTable(table: readonly (readonly string[])[]): ImportFile | FileProblem {
  if (table.every(isBlank)) return 'blank'
  const [headings = [], ...tableRows] = table
  const names = headings.map((heading) => heading.replace(/^\uFEFF/, '').trim())
  const findPosition = (field: Field) => {
    const columnName = columnNamesByField[field].find((heading) => names.some((name) => name.toLowerCase() === heading))
    return names.findIndex((name) => name.toLowerCase() === columnName)
  }
  const positions = Object.fromEntries(
    Object.keys(columnNamesByField).map((field) => [field, findPosition(field as Field)]),
  ) as Record<Field, number>
  if (positions.email < 0) return 'noEmail'
  const rows = tableRows.flatMap((cells, position) =>
    isBlank(cells) ? [] : [parseRow(cells, positions, position + 2)],
  )
  if (rows.length === 0) return 'empty'
  if (rows.length > maxImportRows) return 'long'
  const columns = Object.fromEntries(
    Object.entries(positions).flatMap(([field, position]) => (position < 0 ? [] : [[field, names[position]]])),
  )
  return { rows, columns }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const maxCellLength = 400

function parseRow(cells: readonly string[], positions: Record<Field, number>, row: number): ImportRow {
  const getCell = (field: Field) => (cells[positions[field]] ?? '').trim().slice(0, maxCellLength)
  const [, firstName = '', lastName = ''] = /^(\S+)\s*(.*)$/s.exec(getCell('name')) ?? []
  return {
    row,
    email: removeProtection(getCell('email')),
    firstName: removeProtection(getCell('firstName')) || firstName,
    lastName: removeProtection(getCell('lastName')) || lastName,
    at: parseTimestamp(getCell('joined')),
    left: inactiveStatuses.has(getCell('status').toLowerCase()) || getCell('left') !== '',
  }
}

/** Removes the apostrophe that our exports add to mark a cell as text. */
const removeProtection = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

/**
 * Parses `2024-01-31` or `2024-01-31 18:05:00` as UTC. Returns milliseconds since the epoch, or null for any other
 * format.
 */
function parseTimestamp(text: string): number | null {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (!isDay(day)) return null
  const timestamp = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(timestamp) ? null : timestamp
}

/** Maximum bytes of a chunk, which must fit into one request. */
const maxChunkBytes = 48_000

const encoder = new TextEncoder()

/** Splits the rows into chunks. The result is always the same, so that an import can be resumed. */
export function splitChunks(rows: readonly ImportRow[]): ImportRow[][] {
  const chunks: ImportRow[][] = []
  let remainingBytes = 0
  for (const row of rows) {
    const rowBytes = encoder.encode(JSON.stringify(row)).length + 1
    const lastChunk = chunks.at(-1)
    if (!lastChunk || lastChunk.length >= maxChunkRows || rowBytes > remainingBytes) {
      chunks.push([row])
      remainingBytes = maxChunkBytes - rowBytes
    } else {
      lastChunk.push(row)
      remainingBytes -= rowBytes
    }
  }
  return chunks
}
