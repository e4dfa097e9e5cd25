import { saveFile } from '#client/core/save-file.ts'
import { createCsv } from '#domain/csv.ts'
import { groupDigits } from '#domain/figures.ts'
import { refusalMessages } from '#domain/mailing/import.rules.ts'
import type { ImportRow } from '#domain/mailing/subscribers.schemas.ts'

import type { ImportState } from './use-import.ts'

const maxShownRows = 20
const cellStyle = 'border-b border-line py-1.75 pe-4 align-top wrap-anywhere'

export function ImportProgress({ state, stop }: { state: ImportState; stop: () => void }) {
  const { phase, rows, sentCount, acceptedCount } = state
  if (rows.length === 0) return null
  const refusedRows = reportRefusedRows(rows, state.refusedRows)
  const unsentRows = phase === 'running' ? [] : reportUnsentRows(rows, sentCount)
  return (
    <div className="mt-5.5">
      <progress value={sentCount} max={rows.length} aria-label="Rows imported" className="mb-2" />
      <p role="status" className="mb-3.5">
        {groupDigits(sentCount)} of {groupDigits(rows.length)} rows: {groupDigits(acceptedCount)} imported,{' '}
        {groupDigits(refusedRows.length)} refused. {phase === 'done' && 'Import complete.'}
        {phase === 'interrupted' &&
          'The import stopped, but these rows have been imported. To continue, choose the same file again.'}
      </p>
      {phase === 'running' && (
        <button type="button" className="button plain" onClick={stop}>
          Stop
        </button>
      )}
      {phase !== 'running' && refusedRows.length + unsentRows.length > 0 && (
        <button type="button" className="button plain" onClick={() => saveReport([...refusedRows, ...unsentRows])}>
          Download the report
        </button>
      )}
      {phase !== 'running' && refusedRows.length > 0 && (
        <>
          <h3 className="mt-2.5 mb-2">Refused rows</h3>
          <table className="mb-4 w-full">
            <thead>
              <tr>
                <th scope="col" className={`${cellStyle} whitespace-nowrap`}>
                  Row
                </th>
                <th scope="col" className={`${cellStyle} whitespace-nowrap`}>
                  Email
                </th>
                <th scope="col" className={`${cellStyle} whitespace-nowrap`}>
                  Reason
                </th>
              </tr>
            </thead>
            <tbody>
              {refusedRows.slice(0, maxShownRows).map(({ row, email, reason }) => (
                <tr key={row}>
                  <td className={`${cellStyle} tabular-nums`}>{row}</td>
                  <td className={cellStyle} dir="auto">
                    {email}
                  </td>
                  <td className={cellStyle}>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refusedRows.length > maxShownRows && (
            <p className="mb-3.5">
              And {groupDigits(refusedRows.length - maxShownRows)} more. Download the report to see them.
            </p>
          )}
        </>
      )}
    </div>
  )
}

type ReportedRow = { row: number; email: string; reason: string }

/** Returns the rejected rows with readable reasons; the server sends row numbers and codes only. */
function reportRefusedRows(
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
const reportUnsentRows = (rows: readonly ImportRow[], sentCount: number): ReportedRow[] =>
  rows
    .slice(sentCount)
    .map(({ row, email }) => ({ row, email, reason: 'Not imported: the import stopped before this row' }))

/** Downloads the rows that were not imported as a CSV file. */
const saveReport = (unimported: readonly ReportedRow[]): void =>
  saveFile(
    'rows-not-imported.csv',
    createCsv([
      ['Row', 'Email', 'Reason'],
      ...unimported.map(({ row, email, reason }) => [String(row), email, reason]),
    ]),
    'text/csv',
  )
