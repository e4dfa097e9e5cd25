import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { json, timestamp } from '../columns.ts'

/** Outbox of a local server, which sends no email. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: json<Record<string, string>>('headers').notNull().default({}),
    sentAt: timestamp('sent_at').notNull(),
  },
  (table) => [
    index('mail_outbox_newest').on(sql`${table.sentAt} desc`),
    index('mail_outbox_newest_to').on(table.recipient, sql`${table.sentAt} desc`),
  ],
)
