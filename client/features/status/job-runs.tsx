import { Timestamp } from '#client/ui/timestamp.tsx'
import { groupDigits } from '#domain/figures.ts'
import { formatName, describeOutcome } from '#domain/status/status.messages.ts'
import { isLate } from '#domain/status/status.rules.ts'
import type { JobRun } from '#domain/status/status.types.ts'

const rhythmLabels: Record<JobRun['rhythm'], string> = { minute: 'every minute', day: 'every day' }

export const JobRuns = ({ jobs, now }: { jobs: readonly JobRun[]; now: number }) => (
  <section aria-labelledby="job-runs" className="col-span-full">
    <h2 id="job-runs" className="mb-3">
      Last run of each job
    </h2>
    {jobs.length === 0 ? (
      <p className="text-quiet">No jobs have run yet.</p>
    ) : (
      <table className="record-table">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Result</th>
            <th scope="col">Started</th>
            <th scope="col">Duration</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((run) => (
            <Run key={`${run.rhythm} ${run.job}`} run={run} isLate={isLate(run, now)} />
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const Run = ({ run, isLate }: { run: JobRun; isLate: boolean }) => (
  <tr>
    <td>
      {formatName(run.job)} <small>{rhythmLabels[run.rhythm]}</small>
    </td>
    <td>
      <span className="tag" data-state={runState(run, isLate)}>
        {isLate && run.failures + run.deferred === 0 ? 'Late' : describeOutcome(run)}
      </span>{' '}
      {run.failures > 0 && <FailureDetails run={run} />}
      {run.deferred > 0 && <small>Other jobs used up the time in this run. This job will run first next time.</small>}
    </td>
    <td>
      <Timestamp time={run.startedAt} />
    </td>
    <td>{groupDigits(run.durationMs)} ms</td>
  </tr>
)

function runState({ failures, deferred }: JobRun, isLate: boolean): string {
  if (failures > 0) return 'failed'
  return isLate || deferred > 0 ? 'late' : 'done'
}

/** Time of the last success, and the request ID to look for in the log. */
const FailureDetails = ({ run: { doneAt, request } }: { run: JobRun }) => (
  <small>
    {doneAt === null ? 'Never succeeded' : <LastSuccess at={doneAt} />}. Request <code>{request}</code>
  </small>
)

const LastSuccess = ({ at }: { at: number }) => (
  <>
    Last succeeded on <Timestamp time={at} />
  </>
)
