import { and, desc, eq, gt, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

const {
  auditLog,
  mailingListSubscribers: subscribers,
  oneTimeTokens: tokens,
  passkeys,
  profiles,
  userSettings,
} = schema
const { liveMembers, safetyProfiles, securityEvents, sessions, userNotifications: notifications, users } = schema
const { brewTimers, notificationChoices, pushSubscriptions } = schema
const { campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema

export type AccountKey = { id: string; email: string }

/** Maximum rows that the export reads from an unlimited table. */
export const maxExportedRows = 1000

const selectSubscriberId = (email: string) =>
  sql`(select ${subscribers.id} from ${subscribers} where ${subscribers.email} = ${email} limit 1)`

/** Returns queries for the account, its emails, its notifications and its actions. */
export const accountQueries = (db: Db, { id, email }: AccountKey) => ({
  users: db
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.createdAt,
      confirmedAt: users.confirmedAt,
      premiumUntil: users.premiumUntil,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
    })
    .from(users)
    .where(eq(users.id, id))
    .limit(1),
  profiles: db
    .select({
      fullName: profiles.fullName,
      displayName: profiles.displayName,
      dateOfBirth: profiles.dateOfBirth,
      location: profiles.location,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.id, id))
    .limit(1),
  safety_profiles: db
    .select({
      answers: safetyProfiles.answers,
      consent: safetyProfiles.consent,
      agreedAt: safetyProfiles.agreedAt,
      updatedAt: safetyProfiles.updatedAt,
    })
    .from(safetyProfiles)
    .where(eq(safetyProfiles.userId, id))
    .limit(1),
  sessions: db
    .select({ device: sessions.device, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .limit(maxExportedRows),
  passkeys: db
    .select({
      name: passkeys.name,
      isBackedUp: passkeys.isBackedUp,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .limit(maxExportedRows),
  one_time_tokens: db
    .select({ purpose: tokens.purpose, email: tokens.email, createdAt: tokens.createdAt, endsAt: tokens.endsAt })
    .from(tokens)
    .where(eq(tokens.userId, id))
    .limit(maxExportedRows),
  live_members: db.select({ until: liveMembers.until }).from(liveMembers).where(eq(liveMembers.userId, id)).limit(1),
  user_notifications: db
    .select({
      title: notifications.title,
      message: notifications.message,
      type: notifications.type,
      link: notifications.link,
      read: notifications.read,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(desc(notifications.sequence))
    .limit(maxExportedRows),
  notification_choices: db
    .select({ kind: notificationChoices.kind, channel: notificationChoices.channel })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, id))
    .limit(maxExportedRows),
  push_subscriptions: db
    .select({
      endpoint: pushSubscriptions.endpoint,
      createdAt: pushSubscriptions.createdAt,
      usedAt: pushSubscriptions.usedAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, id))
    .limit(maxExportedRows),
  brew_timers: db
    .select({ endsAt: brewTimers.endsAt, path: brewTimers.path })
    .from(brewTimers)
    .where(eq(brewTimers.userId, id))
    .limit(1),
  user_settings: db
    .select({
      herbiEnabled: userSettings.herbiEnabled,
      herbiRecipesPerHour: userSettings.herbiRecipesPerHour,
      location: userSettings.location,
      currency: userSettings.currency,
      updatedAt: userSettings.updatedAt,
    })
    .from(userSettings)
    .where(eq(userSettings.userId, id))
    .limit(1),
  mailing_list_subscribers: db
    .select({
      email: subscribers.email,
      firstName: subscribers.firstName,
      lastName: subscribers.lastName,
      source: subscribers.source,
      subscriptionDate: subscribers.subscriptionDate,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
      welcomedAt: subscribers.welcomedAt,
      suppressedAt: subscribers.suppressedAt,
      suppressedFor: subscribers.suppressedFor,
      consentSource: subscribers.consentSource,
      consentAt: subscribers.consentAt,
      opensAgreedAt: subscribers.opensAgreedAt,
      topics: subscribers.topics,
      pausedUntil: subscribers.pausedUntil,
    })
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .limit(1),
  campaign_deliveries: db
    .select({
      campaign: sql<string>`(select ${campaigns.subject} from ${campaigns} where ${campaigns.id} = ${deliveries.campaignId} limit 1)`,
      status: deliveries.status,
      openedAt: deliveries.openedAt,
    })
    .from(campaigns)
    .innerJoin(
      deliveries,
      and(eq(deliveries.campaignId, campaigns.id), eq(deliveries.subscriberId, selectSubscriberId(email))),
    )
    .where(gt(campaigns.createdAt, 0))
    .orderBy(desc(campaigns.createdAt))
    .limit(maxExportedRows),
  email_campaigns: db
    .select({ title: campaigns.title, createdAt: campaigns.createdAt, sentAt: campaigns.sentAt })
    .from(campaigns)
    .where(eq(campaigns.createdBy, id))
    .limit(maxExportedRows),
  security_events: db
    .select({ at: securityEvents.at, kind: securityEvents.kind, detail: securityEvents.detail })
    .from(securityEvents)
    .where(eq(securityEvents.userId, id))
    .orderBy(desc(securityEvents.at))
    .limit(maxExportedRows),
  audit_log: db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, id))
    .limit(maxExportedRows),
})
