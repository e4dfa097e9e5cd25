import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'

import { createExcerpt } from '#domain/community/body.rules.ts'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import { dayMs } from '#domain/durations.ts'
import type { StoredHerb } from '#domain/herbs/herbs.types.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { rebuiltParts } from '#drizzle/recipe-parts.ts'
import { hashToken } from '#worker/core/tokens.ts'

import { ownRecipeContent } from './own-recipe-rows.ts'

/**
 * `text` is stored in every field that people write. The accounts of member and administrator must exist. `herb`
 * provides the remaining herb facts.
 */
type FillOptions = { db: D1Database; memberId: string; adminId: string; herb: StoredHerb; text: string; now: number }

const createNumberedId = (number: number) => `7a000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const filledIds = {
  recipe: createNumberedId(1),
  review: createNumberedId(2),
  category: createNumberedId(3),
  post: createNumberedId(4),
  waitingPost: createNumberedId(5),
  reply: createNumberedId(6),
  report: createNumberedId(7),
  ticket: createNumberedId(8),
  note: createNumberedId(9),
  cannedReply: createNumberedId(10),
  campaign: createNumberedId(11),
  draft: createNumberedId(12),
  subscriber: createNumberedId(13),
  conversation: createNumberedId(14),
  notification: createNumberedId(15),
  cabinetItem: createNumberedId(16),
  ownRecipe: createNumberedId(19),
  ownBrew: createNumberedId(20),
  pharmacistLink: createNumberedId(21),
  blend: createNumberedId(17),
  import: createNumberedId(18),
  passkey: createNumberedId(41),
  restricted: 'fencewort',
  shareToken: 's'.repeat(43),
  calendarToken: 'c'.repeat(43),
  pharmacistToken: 'p'.repeat(43),
  herb: 'meadowmint',
  slug: 'filled-cup',
} as const

/** Stores one row of each kind that people write, with `text` in each text field. */
export async function fillSite(options: FillOptions): Promise<void> {
  const db = createDb(options.db)
  await db.batch([
    ...herbStatements(options),
    ...recipeStatements(options, filledIds.recipe, filledIds.slug, 'published'),
  ] as never)
  await db.batch([...recipeStatements(options, filledIds.review, 'waiting-cup', 'review')] as never)
  await db.batch([...communityStatements(options), ...supportStatements(options)] as never)
  await db.batch([...mailingStatements(options), ...memberStatements(options), ...adminStatements(options)] as never)
}

function herbStatements({ db: database, herb, text }: FillOptions) {
  const db = createDb(database)
  const facts: StoredHerb = {
    ...herb,
    slug: filledIds.herb,
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

function recipeStatements(
  { db: database, text, now }: FillOptions,
  id: string,
  slug: string,
  status: 'published' | 'review',
) {
  const db = createDb(database)
  const commonColumns = {
    brewMinutes: 8,
    servings: 2,
    cupsPerDay: 2,
    courseDays: 14,
    reviews: 1,
    rating: 4,
    ratingSum: 4,
  }
  return [
    db.insert(schema.recipes).values({
      ...commonColumns,
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
      herbId: filledIds.herb,
    }),
    db.insert(schema.recipeInstructions).values({ recipeId: id, stepNumber: 1, stepText: text }),
    db.insert(schema.recipeBenefits).values({ recipeId: id, orderIndex: 0, benefit: text }),
    db.insert(schema.recipeTips).values({ recipeId: id, orderIndex: 0, tip: text }),
    db.insert(schema.recipeWarnings).values([
      { recipeId: id, origin: 'written', orderIndex: 0, warning: text },
      { recipeId: id, origin: 'derived', orderIndex: 1, warning: text, topic: 'everybody', sources: [0] },
    ]),
    db.update(schema.recipes).set(rebuiltParts).where(eq(schema.recipes.id, id)),
  ]
}

function communityStatements({ db: database, text, memberId, now }: FillOptions) {
  const db = createDb(database)
  const body = parseMarkup(text)
  const authoredText = {
    userId: memberId,
    authorName: text,
    content: text,
    body,
    checked: { plants: [], notes: [] },
    dataVersion: '',
    createdAt: now,
  }
  const post = {
    ...authoredText,
    categoryId: filledIds.category,
    slug: 'filled',
    title: text,
    excerpt: createExcerpt(body),
  }
  const appearance = { color: text, icon: text, orderIndex: 0, isActive: true }
  return [
    db
      .update(schema.profiles)
      .set({ fullName: text, displayName: text, location: text })
      .where(eq(schema.profiles.id, memberId)),
    db
      .insert(schema.forumCategories)
      .values({ id: filledIds.category, slug: 'filled', name: text, description: text, ...appearance }),
    db.insert(schema.forumPosts).values([
      { ...post, id: filledIds.post, status: 'shown' as const, isPinned: true },
      { ...post, id: filledIds.waitingPost, status: 'waiting' as const },
    ]),
    db
      .insert(schema.forumReplies)
      .values({ ...authoredText, id: filledIds.reply, postId: filledIds.post, status: 'shown' }),
    db
      .update(schema.forumPosts)
      .set({ acceptedReplyId: filledIds.reply })
      .where(eq(schema.forumPosts.id, filledIds.post)),
    db
      .insert(schema.forumReports)
      .values({ id: filledIds.report, userId: memberId, postId: filledIds.post, reason: text, createdAt: now }),
  ]
}

function supportStatements({ db: database, text, memberId, adminId, now }: FillOptions) {
  const db = createDb(database)
  const { ticket: ticketId } = filledIds
  const timestamps = { createdAt: now, updatedAt: now }
  const status = { priority: 'normal', urgency: 2, status: 'open', lastBy: 'member' } as const
  return [
    db
      .insert(schema.supportTickets)
      .values({ id: ticketId, userId: memberId, subject: text, message: text, ...status, ...timestamps }),
    db.insert(schema.supportReplies).values([
      {
        id: createNumberedId(31),
        ticketId,
        userId: memberId,
        writtenBy: 'member' as const,
        message: text,
        createdAt: now,
      },
      { id: createNumberedId(32), ticketId, adminId, writtenBy: 'admin' as const, message: text, createdAt: now },
    ]),
    db.insert(schema.supportNotes).values({ id: filledIds.note, ticketId, adminId, message: text, createdAt: now }),
    db.insert(schema.cannedReplies).values({ id: filledIds.cannedReply, title: text, message: text, createdAt: now }),
  ]
}

function mailingStatements({ db: database, text, adminId, now }: FillOptions) {
  const db = createDb(database)
  const timestamps = { createdAt: now, updatedAt: now }
  const campaign = { title: text, subject: text, content: text, htmlContent: text, senderName: text }
  const batch = { campaignId: filledIds.campaign, number: 1 }
  return [
    db.insert(schema.mailingListSubscribers).values({
      id: filledIds.subscriber,
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
      { ...campaign, id: filledIds.draft, senderEmail: 'news@herbs.test', status: 'draft' as const, ...timestamps },
      {
        ...campaign,
        id: filledIds.campaign,
        senderEmail: 'news@herbs.test',
        status: 'sent' as const,
        createdBy: adminId,
        ...timestamps,
      },
    ]),
    db.insert(schema.campaignBatches).values({
      ...batch,
      status: 'unknown',
      size: 1,
      firstSubscriberId: filledIds.subscriber,
      lastSubscriberId: filledIds.subscriber,
      lastError: text,
    }),
    db.insert(schema.campaignDeliveries).values({
      campaignId: filledIds.campaign,
      subscriberId: filledIds.subscriber,
      batchNumber: 1,
      status: 'failed',
      error: text,
    }),
  ]
}

function memberStatements({ db: database, text, memberId, now }: FillOptions) {
  const db = createDb(database)
  const timestamps = { createdAt: now, updatedAt: now }
  return [
    db
      .insert(schema.herbiConversations)
      .values({ id: filledIds.conversation, userId: memberId, title: text, ...timestamps }),
    db.insert(schema.herbiMessages).values([
      { conversationId: filledIds.conversation, orderIndex: 0, type: 'user' as const, content: text, createdAt: now },
      {
        conversationId: filledIds.conversation,
        orderIndex: 1,
        type: 'bot' as const,
        content: text,
        sources: [{ title: text, path: text }],
        createdAt: now,
      },
    ]),
    db.insert(schema.herbiUnanswered).values({ text, count: 1, firstAskedAt: now, lastAskedAt: now }),
    db.insert(schema.userNotifications).values({
      id: filledIds.notification,
      userId: memberId,
      title: text,
      message: text,
      type: text,
      link: text,
      read: false,
      createdAt: now,
    }),
    db.insert(schema.notificationChoices).values({ userId: memberId, kind: 'reply', channel: 'bell' }),
    db.insert(schema.userHerbCabinet).values({
      id: filledIds.cabinetItem,
      userId: memberId,
      herbId: filledIds.herb,
      quantity: text,
      storageLocation: text,
      notes: text,
      createdAt: now,
    }),
    db.insert(schema.ownRecipes).values({
      id: filledIds.ownRecipe,
      userId: memberId,
      content: {
        ...ownRecipeContent,
        name: text,
        ailment: text,
        ingredients: [{ name: text, amount: text, notes: text }],
        steps: [text],
        notes: text,
        tags: [text],
      },
      searchText: text,
      shareToken: filledIds.shareToken,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.ownRecipeBrews).values({
      recipeId: filledIds.ownRecipe,
      id: filledIds.ownBrew,
      day: '2026-11-21',
      stars: 4,
      note: text,
      createdAt: now,
    }),
    db.insert(schema.recipeOffers).values({
      recipeId: filledIds.review,
      ownRecipeId: filledIds.ownRecipe,
      userId: memberId,
      offeredAt: now,
    }),
    db.insert(schema.calendarFeeds).values({
      userId: memberId,
      tokenHash: hashToken(filledIds.calendarToken),
      cups: [{ uid: 'cup', day: '2026-11-21', time: '08:00', recipe: filledIds.slug }],
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(schema.pharmacistLinks).values({
      id: filledIds.pharmacistLink,
      tokenHash: hashToken(filledIds.pharmacistToken),
      userId: memberId,
      parts: ['answers', 'recipes', 'cabinet'],
      createdAt: now,
      expiresAt: now + dayMs,
    }),
    db.insert(schema.blendSuggestions).values({
      id: filledIds.blend,
      userId: memberId,
      suggestedHerbs: [text],
      blendName: text,
      description: text,
      preparationMethod: text,
      benefits: [text],
      createdAt: now,
    }),
    db.insert(schema.userRecipeInteractions).values({
      id: createNumberedId(33),
      userId: memberId,
      recipeId: filledIds.recipe,
      isLiked: true,
      isBookmarked: true,
      likedAt: now,
      bookmarkedAt: now,
      updatedAt: now,
    }),
    db.insert(schema.passkeys).values({
      id: filledIds.passkey,
      credentialId: 'filled',
      userId: memberId,
      publicKey: 'filled',
      counter: 0,
      transports: ['internal'],
      name: text,
      isBackedUp: true,
      createdAt: now,
    }),
    db.update(schema.sessions).set({ device: text }).where(eq(schema.sessions.userId, memberId)),
  ]
}

function adminStatements({ db: database, text, memberId, adminId, now }: FillOptions) {
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
      id: createNumberedId(34),
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
      .values({ id: createNumberedId(35), at: now, kind: 'failed-sign-in', userId: memberId, detail: text }),
    db.insert(schema.policyReports).values({ day: '2026-11-21', directive: text, host: text, reports: 1 }),
    db.insert(schema.botActivity).values({ activityType: 'recipe_published', description: text, createdAt: now }),
    db.update(schema.users).set({ suspensionReason: text }).where(eq(schema.users.id, memberId)),
    db.insert(schema.mailOutbox).values({
      id: createNumberedId(36),
      recipient: 'reader@example.org',
      subject: text,
      text,
      html: text,
      sentAt: now,
    }),
  ]
}
