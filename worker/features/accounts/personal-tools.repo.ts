import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import { maxConversations, maxMessages } from '#domain/herbi/chat.rules.ts'
import { type Db, schema } from '#drizzle/db.ts'

import { maxExportedRows } from './personal-account.repo.ts'

const { calendarFeeds, blendGenerations, blendSuggestions, herbiConversations, herbiMessages, recipeRatings } = schema
const { ownRecipeBrews, ownRecipes, ownRecipeVersions, pharmacistLinks, recipeOffers } = schema
const { recipes, userHerbCabinet: cabinet, userRecipeInteractions: favourites } = schema

/** Maximum exported favourites or ratings. There is one per recipe, and the catalogue has fewer recipes. */
const maxExportedRecipes = 20_000

/** Selects the name in a subquery, because a D1 batch merges joined columns with the same name. */
const selectRecipeName = (recipeId: SQLiteColumn) =>
  sql<string>`(select ${recipes.name} from ${recipes} where ${recipes.id} = ${recipeId} limit 1)`

const selectOwnRecipeIds = (db: Db, userId: string) =>
  db.select({ id: ownRecipes.id }).from(ownRecipes).where(eq(ownRecipes.userId, userId)).limit(maxExportedRecipes)

const selectConversationIds = (db: Db, userId: string) =>
  db
    .select({ id: herbiConversations.id })
    .from(herbiConversations)
    .where(eq(herbiConversations.userId, userId))
    .limit(maxConversations)

export const toolQueries = (db: Db, id: string) => ({
  user_recipe_interactions: db
    .select({
      recipeId: favourites.recipeId,
      recipeName: selectRecipeName(favourites.recipeId),
      isLiked: favourites.isLiked,
      isBookmarked: favourites.isBookmarked,
      likedAt: favourites.likedAt,
      bookmarkedAt: favourites.bookmarkedAt,
      updatedAt: favourites.updatedAt,
    })
    .from(favourites)
    .where(eq(favourites.userId, id))
    .limit(maxExportedRecipes),
  recipe_ratings: db
    .select({
      recipeId: recipeRatings.recipeId,
      recipeName: selectRecipeName(recipeRatings.recipeId),
      rating: recipeRatings.rating,
      updatedAt: recipeRatings.updatedAt,
    })
    .from(recipeRatings)
    .where(eq(recipeRatings.userId, id))
    .limit(maxExportedRecipes),
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
      recentUses: cabinet.recentUses,
      createdAt: cabinet.createdAt,
    })
    .from(cabinet)
    .where(eq(cabinet.userId, id))
    .limit(maxExportedRows),
  calendar_feeds: db
    .select({
      cups: calendarFeeds.cups,
      createdAt: calendarFeeds.createdAt,
      updatedAt: calendarFeeds.updatedAt,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, id))
    .limit(maxExportedRows),
  pharmacist_links: db
    .select({
      id: pharmacistLinks.id,
      parts: pharmacistLinks.parts,
      createdAt: pharmacistLinks.createdAt,
      expiresAt: pharmacistLinks.expiresAt,
    })
    .from(pharmacistLinks)
    .where(eq(pharmacistLinks.userId, id))
    .limit(maxExportedRows),
  own_recipes: db
    .select({
      id: ownRecipes.id,
      content: ownRecipes.content,
      shareToken: ownRecipes.shareToken,
      createdAt: ownRecipes.createdAt,
      updatedAt: ownRecipes.updatedAt,
    })
    .from(ownRecipes)
    .where(eq(ownRecipes.userId, id))
    .limit(maxExportedRecipes),
  recipe_offers: db
    .select({
      recipeId: recipeOffers.recipeId,
      ownRecipeId: recipeOffers.ownRecipeId,
      offeredAt: recipeOffers.offeredAt,
      decidedAt: recipeOffers.decidedAt,
      reason: recipeOffers.reason,
    })
    .from(recipeOffers)
    .where(eq(recipeOffers.userId, id))
    .limit(maxExportedRecipes),
  own_recipe_versions: db
    .select({
      recipeId: ownRecipeVersions.recipeId,
      revision: ownRecipeVersions.revision,
      content: ownRecipeVersions.content,
      replacedAt: ownRecipeVersions.replacedAt,
    })
    .from(ownRecipeVersions)
    .where(inArray(ownRecipeVersions.recipeId, selectOwnRecipeIds(db, id)))
    .limit(maxExportedRecipes),
  own_recipe_brews: db
    .select({
      recipeId: ownRecipeBrews.recipeId,
      day: ownRecipeBrews.day,
      stars: ownRecipeBrews.stars,
      note: ownRecipeBrews.note,
      createdAt: ownRecipeBrews.createdAt,
    })
    .from(ownRecipeBrews)
    .where(inArray(ownRecipeBrews.recipeId, selectOwnRecipeIds(db, id)))
    .limit(maxExportedRecipes),
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
    .limit(maxExportedRows),
  blend_generations: db
    .select({ month: blendGenerations.month, createdAt: blendGenerations.createdAt })
    .from(blendGenerations)
    .where(eq(blendGenerations.userId, id))
    .limit(maxExportedRows),
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
    .limit(maxConversations),
  herbi_messages: db
    .select({
      conversationId: herbiMessages.conversationId,
      type: herbiMessages.type,
      content: herbiMessages.content,
      sources: herbiMessages.sources,
      details: herbiMessages.details,
      createdAt: herbiMessages.createdAt,
    })
    .from(herbiMessages)
    .where(inArray(herbiMessages.conversationId, selectConversationIds(db, id)))
    .orderBy(asc(herbiMessages.conversationId), asc(herbiMessages.orderIndex))
    .limit(maxConversations * maxMessages),
})
