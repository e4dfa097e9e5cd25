import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { TicketPriority, TicketStatus } from '#domain/support/support.types.ts'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * `user_id` is null for a former member. `urgency` is the rank of the priority, 0 for urgent; `last_by` is the last
 * writer, and `updated_at` the time of the last activity.
 */
export const supportTickets = sqliteTable(
  'support_tickets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: text('priority').$type<TicketPriority>().notNull(),
    urgency: integer('urgency').notNull(),
    status: text('status').$type<TicketStatus>().notNull(),
    lastBy: text('last_by', { enum: ['member', 'admin'] }).notNull(),
    replyCount: integer('reply_count').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    index('tickets_of_user').on(table.userId, sql`${table.createdAt} desc`, table.id),
    index('tickets_urgent_first').on(table.urgency, sql`${table.createdAt} desc`, table.id),
    index('tickets_by_status').on(table.status, table.urgency, sql`${table.createdAt} desc`, table.id),
    index('tickets_newest').on(sql`${table.createdAt} desc`),
    check('tickets_priority', sql`${table.priority} in ('low', 'normal', 'high', 'urgent')`),
    check('tickets_status', sql`${table.status} in ('open', 'replied', 'closed')`),
  ],
)

/**
 * Written by an administrator or by the member: `admin_id` or `user_id` is set, never both; neither once the account is
 * deleted. `mail_due_at` is when the member may be emailed about it; null once that is done.
 */
export const supportReplies = sqliteTable(
  'support_replies',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    adminId: text('admin_id').references(() => users.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    writtenBy: text('written_by', { enum: ['member', 'admin'] }).notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at').notNull(),
    mailDueAt: timestamp('mail_due_at'),
  },
  (table) => [
    index('support_replies_of_ticket').on(table.ticketId, table.createdAt, table.id),
    index('support_replies_of_admin').on(table.adminId),
    index('support_replies_of_user').on(table.userId),
    index('support_replies_to_mail')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
    check(
      'support_replies_author',
      sql`case ${table.writtenBy} when 'admin' then ${table.userId} is null when 'member' then ${table.adminId} is null else 0 end`,
    ),
  ],
)

/** Internal notes of administrators about a ticket; the member never sees them. */
export const supportNotes = sqliteTable(
  'support_notes',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    adminId: text('admin_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('support_notes_of_ticket').on(table.ticketId, table.createdAt, table.id),
    index('support_notes_of_admin').on(table.adminId),
  ],
)

/** Texts that administrators save to begin a reply with. */
export const cannedReplies = sqliteTable(
  'canned_replies',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [uniqueIndex('canned_replies_title').on(table.title)],
)
