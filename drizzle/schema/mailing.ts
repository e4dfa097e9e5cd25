import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'

/**
 * `email` is trimmed and in lower case. `confirmed_at` is null until its owner confirmed the subscription; only then is it
 * active. `confirmation_sent_at` is when the owner was last asked to.
 */
export const mailingListSubscribers = sqliteTable(
  'mailing_list_subscribers',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    subscriptionDate: moment('subscription_date').notNull(),
    createdAt: moment('created_at').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    source: text('source').notNull(),
  },
  (table) => [
    index('subscribers_newest').on(sql`${table.subscriptionDate} desc`),
    index('subscribers_unconfirmed').on(table.confirmedAt, table.subscriptionDate),
    index('subscribers_to_ask')
      .on(table.subscriptionDate)
      .where(sql`${table.confirmedAt} is null and ${table.confirmationSentAt} is null`),
    index('subscribers_active_newest').on(table.isActive, sql`${table.subscriptionDate} desc`),
  ],
)
