/** How often a scheduled job runs. */
export type JobRhythm = 'minute' | 'day'

/**
 * Times are milliseconds since the epoch. `failures` in a row up to this run; `doneAt` is when one last went well. `deferred` is how many runs in a
 * row since then had no budget left for the job.
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

/** How often an event of the log told of a fault within the hour that begins at `hour`. */
export type ErrorCount = { hour: number; event: string; count: number; lastAt: number; lastRequest: string }

/** An event of the log over the hours that are shown. */
export type ErrorEvent = Pick<ErrorCount, 'event' | 'count' | 'lastAt' | 'lastRequest'>

/** A message of the queue that failed too often. */
export type DeadJob = { id: string; at: number; job: string; subject: string }

/** A campaign of which mails did not arrive, or of which nobody knows whether they did. */
export type FailedCampaign = { id: string; title: string; failed: number; bounced: number; unknown: number }

/** What waits to be done, each counted up to a number. */
export type Backlog = { botBatches: number; campaignBatches: number; herbRechecks: number }

/** Changes whose pages are still to be purged from the edge cache, and when the oldest was made; null while there is none. */
export type OwedPurges = { owed: number; oldestAt: number | null }

/** What is deployed: the tag that the deployment gave it, which is its commit, and when it went up, in ISO 8601. */
export type Version = { commit: string; deployedAt: string }

/** `now` in milliseconds since the epoch; `databaseBytes` is null where the database does not tell. */
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

/** Whether the jobs of each minute run: `late` after a pause that no restart explains, `none yet` before the first. */
export type JobsState = 'on time' | 'late' | 'none yet'
