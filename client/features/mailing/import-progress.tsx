import { groupDigits } from '#domain/figures.ts'

import { reportRefusedRows, reportUnsentRows, saveReport } from './import-report.ts'
import type { ImportState } from './use-import.ts'

const maxShownRows = 20

export function ImportProgress({ state, stop }: { state: ImportState; stop: () => void }) {
  const { phase, rows, sentCount, acceptedCount } = state
  if (rows.length === 0) return null
  const refusedRows = reportRefusedRows(rows, state.refusedRows)
  const unsentRows = phase === 'running' ? [] : reportUnsentRows(rows, sentCount)
  return (
    <div className="import-progress">
      <progress value={sentCount} max={rows.length} aria-label="Rows imported" />
      <p role="status">
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
          <h3>Refused rows</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Email</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {refusedRows.slice(0, maxShownRows).map(({ row, email, reason }) => (
                <tr key={row}>
                  <td className="tabular-nums">{row}</td>
                  <td dir="auto">{email}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refusedRows.length > maxShownRows && (
            <p>And {groupDigits(refusedRows.length - maxShownRows)} more. Download the report to see them.</p>
          )}
        </>
      )}
    </div>
  )
}
