export type JobRhythm = 'minute' | 'day'

/**
 * The last runs of a job. Times are milliseconds since the epoch. `failures` counts failed runs in a row. `doneAt` is
 * the last success. `deferred` counts the runs since then that had no budget left for the job.
 */
export type JobRun = {
  rhythm: JobRhythm
  job: string
  startedAt: number
  durationMs: number
  failures: number
  doneAt: number | null
  request: string
  deferred: number
}

/** Number of error events in the hour that begins at `hour`. */
export type ErrorCount = { hour: number; event: string; count: number; lastAt: number; lastRequest: string }

/** An error event over the hours shown. */
export type ErrorEvent = Pick<ErrorCount, 'event' | 'count' | 'lastAt' | 'lastRequest'>

/** A queue message that failed too often. */
export type DeadJob = { id: string; at: number; job: string; subject: string }

/** A campaign with emails that didn't arrive or whose result is unknown. */
export type FailedCampaign = { id: string; title: string; failed: number; bounced: number; unknown: number }

/** Waiting work, each count up to a maximum. */
export type Backlog = { botBatches: number; campaignBatches: number; herbRechecks: number }

/**
 * Changes that still have to be purged from the edge cache. `oldestAt` is the time of the oldest, null if there is
 * none.
 */
export type OwedPurges = { owed: number; oldestAt: number | null }

/** The deployed version. `commit` is the deployment's tag, `deployedAt` its time in ISO 8601. */
export type Version = { commit: string; deployedAt: string }

/** `now` is milliseconds since the epoch. `databaseBytes` is null if the database doesn't report its size. */
export type Status = {
  now: number
  version: Version | null
  mail: MailState
  databaseBytes: number | null
  jobs: JobRun[]
  backlog: Backlog
  purges: OwedPurges
  deadJobs: DeadJob[]
  campaigns: FailedCampaign[]
  errors: ErrorCount[]
}

export type MailState = 'ready' | 'none' | 'local'

/** State of the jobs of the minute. `late`: the pause is longer than any restart. `none yet`: no job has run. */
export type JobsState = 'on time' | 'late' | 'none yet'
