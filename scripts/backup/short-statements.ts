import { DatabaseSync } from 'node:sqlite'

/**
 * Characters of text per statement. A character takes at most 4 bytes in UTF-8, so a statement stays below D1's limit.
 */
const pieceLength = 20_000

/**
 * Splits an exported INSERT into statements of at most `maxStatementBytes` bytes: long texts are appended piece by piece.
 */
export function splitInsert(insert: string, maxStatementBytes: number): string[] {
  if (Buffer.byteLength(insert) <= maxStatementBytes) return [insert]
  const [, table = '', columns = ''] = /^INSERT INTO "(\w+)" \(([^)]*)\) VALUES/.exec(insert) ?? []
  const scratch = new DatabaseSync(':memory:')
  scratch.exec(`CREATE TABLE "${table}" (${columns}); ${insert}`)
  const row = Object.entries(scratch.prepare(`SELECT * FROM "${table}"`).get() ?? {})
  const values = row.map(([name, value]) => (isLong(value) ? `''` : readSqlLiteral(scratch, table, name)))
  const pieces = row.flatMap(([name, value]) =>
    isLong(value)
      ? splitText(value).map(
          (piece) =>
            `UPDATE "${table}" SET "${name}" = "${name}" || '${escapeQuotes(piece)}' WHERE rowid = last_insert_rowid();`,
        )
      : [],
  )
  return [`INSERT INTO "${table}" (${columns}) VALUES(${values.join(',')});`, ...pieces]
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > pieceLength

const readSqlLiteral = (scratch: DatabaseSync, table: string, column: string): string =>
  String(scratch.prepare(`SELECT quote("${column}") AS literal FROM "${table}"`).get()?.['literal'])

/** Splits a text into pieces without splitting a character. */
function splitText(text: string): string[] {
  const characters = Array.from(text)
  const count = Math.ceil(characters.length / pieceLength)
  return Array.from({ length: count }, (_, position) =>
    characters.slice(position * pieceLength, (position + 1) * pieceLength).join(''),
  )
}

const escapeQuotes = (text: string) => text.replaceAll(`'`, `''`)
