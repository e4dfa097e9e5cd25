import { DatabaseSync } from 'node:sqlite'

/** Letters of a text that one statement brings in; each is four bytes at most, so that none is longer than D1 takes. */
const pieceLength = 20_000

/**
 * The statements that do what an exported INSERT does, none longer than `statementMax` bytes: a text that is too long comes in piece
 * by piece.
 */
export function shortStatements(insert: string, statementMax: number): string[] {
  if (Buffer.byteLength(insert) <= statementMax) return [insert]
  const [, table = '', columns = ''] = /^INSERT INTO "(\w+)" \(([^)]*)\) VALUES/.exec(insert) ?? []
  const scratch = new DatabaseSync(':memory:')
  scratch.exec(`CREATE TABLE "${table}" (${columns}); ${insert}`)
  const row = Object.entries(scratch.prepare(`SELECT * FROM "${table}"`).get() ?? {})
  const values = row.map(([name, value]) => (isLong(value) ? `''` : literalOf(scratch, table, name)))
  const pieces = row.flatMap(([name, value]) =>
    isLong(value)
      ? piecesOf(value).map(
          (piece) =>
            `UPDATE "${table}" SET "${name}" = "${name}" || '${quoted(piece)}' WHERE rowid = last_insert_rowid();`,
        )
      : [],
  )
  return [`INSERT INTO "${table}" (${columns}) VALUES(${values.join(',')});`, ...pieces]
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > pieceLength

/** As SQLite itself would write the value. */
const literalOf = (scratch: DatabaseSync, table: string, column: string): string =>
  String(scratch.prepare(`SELECT quote("${column}") AS literal FROM "${table}"`).get()?.['literal'])

/** No sign is cut in two. */
function piecesOf(text: string): string[] {
  const signs = Array.from(text)
  const count = Math.ceil(signs.length / pieceLength)
  return Array.from({ length: count }, (_, position) =>
    signs.slice(position * pieceLength, (position + 1) * pieceLength).join(''),
  )
}

const quoted = (text: string) => text.replaceAll(`'`, `''`)
