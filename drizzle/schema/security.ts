import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Actions of administrators. `actor_id` is null once the account is deleted; `before` and `after` hold what changed.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: timestamp('at').notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: json<unknown>('before'),
    after: json<unknown>('after'),
  },
  (table) => [
    index('audit_of_kind').on(table.subjectKind, table.at, table.id),
    index('audit_of_kind_and_actor').on(table.subjectKind, table.actorId, table.at, table.id),
    index('audit_of_subject').on(table.subjectId, table.at, table.id),
    index('audit_newest').on(table.at, table.id),
    index('audit_of_actor').on(table.actorId, table.at, table.id),
  ],
)

/**
 * Failed sign-ins, sign-ups with the address of an account, and rate limits that were reached. `network` is a hash with
 * the day's salt, which can't be traced back to anybody afterwards.
 */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: timestamp('at').notNull(),
    kind: text('kind').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    network: text('network'),
    detail: text('detail'),
  },
  (table) => [
    index('security_events_of_user').on(table.userId, sql`${table.at} desc`),
    index('security_events_of_kind').on(table.kind, table.at, table.id),
    index('security_events_newest').on(table.at, table.id),
  ],
)

/** Reports of browsers about blocked content per day, counted by directive and requested host; no personal data. */
export const policyReports = sqliteTable(
  'policy_reports',
  {
    day: text('day').notNull(),
    directive: text('directive').notNull(),
    host: text('host').notNull(),
    reports: integer('reports').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.directive, table.host] })],
)
