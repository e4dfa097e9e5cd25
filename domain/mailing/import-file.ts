import { isDay } from '../days.ts'
import { groupDigits } from '../figures.ts'
import { importRowsMax, rowsInChunk } from './import.rules.ts'
import type { ImportRow } from './subscribers.schemas.ts'

type Field = 'email' | 'firstName' | 'lastName' | 'name' | 'joined' | 'status' | 'left'

/** How the columns are called by our own export, by listmonk's and by Mailchimp's, in lower case; the first that is there counts. */
const headsOf: Record<Field, readonly string[]> = {
  email: ['email', 'email address', 'e-mail', 'e-mail address', 'email_address', 'mail'],
  firstName: ['first name', 'first_name', 'firstname', 'fname', 'given name'],
  lastName: ['last name', 'last_name', 'lastname', 'lname', 'surname', 'family name'],
  name: ['name', 'full name', 'full_name'],
  joined: ['confirm_time', 'optin_time', 'subscription date', 'created_at'],
  status: ['status'],
  left: ['unsub_time', 'clean_time', 'unsubscribed_at'],
}

/** Whoever stands so in a file did not subscribe, or has left. */
const gone = new Set([
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

/** What a file holds: its rows with their numbers, the head above them being the first, and how its columns are called. */
export type ImportFile = { rows: ImportRow[]; columns: Partial<Record<Field, string>> }

/** Why nothing is read from a file. */
export const fileProblems = {
  noEmail: 'No column for the e-mail address was found. The first row has to name the columns, one of them “Email”.',
  blank: 'There is nothing in that file.',
  empty: 'There is nothing below the first row.',
  long: `There are more than ${groupDigits(importRowsMax)} rows: please part the file.`,
} as const
type FileProblem = keyof typeof fileProblems

/** Reads the cells of a table whose first row names its columns; empty rows are passed over. */
export function readImportTable(table: readonly (readonly string[])[]): ImportFile | FileProblem {
  if (table.every(isBlank)) return 'blank'
  const [heads = [], ...lines] = table
  const names = heads.map((head) => head.replace(/^\uFEFF/, '').trim())
  const placeOf = (field: Field) => {
    const wanted = headsOf[field].find((head) => names.some((name) => name.toLowerCase() === head))
    return names.findIndex((name) => name.toLowerCase() === wanted)
  }
  const places = Object.fromEntries(Object.keys(headsOf).map((field) => [field, placeOf(field as Field)])) as Record<
    Field,
    number
  >
  if (places.email < 0) return 'noEmail'
  const rows = lines.flatMap((cells, position) => (isBlank(cells) ? [] : [readRow(cells, places, position + 2)]))
  if (rows.length === 0) return 'empty'
  if (rows.length > importRowsMax) return 'long'
  const columns = Object.fromEntries(
    Object.entries(places).flatMap(([field, place]) => (place < 0 ? [] : [[field, names[place]]])),
  )
  return { rows, columns }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const cellMax = 400

function readRow(cells: readonly string[], places: Record<Field, number>, row: number): ImportRow {
  const cell = (field: Field) => (cells[places[field]] ?? '').trim().slice(0, cellMax)
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(cell('name')) ?? []
  return {
    row,
    email: readGuarded(cell('email')),
    firstName: readGuarded(cell('firstName')) || first,
    lastName: readGuarded(cell('lastName')) || rest,
    at: readMoment(cell('joined')),
    left: gone.has(cell('status').toLowerCase()) || cell('left') !== '',
  }
}

/** Without the apostrophe by which our own files make a cell text. */
const readGuarded = (text: string): string => text.replace(/^'(?=[=+\-@])/, '')

/** Milliseconds since the epoch of a time as `2024-01-31` or `2024-01-31 18:05:00`, taken for Greenwich's; null for any other. */
function readMoment(text: string): number | null {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? []
  if (!isDay(day)) return null
  const at = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(at) ? null : at
}

/** Bytes of a part: it has to fit into one request. */
const chunkLengthMax = 48_000

const encoder = new TextEncoder()

/** The rows in parts that are sent and stored at once, the same each time. */
export function chunksOf(rows: readonly ImportRow[]): ImportRow[][] {
  const chunks: ImportRow[][] = []
  let room = 0
  for (const row of rows) {
    const length = encoder.encode(JSON.stringify(row)).length + 1
    const last = chunks.at(-1)
    if (!last || last.length >= rowsInChunk || length > room) {
      chunks.push([row])
      room = chunkLengthMax - length
    } else {
      last.push(row)
      room -= length
    }
  }
  return chunks
}
