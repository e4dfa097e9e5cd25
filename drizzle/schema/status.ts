import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { JobRhythm } from '#domain/status/status.types.ts'

import { timestamp } from '../columns.ts'

/**
 * Number of logged errors per event and hour; `hour` is when the hour begins. `last_request` finds the latest one in
 * the logs. No personal data.
 */
export const errorHours = sqliteTable(
  'error_hours',
  {
    hour: timestamp('hour').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
    lastAt: timestamp('last_at').notNull(),
    lastRequest: text('last_request').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event] })],
)

/**
 * Last run of each scheduled job. `failures` counts the latest failures in a row, `done_at` is the last success,
 * `put_off` counts the runs in a row since then that had no budget left.
 */
export const jobRuns = sqliteTable(
  'job_runs',
  {
    rhythm: text('rhythm').$type<JobRhythm>().notNull(),
    job: text('job').notNull(),
    startedAt: timestamp('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    failures: integer('failures').notNull(),
    doneAt: timestamp('done_at'),
    request: text('request').notNull(),
    deferred: integer('put_off').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.rhythm, table.job] })],
)

/** Queue messages that failed too often; `subject` is the id of their batch or campaign. */
export const deadJobs = sqliteTable(
  'dead_jobs',
  {
    id: text('id').primaryKey(),
    at: timestamp('at').notNull(),
    job: text('job').notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [index('dead_jobs_newest').on(table.at)],
)
