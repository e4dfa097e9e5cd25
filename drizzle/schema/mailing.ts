import { type SQL, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { AilmentName } from '#domain/ailments/ailment-names.ts'
import { statuses, suppressionReasons } from '#domain/mailing/subscribers.types.ts'

import { json, timestamp } from '../columns.ts'

/**
 * `email` is trimmed and lowercase. `confirmed_at` is null until the owner confirms the subscription; only then is it
 * active. `confirmation_sent_at` is when the owner was last asked to confirm. Campaigns only go to active subscribers,
 * which excludes unsubscribed and suppressed ones.
 */
export const mailingListSubscribers = sqliteTable(
  'mailing_list_subscribers',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique('subscribers_id'),
    email: text('email').notNull().unique('subscribers_email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    subscriptionDate: timestamp('subscription_date').notNull(),
    createdAt: timestamp('created_at').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull(),
    confirmedAt: timestamp('confirmed_at'),
    unsubscribedAt: timestamp('unsubscribed_at'),
    confirmationSentAt: timestamp('confirmation_sent_at'),
    source: text('source').notNull(),
    suppressedAt: timestamp('suppressed_at'),
    suppressedFor: text('suppressed_for', { enum: ['bounced', 'complained'] }),
    welcomedAt: timestamp('welcomed_at'),
    /** Source and time of the consent, as an administrator stated them with an import. */
    consentSource: text('consent_source'),
    consentAt: timestamp('consent_at'),
    importId: text('import_id'),
    /** Time at which the subscriber agreed to open tracking; null without consent. */
    opensAgreedAt: timestamp('opens_agreed_at'),
    /** Topics that the subscriber chose; null is all of them. */
    topics: json<AilmentName[]>('topics'),
    pausedUntil: timestamp('paused_until'),
    status: text('status', { enum: statuses })
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when suppressed_at is not null then 'suppressed' when unsubscribed_at is not null then 'unsubscribed' when is_active = 1 then 'active' else 'unconfirmed' end`,
        { mode: 'virtual' },
      )
      .notNull(),
  },
  (table) => [
    index('subscribers_newest').on(table.subscriptionDate),
    index('subscribers_unconfirmed').on(table.confirmedAt, table.subscriptionDate),
    index('subscribers_to_ask')
      .on(table.subscriptionDate)
      .where(sql`${table.confirmedAt} is null and ${table.confirmationSentAt} is null and ${table.importId} is null`),
    index('subscribers_active').on(table.isActive),
    index('subscribers_of_status').on(table.status, table.subscriptionDate),
    index('subscribers_of_source').on(table.source, table.subscriptionDate),
    index('subscribers_of_both').on(table.status, table.source, table.subscriptionDate),
    index('subscribers_of_status_by_email').on(table.status, table.email),
    index('subscribers_of_source_by_email').on(table.source, table.email),
    index('subscribers_of_both_by_email').on(table.status, table.source, table.email),
    index('subscribers_paused')
      .on(table.pausedUntil)
      .where(sql`${table.pausedUntil} is not null`),
  ],
)

/** Addresses that get no mailings, as keyed hashes only; kept after the subscriber is deleted. */
export const mailSuppressions = sqliteTable('mail_suppressions', {
  emailHash: text('email_hash').primaryKey(),
  reason: text('reason', { enum: suppressionReasons }).notNull(),
  createdAt: timestamp('created_at').notNull(),
})

/** Events that the provider has already reported, by its own id, so that a repeated one changes nothing. */
export const mailEvents = sqliteTable(
  'mail_events',
  { id: text('id').primaryKey(), receivedAt: timestamp('received_at').notNull() },
  (table) => [index('mail_events_received').on(table.receivedAt)],
)

/** Counts by name, kept by triggers, such as the subscribers of each status. */
export const mailingCounts = sqliteTable('mailing_counts', {
  name: text('name').primaryKey(),
  count: integer('count').notNull(),
})

/** New subscribers per day (UTC), kept by triggers. */
export const subscriberDays = sqliteTable('subscriber_days', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
})

/** Imported file; `fingerprint` detects the same file with the same statement. */
export const subscriberImports = sqliteTable(
  'subscriber_imports',
  {
    id: text('id').primaryKey(),
    fingerprint: text('fingerprint').notNull().unique('imports_fingerprint'),
    chunkCount: integer('chunk_count').notNull(),
    consentSource: text('consent_source'),
    consentAt: timestamp('consent_at'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('imports_oldest').on(table.createdAt)],
)

/** Result of one part of a file; `refused` identifies rows by their numbers, without personal data. */
export const subscriberImportChunks = sqliteTable(
  'subscriber_import_chunks',
  {
    importId: text('import_id')
      .notNull()
      .references(() => subscriberImports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    accepted: integer('accepted').notNull(),
    refused: json<[row: number, reason: string][]>('refused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
)
