import { and, eq, getTableName, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

import { addDays, toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { figures } from '#domain/overview/figures.ts'
import {
  blendMonths,
  botDays,
  countDays,
  deliveryDays,
  endedLinkDays,
  errorDays,
  formerTicketDays,
  importDays,
  jobDays,
  mailEventDays,
  notificationDays,
  readNotificationDays,
  securityDays,
  settledReportDays,
  unansweredDays,
  unconfirmedDays,
} from '#domain/retention.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { deleteSome } from '#drizzle/delete-some.ts'

/** Rows of `table` that match `condition` have expired. */
type ExpiryRule = { table: SQLiteTable; condition: SQL | undefined; key?: SQL }

export const getRuleTableName = ({ table }: ExpiryRule): string => getTableName(table)

export async function deleteExpiredBatch(
  db: Db,
  { table, condition, key }: ExpiryRule,
  limit: number,
): Promise<number> {
  const [deletedRows] = await db.batch([deleteSome(db, table, condition, limit, key)])
  return deletedRows.length
}

/** Returns one rule per table. Each condition uses an index. */
export const listExpiryRules = (now: number): ExpiryRule[] => {
  const timeDaysAgo = (days: number) => now - days * dayMs
  const dateDaysAgo = (days: number) => addDays(toUtcDay(now), -days)
  return [...createPersonalDataRules(timeDaysAgo, dateDaysAgo, now), ...createSiteDataRules(timeDaysAgo, dateDaysAgo)]
}

type DaysToTime = (days: number) => number
type DaysToDate = (days: number) => string

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
  herbiAnswerCounts,
  herbiUnanswered,
  jobRuns,
  mailEvents,
  mailingListSubscribers: subscribers,
  oneTimeTokens,
  passkeyChallenges,
  pharmacistLinks,
  policyReports,
  rateLimits,
  securityEvents,
  sessions,
  subscriberDays,
  subscriberImports,
  supportTickets: tickets,
  userNotifications: notifications,
  users,
} = schema

const createPersonalDataRules = (timeDaysAgo: DaysToTime, dateDaysAgo: DaysToDate, now: number): ExpiryRule[] => [
  { table: rateLimits, condition: lt(rateLimits.endsAt, now) },
  // Yesterday's salt is still needed for attempts before midnight.
  { table: dailySalts, condition: lt(dailySalts.day, dateDaysAgo(1)) },
  { table: sessions, condition: lt(sessions.expiresAt, now) },
  { table: oneTimeTokens, condition: lt(oneTimeTokens.endsAt, now) },
  { table: passkeyChallenges, condition: lt(passkeyChallenges.endsAt, now) },
  { table: pharmacistLinks, condition: lt(pharmacistLinks.expiresAt, timeDaysAgo(endedLinkDays)) },
  { table: users, condition: and(isNull(users.confirmedAt), lt(users.createdAt, timeDaysAgo(unconfirmedDays))) },
  {
    table: subscribers,
    condition: and(
      isNull(subscribers.confirmedAt),
      lt(subscribers.subscriptionDate, timeDaysAgo(unconfirmedDays)),
      isNull(subscribers.unsubscribedAt),
    ),
  },
  { table: auditLog, condition: lt(auditLog.at, timeDaysAgo(securityDays)) },
  { table: securityEvents, condition: lt(securityEvents.at, timeDaysAgo(securityDays)) },
  { table: forumViews, condition: lt(forumViews.day, dateDaysAgo(0)) },
  { table: forumReports, condition: lt(forumReports.settledAt, timeDaysAgo(settledReportDays)) },
  { table: blendGenerations, condition: lt(blendGenerations.month, getMonthBefore(now, blendMonths)) },
  {
    table: notifications,
    condition: or(
      and(eq(notifications.read, true), lt(notifications.createdAt, timeDaysAgo(readNotificationDays))),
      and(eq(notifications.read, false), lt(notifications.createdAt, timeDaysAgo(notificationDays))),
    ),
  },
  {
    table: campaignDeliveries,
    condition: belongsToEndedCampaign(campaignDeliveries.campaignId, timeDaysAgo(deliveryDays)),
    key: sql`campaign_id, subscriber_id`,
  },
  { table: campaignBatches, condition: belongsToEndedCampaign(campaignBatches.campaignId, timeDaysAgo(deliveryDays)) },
  {
    table: tickets,
    condition: and(
      isNull(tickets.userId),
      lt(tickets.createdAt, timeDaysAgo(formerTicketDays)),
      lt(tickets.updatedAt, timeDaysAgo(formerTicketDays)),
      sql`+${tickets.status} = 'closed'`,
    ),
  },
]

const createSiteDataRules = (timeDaysAgo: DaysToTime, dateDaysAgo: DaysToDate): ExpiryRule[] => [
  { table: aiSpending, condition: lt(aiSpending.month, dateDaysAgo(countDays).slice(0, 7)) },
  { table: botActivity, condition: lt(botActivity.createdAt, timeDaysAgo(botDays)) },
  { table: botBatches, condition: and(eq(botBatches.status, 'done'), lt(botBatches.createdAt, timeDaysAgo(botDays))) },
  { table: botDayCounts, condition: lt(botDayCounts.day, dateDaysAgo(botDays)) },
  {
    table: dailyFigures,
    condition: and(inArray(dailyFigures.figure, [...figures]), lt(dailyFigures.day, dateDaysAgo(countDays))),
  },
  { table: deadJobs, condition: lt(deadJobs.at, timeDaysAgo(jobDays)) },
  { table: emptySearches, condition: lt(emptySearches.day, dateDaysAgo(botDays)) },
  { table: errorHours, condition: lt(errorHours.hour, timeDaysAgo(errorDays)) },
  { table: figureDays, condition: lt(figureDays.day, dateDaysAgo(countDays)) },
  { table: herbiAnswerCounts, condition: lt(herbiAnswerCounts.day, dateDaysAgo(countDays)) },
  { table: herbiUnanswered, condition: lt(herbiUnanswered.lastAskedAt, timeDaysAgo(unansweredDays)) },
  {
    table: jobRuns,
    condition: and(inArray(jobRuns.rhythm, ['minute', 'day']), lt(jobRuns.startedAt, timeDaysAgo(jobDays))),
  },
  { table: mailEvents, condition: lt(mailEvents.receivedAt, timeDaysAgo(mailEventDays)) },
  { table: policyReports, condition: lt(policyReports.day, dateDaysAgo(securityDays)) },
  { table: subscriberDays, condition: lt(subscriberDays.day, dateDaysAgo(countDays)) },
  { table: subscriberImports, condition: lt(subscriberImports.createdAt, timeDaysAgo(importDays)) },
]

/** Returns the month that is `months` before `now`, as `yyyy-mm`. */
function getMonthBefore(now: number, months: number): string {
  const date = new Date(now)
  return toUtcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)).slice(0, 7)
}

/**
 * SQL condition that the campaign was sent, cancelled or last changed before this time. The creation date isn't used,
 * because a draft may be much older.
 */
const belongsToEndedCampaign = (campaignId: SQLiteColumn, before: number): SQL =>
  sql`${campaignId} in (select id from ${emailCampaigns} where status in ('sent', 'failed') and created_at < ${before} and coalesce(sent_at, cancelled_at, updated_at) < ${before})`
