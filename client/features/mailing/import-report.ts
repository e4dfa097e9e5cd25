import { saveFile } from '#client/core/save-file.ts'
import { createCsv } from '#domain/csv.ts'
import { refusalMessages } from '#domain/mailing/import.rules.ts'
import type { ImportRow } from '#domain/mailing/subscribers.schemas.ts'

type ReportedRow = { row: number; email: string; reason: string }

/** Returns the rejected rows with readable reasons; the server sends row numbers and codes only. */
export function reportRefusedRows(
  rows: readonly ImportRow[],
  refused: readonly [row: number, reason: string][],
): ReportedRow[] {
  const emails = new Map(rows.map(({ row, email }) => [row, email]))
  const reasonMessages: Readonly<Record<string, string>> = refusalMessages
  return refused.map(([row, reason]) => ({
    row,
    email: emails.get(row) ?? '',
    reason: reasonMessages[reason] ?? reason,
  }))
}

/** Returns the rows that a stopped import didn't send: all rows after the first `sent`. */
export const reportUnsentRows = (rows: readonly ImportRow[], sentCount: number): ReportedRow[] =>
  rows
    .slice(sentCount)
    .map(({ row, email }) => ({ row, email, reason: 'Not imported: the import stopped before this row' }))

/** Downloads the rows that were not imported as a CSV file. */
export const saveReport = (unimported: readonly ReportedRow[]): void =>
  saveFile(
    'rows-not-imported.csv',
    createCsv([
      ['Row', 'Email', 'Reason'],
      ...unimported.map(({ row, email, reason }) => [String(row), email, reason]),
    ]),
    'text/csv',
  )
