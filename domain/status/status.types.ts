export type JobRhythm = 'minute' | 'day'

/**
 * Last runs of a job. Times are milliseconds since the epoch. `failures` counts failed runs in a row. `doneAt` is the
 * last success. `deferred` counts later runs without enough budget for the job.
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

/** Count of an error event in the hour that begins at `hour`. */
export type ErrorCount = { hour: number; event: string; count: number; lastAt: number; lastRequest: string }

/** Totals for an error event in the hours shown. */
export type ErrorEvent = Pick<ErrorCount, 'event' | 'count' | 'lastAt' | 'lastRequest'>

export type DeadJob = { id: string; at: number; job: string; subject: string }

/** Campaign with emails that didn't arrive or have an unknown result. */
export type FailedCampaign = { id: string; title: string; failed: number; bounced: number; unknown: number }

/** Waiting work. Each number is counted up to a maximum. */
export type Backlog = { botBatches: number; campaignBatches: number; herbRechecks: number }

/**
 * Changes still to be purged from the edge cache. `oldestAt` is the time of the oldest change; null if there are none.
 */
export type PendingPurges = { owed: number; oldestAt: number | null }

/** Deployed version. `commit` is the deployment's tag; `deployedAt` is an ISO 8601 time. */
export type Version = { commit: string; deployedAt: string }

/** `now` is milliseconds since the epoch. `databaseBytes` is null if the database doesn't report its size. */
export type Status = {
  now: number
  version: Version | null
  mail: MailState
  databaseBytes: number | null
  jobs: JobRun[]
  backlog: Backlog
  purges: PendingPurges
  deadJobs: DeadJob[]
  campaigns: FailedCampaign[]
  errors: ErrorCount[]
}

export type MailState = 'ready' | 'none' | 'local'

/** State of the jobs of the minute. `late`: the gap is longer than any restart. `none yet`: no job has run. */
export type JobsState = 'on time' | 'late' | 'none yet'
