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

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Campaign. `content` is its plain text, `html_content` its optional HTML. The counts always match the deliveries:
 * `delivered_count` is the accepted ones without the bounced ones. `facts` are the variables with the same value for
 * everyone, as they were when it was sent.
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
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    startedAt: timestamp('started_at'),
    sentAt: timestamp('sent_at'),
    stopReason: text('stop_reason').$type<StopReason>(),
    cancelledAt: timestamp('cancelled_at'),
    facts: json<CampaignFacts>('facts'),
    /**
     * Audience: subscribers who chose one of these topics, or no topics at all, and who confirmed since
     * `confirmed_since`. Null is everyone.
     */
    topics: json<AilmentName[]>('topics'),
    confirmedSince: timestamp('confirmed_since'),
    /** Time to send a draft automatically, and the reason why that failed. */
    scheduledFor: timestamp('scheduled_for'),
    scheduleProblem: text('schedule_fault'),
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

/** `openToken` is absent or null for a subscriber who hasn't agreed to open tracking. */
type Recipient = { id: string; email: string; firstName: string | null; openToken?: string | null }

/**
 * Up to 100 deliveries in one call to the provider: those with this batch number, from the first to the last
 * subscriber. `recipients` is frozen before the first attempt and cleared after the last. A run may claim the batch
 * from `free_at` on; while it is open, the sweeper queues it again at `due_at`. `slot_at` is the time reserved for its
 * next call.
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
    fixedAt: timestamp('fixed_at'),
    dueAt: timestamp('due_at'),
    freeAt: timestamp('free_at').notNull().default(0),
    claimedBy: text('claimed_by'),
    attempts: integer('attempts').notNull().default(0),
    /** Calls that were started, and calls of which the provider said that it accepted nothing. */
    calls: integer('calls').notNull().default(0),
    refusals: integer('refusals').notNull().default(0),
    lastError: text('last_error'),
    endedAt: timestamp('ended_at'),
    slotAt: timestamp('slot_at'),
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

/** Email of a campaign to a subscriber. `subscriber_id` matches no row once the subscriber is deleted. */
export const campaignDeliveries = sqliteTable(
  'campaign_deliveries',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => emailCampaigns.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id').notNull(),
    batchNumber: integer('batch_number').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    /** Number of times the provider refused this email alone, and the latest reason. */
    refusals: integer('refusals').notNull().default(0),
    error: text('error'),
    openedAt: timestamp('opened_at'),
    /**
     * Identifies the tracking pixel; set only if the subscriber had agreed to open tracking when the batch was frozen.
     */
    openToken: text('open_token'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.subscriberId] }),
    index('campaign_deliveries_failed')
      .on(table.campaignId, table.subscriberId)
      .where(sql`${table.status} = 'failed'`),
  ],
)

/** Single row: maximum emails per second, and the start of the first slot that no batch has reserved. */
export const sendingPace = sqliteTable(
  'sending_pace',
  {
    id: integer('id').primaryKey(),
    mailsPerSecond: integer('mails_per_second').notNull(),
    nextAt: timestamp('next_at').notNull().default(0),
  },
  (table) => [check('sending_pace_single', sql`${table.id} = 1`)],
)
