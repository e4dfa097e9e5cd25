import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatName } from '#domain/status/status.messages.ts'
import type { DeadJob } from '#domain/status/status.types.ts'

/** Queue messages that failed too often. */
export const DeadJobs = ({ deadJobs }: { deadJobs: readonly DeadJob[] }) => (
  <section aria-labelledby="dead-jobs">
    <h2 id="dead-jobs">Failed jobs</h2>
    <p className="mb-3 text-quiet">Other jobs keep running. If the same kind of job keeps failing, look into it.</p>
    {deadJobs.length === 0 ? (
      <p>None in the last 30 days.</p>
    ) : (
      <ol className="records">
        {deadJobs.map(({ id, at, job, subject }) => (
          <li key={id}>
            <div>
              <b>{formatName(job)}</b>
              <p className="record-facts">
                <code>{subject}</code>
              </p>
            </div>
            <p className="record-facts">
              <Timestamp time={at} />
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
)
