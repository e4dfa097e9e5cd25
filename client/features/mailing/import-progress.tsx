import { groupDigits } from '#domain/figures.ts'

import { refusedRows, unsentRows, saveReport } from './import-report.ts'
import type { ImportState } from './use-import.ts'

const maxShownRows = 20

export function ImportProgress({ state, stop }: { state: ImportState; stop: () => void }) {
  const { phase, rows, sent, accepted } = state
  if (rows.length === 0) return null
  const refused = refusedRows(rows, state.refused)
  const unsent = phase === 'running' ? [] : unsentRows(rows, sent)
  return (
    <div className="import-progress">
      <progress value={sent} max={rows.length} aria-label="Rows imported" />
      <p role="status">
        {groupDigits(sent)} of {groupDigits(rows.length)} rows: {groupDigits(accepted)} imported,{' '}
        {groupDigits(refused.length)} refused. {phase === 'done' && 'Import complete.'}
        {phase === 'interrupted' &&
          'The import stopped. These rows have been imported. Choose the same file to continue.'}
      </p>
      {phase === 'running' && (
        <button type="button" className="button plain" onClick={stop}>
          Stop
        </button>
      )}
      {phase !== 'running' && refused.length + unsent.length > 0 && (
        <button type="button" className="button plain" onClick={() => saveReport([...refused, ...unsent])}>
          Download the report
        </button>
      )}
      {phase !== 'running' && refused.length > 0 && (
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
              {refused.slice(0, maxShownRows).map(({ row, email, reason }) => (
                <tr key={row}>
                  <td className="tabular-nums">{row}</td>
                  <td dir="auto">{email}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refused.length > maxShownRows && (
            <p>And {groupDigits(refused.length - maxShownRows)} more. Download the report to see them.</p>
          )}
        </>
      )}
    </div>
  )
}
