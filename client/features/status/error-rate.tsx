import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatErrorCount, formatName } from '#domain/status/status.messages.ts'
import { countErrorsByEvent, countErrorsByHour, shownHours } from '#domain/status/status.rules.ts'
import type { ErrorCount } from '#domain/status/status.types.ts'

/** Errors logged in the last day, by hour and by kind. */
export function ErrorRate({ errors, now }: { errors: readonly ErrorCount[]; now: number }) {
  const hours = countErrorsByHour(errors, now)
  const events = countErrorsByEvent(errors)
  const totalCount = hours.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="error-rate" className="col-span-full">
      <h2 id="error-rate" className="mb-3">
        Errors per hour
      </h2>
      <p className="text-quiet">
        {totalCount === 0
          ? `None in the last ${shownHours} hours.`
          : `${formatErrorCount(totalCount)} in the last ${shownHours} hours, ${formatErrorCount(hours.at(-1)?.count ?? 0)} in the current hour.`}
      </p>
      {totalCount > 0 && <HourBars hours={hours} />}
      {events.length > 0 && (
        <table className="record-table">
          <thead>
            <tr>
              <th scope="col">Error</th>
              <th scope="col">Last</th>
              <th scope="col">Request</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ event, count, lastAt, lastRequest }) => (
              <tr key={event}>
                <td>{formatName(event)}</td>
                <td>
                  <Timestamp time={lastAt} />
                </td>
                <td>
                  <code>{lastRequest}</code>
                </td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Sizes in units of the `viewBox`. */
const [hourWidth, barWidth, height] = [10, 8, 100]

function HourBars({ hours }: { hours: ReturnType<typeof countErrorsByHour> }) {
  const max = Math.max(...hours.map(({ count }) => count))
  return (
    <>
      <svg
        className="mt-3.5 block h-30 w-full border-b border-edge fill-rust"
        role="img"
        aria-label={`Errors per hour in the last ${hours.length} hours, highest ${max}`}
        viewBox={`0 0 ${hours.length * hourWidth} ${height}`}
        preserveAspectRatio="none"
      >
        {hours.map(({ hour, count }, position) => (
          <rect
            key={hour}
            x={position * hourWidth}
            y={height - (count / max) * height}
            width={barWidth}
            height={(count / max) * height}
          />
        ))}
      </svg>
      <p className="mb-4.5 flex justify-between text-[0.88rem] text-quiet" aria-hidden>
        <span>{hours.length - 1} hours ago</span>
        <span>now</span>
      </p>
    </>
  )
}
