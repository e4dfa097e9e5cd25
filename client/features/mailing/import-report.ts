import { saveFile } from '#client/core/save-file.ts'
import { writeCsv } from '#domain/csv.ts'
import { refusals } from '#domain/mailing/import.rules.ts'
import type { ImportRow } from '#domain/mailing/subscribers.schemas.ts'

type RefusedRow = { row: number; email: string; why: string }

/** The rows that were not brought in, in the words for people; the server names them by their numbers alone. */
export function refusedRows(
  rows: readonly ImportRow[],
  refused: readonly [row: number, reason: string][],
): RefusedRow[] {
  const emails = new Map(rows.map(({ row, email }) => [row, email]))
  const words: Readonly<Record<string, string>> = refusals
  return refused.map(([row, reason]) => ({ row, email: emails.get(row) ?? '', why: words[reason] ?? reason }))
}

/** Hands the report to the administrator as a table. */
export const saveReport = (refused: readonly RefusedRow[]): void =>
  saveFile(
    'refused-rows.csv',
    writeCsv([['Row', 'Email', 'Reason'], ...refused.map(({ row, email, why }) => [String(row), email, why])]),
    'text/csv',
  )
