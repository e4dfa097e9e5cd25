import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'

import { excerptOf } from '#domain/community/body.rules.ts'
import { readMarkup } from '#domain/community/markup.rules.ts'
import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import { createDb, schema } from '#drizzle/db.ts'

/**
 * `text` is stored in every field that people write. The member and the administrator already have accounts. `herb`
 * provides the herb's remaining facts.
 */
type FillOptions = { db: D1Database; memberId: string; adminId: string; herb: StoredHerb; text: string; now: number }

const idOf = (number: number) => `7a000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ids of the rows of a filled site. */
export const filled = {
  recipe: idOf(1),
  review: idOf(2),
  category: idOf(3),
  post: idOf(4),
  waitingPost: idOf(5),
  reply: idOf(6),
  report: idOf(7),
  ticket: idOf(8),
  note: idOf(9),
  cannedReply: idOf(10),
  campaign: idOf(11),
  draft: idOf(12),
  subscriber: idOf(13),
  conversation: idOf(14),
  notification: idOf(15),
  cabinetItem: idOf(16),
  blend: idOf(17),
  import: idOf(18),
  restricted: 'fencewort',
  herb: 'meadowmint',
  slug: 'filled-cup',
} as const

/** Stores one of everything that people write, with `text` as each of its texts. */
export async function fillSite(options: FillOptions): Promise<void> {
  const db = createDb(options.db)
  await db.batch([...herbsOf(options), ...recipesOf(options, filled.recipe, filled.slug, 'published')] as never)
  await db.batch([...recipesOf(options, filled.review, 'waiting-cup', 'review')] as never)
  await db.batch([...forumOf(options), ...supportOf(options)] as never)
  await db.batch([...mailingOf(options), ...ownOf(options), ...adminsOf(options)] as never)
}

function herbsOf({ db: database, herb, text }: FillOptions) {
  const db = createDb(database)
  const facts: StoredHerb = {
    ...herb,
    slug: filled.herb,
    commonName: text,
    scientificName: text,
    synonyms: [text],
    otherNames: [text],
    description: text,
    storage: text,
    drying: text,
    toxicity: text,
    note: text,
    preparationMethods: [text],
    lookAlikes: [text],
    uses: [{ use: text, category: 'Cold & Flu', evidence: 'folk' }],
    sources: [{ cite: text, tier: 'primary_copy' }],
  }
  const { slug: id, commonName: name, scientificName, emoji, description } = facts
  return [
    db.insert(schema.herbs).values({
      id,
      name,
      scientificName,
      emoji,
      category: text,
      description,
      preparationMethods: facts.preparationMethods,
      storageInstructions: text,
      dryingInstructions: text,
      safetyNotes: text,
      shelfLifeMonths: 12,
      facts,
    }),
    db.insert(schema.herbFactEdits).values({
      herbId: id,
      fact: 'uses',
      mine: { value: facts.uses },
      seen: { value: facts.uses },
      source: { cite: text, tier: 'primary_copy' },
      reason: text,
      changedAt: 1,
    }),
  ]
}

function recipesOf({ db: database, text, now }: FillOptions, id: string, slug: string, status: 'published' | 'review') {
  const db = createDb(database)
  const common = { brewMinutes: 8, servings: 2, cupsPerDay: 2, courseDays: 14, reviews: 1, rating: 4, ratingSum: 4 }
  return [
    db.insert(schema.recipes).values({
      ...common,
      id,
      slug,
      name: text,
      ailment: 'Sleep Problems',
      description: text,
      difficulty: 'Easy',
      emoji: '🌿',
      preparation: [],
      status,
      origin: 'bot',
      verdict: status === 'published' ? 'ok' : 'needs_review',
      safety: { codes: ['CONDITIONAL_HERB'], sources: [{ cite: text, tier: 'primary_copy' }], daily: [] },
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.recipeSlugs).values({ slug, recipeId: id, createdAt: 0 }),
    db.insert(schema.recipeIngredients).values({
      recipeId: id,
      orderIndex: 0,
      name: text,
      amount: text,
      notes: text,
      gramsPerCup: 1,
      herbId: filled.herb,
    }),
    db.insert(schema.recipeInstructions).values({ recipeId: id, stepNumber: 1, stepText: text }),
    db.insert(schema.recipeBenefits).values({ recipeId: id, orderIndex: 0, benefit: text }),
    db.insert(schema.recipeTips).values({ recipeId: id, orderIndex: 0, tip: text }),
    db.insert(schema.recipeWarnings).values([
      { recipeId: id, origin: 'written', orderIndex: 0, warning: text },
      { recipeId: id, origin: 'derived', orderIndex: 1, warning: text, topic: 'everybody', sources: [0] },
    ]),
  ]
}

function forumOf({ db: database, text, memberId, now }: FillOptions) {
  const db = createDb(database)
  const body = readMarkup(text)
  const writing = {
    userId: memberId,
    authorName: text,
    content: text,
    body,
    checked: { plants: [], notes: [] },
    dataVersion: '',
    createdAt: now,
  }
  const post = { ...writing, categoryId: filled.category, slug: 'filled', title: text, excerpt: excerptOf(body) }
  const appearance = { color: text, icon: text, orderIndex: 0, isActive: true }
  return [
    db
      .update(schema.profiles)
      .set({ fullName: text, displayName: text, location: text })
      .where(eq(schema.profiles.id, memberId)),
    db
      .insert(schema.forumCategories)
      .values({ id: filled.category, slug: 'filled', name: text, description: text, ...appearance }),
    db.insert(schema.forumPosts).values([
      { ...post, id: filled.post, status: 'shown' as const, isPinned: true },
      { ...post, id: filled.waitingPost, status: 'waiting' as const },
    ]),
    db.insert(schema.forumReplies).values({ ...writing, id: filled.reply, postId: filled.post, status: 'shown' }),
    db.update(schema.forumPosts).set({ acceptedReplyId: filled.reply }).where(eq(schema.forumPosts.id, filled.post)),
    db
      .insert(schema.forumReports)
      .values({ id: filled.report, userId: memberId, postId: filled.post, reason: text, createdAt: now }),
  ]
}

function supportOf({ db: database, text, memberId, adminId, now }: FillOptions) {
  const db = createDb(database)
  const { ticket: ticketId } = filled
  const at = { createdAt: now, updatedAt: now }
  const status = { priority: 'normal', urgency: 2, status: 'open', lastBy: 'member' } as const
  return [
    db
      .insert(schema.supportTickets)
      .values({ id: ticketId, userId: memberId, subject: text, message: text, ...status, ...at }),
    db.insert(schema.supportReplies).values([
      { id: idOf(31), ticketId, userId: memberId, writtenBy: 'member' as const, message: text, createdAt: now },
      { id: idOf(32), ticketId, adminId, writtenBy: 'admin' as const, message: text, createdAt: now },
    ]),
    db.insert(schema.supportNotes).values({ id: filled.note, ticketId, adminId, message: text, createdAt: now }),
    db.insert(schema.cannedReplies).values({ id: filled.cannedReply, title: text, message: text, createdAt: now }),
  ]
}

function mailingOf({ db: database, text, adminId, now }: FillOptions) {
  const db = createDb(database)
  const at = { createdAt: now, updatedAt: now }
  const campaign = { title: text, subject: text, content: text, htmlContent: text, senderName: text }
  const batch = { campaignId: filled.campaign, number: 1 }
  return [
    db.insert(schema.mailingListSubscribers).values({
      id: filled.subscriber,
      email: 'reader@example.org',
      firstName: text,
      lastName: text,
      source: text,
      consentSource: text,
      isActive: true,
      confirmedAt: 1,
      subscriptionDate: now,
      createdAt: now,
    }),
    db.insert(schema.emailCampaigns).values([
      { ...campaign, id: filled.draft, senderEmail: 'news@herbs.test', status: 'draft' as const, ...at },
      {
        ...campaign,
        id: filled.campaign,
        senderEmail: 'news@herbs.test',
        status: 'sent' as const,
        createdBy: adminId,
        ...at,
      },
    ]),
    db.insert(schema.campaignBatches).values({
      ...batch,
      status: 'unknown',
      size: 1,
      firstSubscriberId: filled.subscriber,
      lastSubscriberId: filled.subscriber,
      lastError: text,
    }),
    db.insert(schema.campaignDeliveries).values({
      campaignId: filled.campaign,
      subscriberId: filled.subscriber,
      batchNumber: 1,
      status: 'failed',
      error: text,
    }),
  ]
}

function ownOf({ db: database, text, memberId, now }: FillOptions) {
  const db = createDb(database)
  const at = { createdAt: now, updatedAt: now }
  return [
    db.insert(schema.herbiConversations).values({ id: filled.conversation, userId: memberId, title: text, ...at }),
    db.insert(schema.herbiMessages).values([
      { conversationId: filled.conversation, orderIndex: 0, type: 'user' as const, content: text, createdAt: now },
      {
        conversationId: filled.conversation,
        orderIndex: 1,
        type: 'bot' as const,
        content: text,
        sources: [{ title: text, path: text }],
        createdAt: now,
      },
    ]),
    db.insert(schema.userNotifications).values({
      id: filled.notification,
      userId: memberId,
      title: text,
      message: text,
      type: text,
      link: text,
      read: false,
      createdAt: now,
    }),
    db.insert(schema.userHerbCabinet).values({
      id: filled.cabinetItem,
      userId: memberId,
      herbId: filled.herb,
      quantity: text,
      storageLocation: text,
      notes: text,
      createdAt: now,
    }),
    db.insert(schema.blendSuggestions).values({
      id: filled.blend,
      userId: memberId,
      suggestedHerbs: [text],
      blendName: text,
      description: text,
      preparationMethod: text,
      benefits: [text],
      createdAt: now,
    }),
    db.insert(schema.userRecipeInteractions).values({
      id: idOf(33),
      userId: memberId,
      recipeId: filled.recipe,
      isLiked: true,
      isBookmarked: true,
      likedAt: now,
      bookmarkedAt: now,
      updatedAt: now,
    }),
    db.update(schema.sessions).set({ device: text }).where(eq(schema.sessions.userId, memberId)),
  ]
}

function adminsOf({ db: database, text, memberId, adminId, now }: FillOptions) {
  const db = createDb(database)
  const banner = { title: text, description: text, buttonText: text, enabled: true, customHtml: text }
  const settings = [
    ['header_banner', { ...banner, bannerType: 'standard' }],
    ['footer_banner', { ...banner, bannerType: 'custom', height: 90 }],
  ] as const
  return [
    ...settings.map(([settingKey, value]) =>
      db.insert(schema.adminSettings).values({ settingKey, settingValue: JSON.stringify(value) }),
    ),
    db.insert(schema.auditLog).values({
      id: idOf(34),
      at: now,
      actorId: adminId,
      action: 'recipe.edit',
      subjectKind: 'recipe',
      subjectId: text,
      before: { name: text },
      after: { name: text },
    }),
    db
      .insert(schema.securityEvents)
      .values({ id: idOf(35), at: now, kind: 'failed-sign-in', userId: memberId, detail: text }),
    db.insert(schema.policyReports).values({ day: '2026-11-21', directive: text, host: text, reports: 1 }),
    db.insert(schema.botActivity).values({ activityType: 'recipe_published', description: text, createdAt: now }),
    db.update(schema.users).set({ suspensionReason: text }).where(eq(schema.users.id, memberId)),
    db
      .insert(schema.mailOutbox)
      .values({ id: idOf(36), recipient: 'reader@example.org', subject: text, text, html: text, sentAt: now }),
  ]
}
