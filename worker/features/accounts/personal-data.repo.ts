import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import { conversationsMax, messagesMax } from '#domain/herbi/chat.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

const { auditLog, mailingListSubscribers: subscribers, oneTimeTokens: tokens, profiles, recipeRatings } = schema
const { safetyProfiles, securityEvents, sessions, userNotifications: notifications, users } = schema
const { recipes, userRecipeInteractions: favourites } = schema
const { campaignDeliveries: deliveries, emailCampaigns: campaigns } = schema
const { blendGenerations, herbiConversations, herbiMessages, userSettings } = schema
const { blendSuggestions, userHerbCabinet: cabinet } = schema
const { forumFollows, forumLikes, forumPosts, forumReplies, forumReports, supportReplies, supportTickets } = schema

/** Of what grows without end, the newest so many. */
const shownMax = 1000
/** What a member keeps or rates is a row for each recipe at most: more than there are. */
const recipesMax = 20_000

/** A batch knows no joins with columns of one name. */
const recipeName = (recipeId: SQLiteColumn) =>
  sql<string>`(select ${recipes.name} from ${recipes} where ${recipes.id} = ${recipeId} limit 1)`

const ticketsOf = (db: Db, userId: string) =>
  db.select({ id: supportTickets.id }).from(supportTickets).where(eq(supportTickets.userId, userId)).limit(shownMax)

const subscriberOf = (email: string) =>
  sql`(select ${subscribers.id} from ${subscribers} where ${subscribers.email} = ${email} limit 1)`

const conversationsOf = (db: Db, userId: string) =>
  db
    .select({ id: herbiConversations.id })
    .from(herbiConversations)
    .where(eq(herbiConversations.userId, userId))
    .limit(conversationsMax)

/** What stands about a member in each table; never what a password or a link could be guessed from. */
export const readsOf = (db: Db, { id, email }: { id: string; email: string }) => ({
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
    .limit(shownMax),
  one_time_tokens: db
    .select({ purpose: tokens.purpose, email: tokens.email, createdAt: tokens.createdAt, endsAt: tokens.endsAt })
    .from(tokens)
    .where(eq(tokens.userId, id))
    .limit(shownMax),
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
    .limit(shownMax),
  user_recipe_interactions: db
    .select({
      recipeId: favourites.recipeId,
      recipeName: recipeName(favourites.recipeId),
      isLiked: favourites.isLiked,
      isBookmarked: favourites.isBookmarked,
      likedAt: favourites.likedAt,
      bookmarkedAt: favourites.bookmarkedAt,
      updatedAt: favourites.updatedAt,
    })
    .from(favourites)
    .where(eq(favourites.userId, id))
    .limit(recipesMax),
  recipe_ratings: db
    .select({
      recipeId: recipeRatings.recipeId,
      recipeName: recipeName(recipeRatings.recipeId),
      rating: recipeRatings.rating,
      updatedAt: recipeRatings.updatedAt,
    })
    .from(recipeRatings)
    .where(eq(recipeRatings.userId, id))
    .limit(recipesMax),
  user_herb_cabinet: db
    .select({
      herb: cabinet.herbId,
      quantity: cabinet.quantity,
      purchaseDate: cabinet.purchaseDate,
      expiryDate: cabinet.expiryDate,
      storageLocation: cabinet.storageLocation,
      notes: cabinet.notes,
      isAvailable: cabinet.isAvailable,
      toldExpiry: cabinet.toldExpiry,
      createdAt: cabinet.createdAt,
    })
    .from(cabinet)
    .where(eq(cabinet.userId, id))
    .limit(shownMax),
  blend_suggestions: db
    .select({
      blendName: blendSuggestions.blendName,
      suggestedHerbs: blendSuggestions.suggestedHerbs,
      description: blendSuggestions.description,
      preparationMethod: blendSuggestions.preparationMethod,
      benefits: blendSuggestions.benefits,
      blend: blendSuggestions.blend,
      createdAt: blendSuggestions.createdAt,
      deletedAt: blendSuggestions.deletedAt,
    })
    .from(blendSuggestions)
    .where(eq(blendSuggestions.userId, id))
    .limit(shownMax),
  blend_generations: db
    .select({ month: blendGenerations.month, createdAt: blendGenerations.createdAt })
    .from(blendGenerations)
    .where(eq(blendGenerations.userId, id))
    .limit(shownMax),
  herbi_conversations: db
    .select({
      id: herbiConversations.id,
      title: herbiConversations.title,
      createdAt: herbiConversations.createdAt,
      updatedAt: herbiConversations.updatedAt,
    })
    .from(herbiConversations)
    .where(eq(herbiConversations.userId, id))
    .orderBy(desc(herbiConversations.updatedAt))
    .limit(conversationsMax),
  herbi_messages: db
    .select({
      conversationId: herbiMessages.conversationId,
      type: herbiMessages.type,
      content: herbiMessages.content,
      sources: herbiMessages.sources,
      createdAt: herbiMessages.createdAt,
    })
    .from(herbiMessages)
    .where(inArray(herbiMessages.conversationId, conversationsOf(db, id)))
    .orderBy(asc(herbiMessages.conversationId), asc(herbiMessages.orderIndex))
    .limit(conversationsMax * messagesMax),
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
  forum_posts: db
    .select({
      title: forumPosts.title,
      content: forumPosts.content,
      status: forumPosts.status,
      likes: forumPosts.likes,
      views: forumPosts.views,
      acceptedReplyId: forumPosts.acceptedReplyId,
      createdAt: forumPosts.createdAt,
      editedAt: forumPosts.editedAt,
    })
    .from(forumPosts)
    .where(eq(forumPosts.userId, id))
    .orderBy(desc(forumPosts.createdAt))
    .limit(shownMax),
  forum_replies: db
    .select({
      postId: forumReplies.postId,
      content: forumReplies.content,
      status: forumReplies.status,
      createdAt: forumReplies.createdAt,
      editedAt: forumReplies.editedAt,
    })
    .from(forumReplies)
    .where(eq(forumReplies.userId, id))
    .orderBy(desc(forumReplies.createdAt))
    .limit(shownMax),
  forum_likes: db
    .select({ postId: forumLikes.postId, createdAt: forumLikes.createdAt })
    .from(forumLikes)
    .where(eq(forumLikes.userId, id))
    .limit(shownMax),
  forum_follows: db
    .select({ postId: forumFollows.postId, createdAt: forumFollows.createdAt })
    .from(forumFollows)
    .where(eq(forumFollows.userId, id))
    .limit(shownMax),
  forum_reports: db
    .select({
      postId: forumReports.postId,
      replyId: forumReports.replyId,
      reason: forumReports.reason,
      createdAt: forumReports.createdAt,
      settledAt: forumReports.settledAt,
    })
    .from(forumReports)
    .where(eq(forumReports.userId, id))
    .limit(shownMax),
  support_tickets: db
    .select({
      subject: supportTickets.subject,
      message: supportTickets.message,
      priority: supportTickets.priority,
      status: supportTickets.status,
      createdAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
    })
    .from(supportTickets)
    .where(eq(supportTickets.userId, id))
    .orderBy(desc(supportTickets.createdAt))
    .limit(shownMax),
  support_replies: db
    .select({
      ticketId: supportReplies.ticketId,
      writtenBy: supportReplies.writtenBy,
      message: supportReplies.message,
      createdAt: supportReplies.createdAt,
    })
    .from(supportReplies)
    .where(inArray(supportReplies.ticketId, ticketsOf(db, id)))
    .limit(shownMax),
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
      and(eq(deliveries.campaignId, campaigns.id), eq(deliveries.subscriberId, subscriberOf(email))),
    )
    .where(gt(campaigns.createdAt, 0))
    .orderBy(desc(campaigns.createdAt))
    .limit(shownMax),
  email_campaigns: db
    .select({ title: campaigns.title, createdAt: campaigns.createdAt, sentAt: campaigns.sentAt })
    .from(campaigns)
    .where(eq(campaigns.createdBy, id))
    .limit(shownMax),
  audit_log: db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, id))
    .limit(shownMax),
  security_events: db
    .select({ at: securityEvents.at, kind: securityEvents.kind, detail: securityEvents.detail })
    .from(securityEvents)
    .where(eq(securityEvents.userId, id))
    .orderBy(desc(securityEvents.at))
    .limit(shownMax),
})

/** The account goes, and with it every row that belongs to it; what must stay keeps no name. */
export const deleteEverythingOf = (db: Db, { id, email }: { id: string; email: string }): [Statement, Statement] => [
  db.delete(subscribers).where(eq(subscribers.email, email)),
  db.delete(users).where(eq(users.id, id)),
]
