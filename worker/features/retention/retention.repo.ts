import { and, eq, getTableName, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

import { addDays, dayAt } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { figures } from '#domain/overview/figures.ts'
import {
  blendMonths,
  botDays,
  countDays,
  deliveryDays,
  errorDays,
  formerTicketDays,
  importDays,
  jobDays,
  mailEventDays,
  notificationDays,
  readNotificationDays,
  securityDays,
  settledReportDays,
  unconfirmedDays,
} from '#domain/retention.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { deleteSome } from '#drizzle/delete-some.ts'

type Expired = { table: SQLiteTable; condition: SQL | undefined; key?: SQL }

export const tableName = ({ table }: Expired): string => getTableName(table)

/** Deletes at most `limit` expired rows of one table and returns their number. */
export async function deleteExpired(db: Db, { table, condition, key }: Expired, limit: number): Promise<number> {
  const [deleted] = await db.batch([deleteSome(db, table, condition, limit, key)])
  return deleted.length
}

/** Returns the condition for expired rows of each table; each has an index. */
export const expiredAt = (now: number): Expired[] => {
  const since = (days: number) => now - days * dayMs
  const daySince = (days: number) => addDays(dayAt(now), -days)
  return [...aboutPeople(since, daySince, now), ...ofTheSite(since, daySince)]
}

type Since = (days: number) => number
type DaySince = (days: number) => string

const {
  aiSpending,
  auditLog,
  blendGenerations,
  botActivity,
  botBatches,
  botDays: botDayCounts,
  campaignBatches,
  campaignDeliveries,
  dailyFigures,
  dailySalts,
  deadJobs,
  emailCampaigns,
  emptySearches,
  errorHours,
  figureDays,
  forumReports,
  forumViews,
  jobRuns,
  mailEvents,
  mailingListSubscribers: subscribers,
  oneTimeTokens,
  policyReports,
  rateLimits,
  securityEvents,
  sessions,
  subscriberDays,
  subscriberImports,
  supportTickets: tickets,
  userNotifications: notes,
  users,
} = schema

const aboutPeople = (since: Since, daySince: DaySince, now: number): Expired[] => [
  { table: rateLimits, condition: lt(rateLimits.endsAt, now) },
  // Yesterday's salt is still needed for attempts before midnight.
  { table: dailySalts, condition: lt(dailySalts.day, daySince(1)) },
  { table: sessions, condition: lt(sessions.expiresAt, now) },
  { table: oneTimeTokens, condition: lt(oneTimeTokens.endsAt, now) },
  { table: users, condition: and(isNull(users.confirmedAt), lt(users.createdAt, since(unconfirmedDays))) },
  {
    table: subscribers,
    condition: and(
      isNull(subscribers.confirmedAt),
      lt(subscribers.subscriptionDate, since(unconfirmedDays)),
      isNull(subscribers.unsubscribedAt),
    ),
  },
  { table: auditLog, condition: lt(auditLog.at, since(securityDays)) },
  { table: securityEvents, condition: lt(securityEvents.at, since(securityDays)) },
  { table: forumViews, condition: lt(forumViews.day, daySince(0)) },
  { table: forumReports, condition: lt(forumReports.settledAt, since(settledReportDays)) },
  { table: blendGenerations, condition: lt(blendGenerations.month, monthBefore(now, blendMonths)) },
  {
    table: notes,
    condition: or(
      and(eq(notes.read, true), lt(notes.createdAt, since(readNotificationDays))),
      and(eq(notes.read, false), lt(notes.createdAt, since(notificationDays))),
    ),
  },
  {
    table: campaignDeliveries,
    condition: ofEndedCampaign(campaignDeliveries.campaignId, since(deliveryDays)),
    key: sql`campaign_id, subscriber_id`,
  },
  { table: campaignBatches, condition: ofEndedCampaign(campaignBatches.campaignId, since(deliveryDays)) },
  {
    table: tickets,
    condition: and(
      isNull(tickets.userId),
      lt(tickets.createdAt, since(formerTicketDays)),
      lt(tickets.updatedAt, since(formerTicketDays)),
      sql`+${tickets.status} = 'closed'`,
    ),
  },
]

const ofTheSite = (since: Since, daySince: DaySince): Expired[] => [
  { table: aiSpending, condition: lt(aiSpending.month, daySince(countDays).slice(0, 7)) },
  { table: botActivity, condition: lt(botActivity.createdAt, since(botDays)) },
  { table: botBatches, condition: and(eq(botBatches.status, 'done'), lt(botBatches.createdAt, since(botDays))) },
  { table: botDayCounts, condition: lt(botDayCounts.day, daySince(botDays)) },
  {
    table: dailyFigures,
    condition: and(inArray(dailyFigures.figure, [...figures]), lt(dailyFigures.day, daySince(countDays))),
  },
  { table: deadJobs, condition: lt(deadJobs.at, since(jobDays)) },
  { table: emptySearches, condition: lt(emptySearches.day, daySince(botDays)) },
  { table: errorHours, condition: lt(errorHours.hour, since(errorDays)) },
  { table: figureDays, condition: lt(figureDays.day, daySince(countDays)) },
  {
    table: jobRuns,
    condition: and(inArray(jobRuns.rhythm, ['minute', 'day']), lt(jobRuns.startedAt, since(jobDays))),
  },
  { table: mailEvents, condition: lt(mailEvents.receivedAt, since(mailEventDays)) },
  { table: policyReports, condition: lt(policyReports.day, daySince(securityDays)) },
  { table: subscriberDays, condition: lt(subscriberDays.day, daySince(countDays)) },
  { table: subscriberImports, condition: lt(subscriberImports.createdAt, since(importDays)) },
]

/** Returns the month, `yyyy-mm`, that lies `months` months before `now`. */
function monthBefore(now: number, months: number): string {
  const date = new Date(now)
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)).slice(0, 7)
}

/**
 * Campaigns that were sent, cancelled or last changed before the time. Their age counts from then, because a draft may
 * be much older.
 */
const ofEndedCampaign = (campaignId: SQLiteColumn, before: number): SQL =>
  sql`${campaignId} in (select id from ${emailCampaigns} where status in ('sent', 'failed') and created_at < ${before} and coalesce(sent_at, cancelled_at, updated_at) < ${before})`
