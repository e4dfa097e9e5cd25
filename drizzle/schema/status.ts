import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { JobRhythm } from '#domain/status/status.types.ts'

import { moment } from '../columns.ts'

/** How often an event of the log told of a fault within an hour, which begins at `hour`; nothing of a person. `last_request` finds its line in the log. */
export const errorHours = sqliteTable(
  'error_hours',
  {
    hour: moment('hour').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    lastRequest: text('last_request').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event] })],
)

/**
 * The last run of each scheduled job. `failures` is how many in a row failed up to it, `done_at` when one last went well, `put_off` how many
 * runs in a row since then had no budget left for it.
 */
export const jobRuns = sqliteTable(
  'job_runs',
  {
    rhythm: text('rhythm').$type<JobRhythm>().notNull(),
    job: text('job').notNull(),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    failures: integer('failures').notNull(),
    doneAt: moment('done_at'),
    request: text('request').notNull(),
    deferred: integer('put_off').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.rhythm, table.job] })],
)

/** Messages of the queue that failed too often; `subject` is the id of the batch or campaign that they were about. */
export const deadJobs = sqliteTable(
  'dead_jobs',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    job: text('job').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [index('dead_jobs_newest').on(table.at)],
)
