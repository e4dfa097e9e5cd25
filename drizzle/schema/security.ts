import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { json, moment } from '../columns.ts'
import { users } from './accounts.ts'

/** Who did what as an administrator; without an actor the account is deleted. `before` and `after` are what changed. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: json<unknown>('before'),
    after: json<unknown>('after'),
  },
  (table) => [
    index('audit_newest').on(table.at, table.id),
    index('audit_of_actor').on(table.actorId, table.at, table.id),
    index('audit_of_kind').on(table.subjectKind, table.at, table.id),
    index('audit_of_kind_and_actor').on(table.subjectKind, table.actorId, table.at, table.id),
    index('audit_of_subject').on(table.subjectId, table.at, table.id),
  ],
)

/** Failed sign-ins, sign-ups with the address of an account and limits that struck; `network` is the day's salted hash, which leads back to nobody afterwards. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    network: text('network'),
    detail: text('detail'),
  },
  (table) => [
    index('security_events_newest').on(table.at, table.id),
    index('security_events_of_kind').on(table.kind, table.at, table.id),
    index('security_events_of_user').on(table.userId, sql`${table.at} desc`),
  ],
)

/** What browsers refused on a day by the content policy, counted by directive and the host that was asked; nothing of who saw it. */
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
