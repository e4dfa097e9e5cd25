import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { AilmentName } from '#domain/ailments/ailment-names.ts'
import {
  type BatchStatus,
  type CampaignFacts,
  type CampaignStatus,
  campaignStatuses,
  type DeliveryStatus,
  type StopReason,
} from '#domain/mailing/campaigns.types.ts'

import { json, moment } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * A mailing. `content` is its plain text, `html_content` its HTML where it has one. The counts always equal the deliveries:
 * `delivered_count` is what the provider accepted without what bounced. `facts` are the variables that are the same for everyone, as they stood
 * when it was sent.
 */
export const emailCampaigns = sqliteTable(
  'email_campaigns',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    htmlContent: text('html_content'),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    status: text('status').$type<CampaignStatus>().notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    startedAt: moment('started_at'),
    sentAt: moment('sent_at'),
    stopReason: text('stop_reason').$type<StopReason>(),
    cancelledAt: moment('cancelled_at'),
    facts: json<CampaignFacts>('facts'),
    /** Only who chose one of these topics, or none, and who confirmed since then; null is everybody. */
    topics: json<AilmentName[]>('topics'),
    confirmedSince: moment('confirmed_since'),
    /** When a draft is to be sent by itself, and why it was not. */
    scheduledFor: moment('scheduled_for'),
    scheduleFault: text('schedule_fault'),
    recipientCount: integer('recipient_count').notNull().default(0),
    deliveredCount: integer('delivered_count').notNull().default(0),
    openedCount: integer('opened_count').notNull().default(0),
    bouncedCount: integer('bounced_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    unknownCount: integer('unknown_count').notNull().default(0),
    cancelledCount: integer('cancelled_count').notNull().default(0),
  },
  (table) => [
    index('campaigns_newest').on(table.createdAt, table.id),
    index('campaigns_of_author').on(table.createdBy),
    index('campaigns_of_status').on(table.status, table.createdAt),
    index('campaigns_scheduled')
      .on(table.scheduledFor)
      .where(sql`${table.scheduledFor} is not null`),
    check(
      'campaigns_status',
      sql`${table.status} in (${sql.raw(campaignStatuses.map((status) => `'${status}'`).join(', '))})`,
    ),
  ],
)

/** `openToken` is absent or null for whoever has not agreed that we note what they open. */
type Recipient = { id: string; email: string; firstName: string | null; openToken?: string | null }

/**
 * Up to a hundred deliveries that are one call of the provider: those that bear its number, between its first and last subscriber.
 * `recipients` is to whom the call goes, fixed before the first try and gone after the last. It may be claimed from
 * `free_at` on; while it is open, `due_at` is when the sweeper puts it into the queue (again). `slot_at` is the time that the batch has reserved
 * for its next call.
 */
export const campaignBatches = sqliteTable(
  'campaign_batches',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    size: integer('size').notNull(),
    firstSubscriberId: text('first_subscriber_id').notNull(),
    lastSubscriberId: text('last_subscriber_id').notNull(),
    recipients: json<Recipient[]>('recipients'),
    requestHash: text('request_hash'),
    fixedAt: moment('fixed_at'),
    dueAt: moment('due_at'),
    freeAt: moment('free_at').notNull().default(0),
    claimedBy: text('claimed_by'),
    attempts: integer('attempts').notNull().default(0),
    /** Calls that were begun, and those of which the provider said that it took nothing. */
    calls: integer('calls').notNull().default(0),
    refusals: integer('refusals').notNull().default(0),
    lastError: text('last_error'),
    endedAt: moment('ended_at'),
    slotAt: moment('slot_at'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.number] }),
    index('campaign_batches_due')
      .on(table.campaignId, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('campaign_batches_fixed')
      .on(table.campaignId, table.fixedAt)
      .where(sql`${table.status} = 'fixed'`),
    index('campaign_batches_unknown')
      .on(table.campaignId, table.number)
      .where(sql`${table.status} = 'unknown'`),
    index('campaign_batches_reserved')
      .on(table.slotAt)
      .where(sql`${table.slotAt} is not null`),
  ],
)

/** A mail of a campaign to a subscriber. Once the subscriber is deleted, the id leads to nobody. */
export const campaignDeliveries = sqliteTable(
  'campaign_deliveries',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id').notNull(),
    batchNumber: integer('batch_number').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    /** How often the provider refused this mail alone, and why the last time. */
    refusals: integer('refusals').notNull().default(0),
    error: text('error'),
    openedAt: moment('opened_at'),
    /** What the picture in the mail is asked for by; only where the subscriber had agreed to it when the batch was fixed. */
    openToken: text('open_token'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.subscriberId] }),
    index('campaign_deliveries_failed')
      .on(table.campaignId, table.subscriberId)
      .where(sql`${table.status} = 'failed'`),
  ],
)

/** One row: how many mails go out a second at most, and when the first slot begins that no batch has reserved. */
export const sendingPace = sqliteTable(
  'sending_pace',
  {
    id: integer('id').primaryKey(),
    mailsPerSecond: integer('mails_per_second').notNull(),
    nextAt: moment('next_at').notNull().default(0),
  },
  (table) => [check('sending_pace_single', sql`${table.id} = 1`)],
)
