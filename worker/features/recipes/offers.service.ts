import { isDuplicate } from '#domain/bot/duplicates.rules.ts'
import type { MailContent } from '#domain/mail/mail.types.ts'
import { offerDeclinedMail, offerPublishedMail, offerRemovedMail } from '#domain/mail/offer-mails.ts'
import { type OfferStatus, type RecipeOffer, toOfferedContent } from '#domain/own-recipes/offer.ts'
import { maxWaitingOffers } from '#domain/own-recipes/own-recipe-limits.ts'
import { offerMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import { paths } from '#domain/paths.ts'
import { createEditCheck } from '#domain/recipes/edit-check.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import {
  createDeclinedNotification,
  createHiddenNotification,
  createPublishedNotification,
  createRemovedNotification,
} from '#domain/recipes/offer-notifications.ts'
import { createWithdrawnNotification } from '#domain/recipes/withdrawal-notifications.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames } from '#domain/safety/names.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { commitPublic, executeBatch, onCommitted, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound, throwConflictOn } from '#worker/core/errors.ts'
import type { Condition } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { findAdministratorId } from '#worker/features/accounts/administrator.service.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notifications.service.ts'
import { notifyIf, notifyUnlessUnread } from '#worker/features/notifications/notifications.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'

import { listRecipesWithName } from './editing.repo.ts'
import * as repo from './offers.repo.ts'
import { deleteRecipes, listSlugs, withdrawSlugs } from './recipes.repo.ts'
import { findFreeSlug, storeRecipeIf } from './writing.service.ts'

/** An own recipe as stored, with the fields that it lacks for a publication. */
type Offering = { key: repo.OfferKey; own: OwnRecipeContent; offer: RecipeOffer }

/**
 * Adds an own recipe to the review list, unless it is there already. Throws `invalid` for an incomplete recipe or a
 * forbidden text, by field. Throws `conflict` if the check refuses the recipe, if we already have it, or if too many
 * others of the member are waiting.
 */
export async function offerRecipe(ctx: Ctx, { key, own, offer }: Offering): Promise<void> {
  const [facts, slug, namesakes, adminId, earlier] = await Promise.all([
    getFacts(ctx),
    findFreeSlug(ctx, own.name),
    listRecipesWithName(ctx, own.name, undefined),
    findAdministratorId(ctx),
    findOfferStatus(ctx, key),
  ])
  if (earlier?.state === 'waiting') return
  if (earlier?.state === 'published' || earlier?.state === 'hidden')
    throw new AppError('conflict', offerMessages.alreadyOffered)
  const recipe = { id: crypto.randomUUID(), slug, ...checkOffered(own, offer, facts), at: ctx.now }
  const ingredientNames = recipe.content.ingredients.map(({ name }) => name)
  if (namesakes.some((namesake) => isDuplicate({ ...recipe.content, ingredientNames }, namesake)))
    throw new AppError('conflict', offerMessages.duplicate)
  const { statements, isStored } = storeRecipeIf(ctx, recipe, repo.canOffer(key, maxWaitingOffers))
  const [first, ...rest] = statements
  if (!first) return
  const reviewNotification = { ...offerMessages.reviewNotification, type: 'info', link: paths.adminReview } as const
  await executeBatch(ctx, [
    first,
    ...rest,
    repo.saveOfferIf(ctx.db, { ...key, recipeId: recipe.id, offeredAt: ctx.now }, isStored),
    ...(adminId === undefined ? [] : [notifyUnlessUnread(ctx, { ...reviewNotification, userId: adminId }, isStored)]),
  ]).catch(throwConflictOn('recipes.slug', 'recipe_slugs.slug'))
  if (!(await repo.findOfferOfRecipe(ctx, recipe.id)))
    throw new AppError('conflict', offerMessages.tooMany(maxWaitingOffers))
}

/** Runs the checks of a recipe that is to be published, and returns what the review list stores. */
function checkOffered(own: OwnRecipeContent, offer: RecipeOffer, facts: SafetyFacts) {
  const names = indexNames(facts)
  const offered = toOfferedContent(own, offer, names)
  if ('errors' in offered) throw new AppError('invalid', undefined, offered.errors)
  const { content } = offered
  const checker = createChecker(facts)
  const { errors, verdict } = createEditCheck(checker)(content, 'member')
  if (Object.keys(errors).length > 0) throw new AppError('invalid', undefined, errors)
  if (verdict === 'refused') throw new AppError('conflict', offerMessages.refused)
  return {
    content,
    herbs: content.ingredients.map(({ name }) => findHerbSlug(names, name)),
    check: checkWithGroups(checker, content, 'human'),
    status: 'review',
    origin: 'member',
  } as const
}

/** Returns the state of an own recipe's offer; null if it was never offered. */
export async function findOfferStatus(ctx: Ctx, key: repo.OfferKey): Promise<OfferStatus | null> {
  const offer = await repo.findOfferOfOwn(ctx, key)
  if (!offer) return null
  if (offer.reason !== null) return { state: 'declined', reason: offer.reason }
  if (offer.slug === null || offer.status === null) return { state: 'withdrawn' }
  if (offer.status === 'published') return { state: 'published', slug: offer.slug }
  return { state: offer.isDraft ? 'hidden' : 'waiting' }
}

type Withdrawal = { purgedTags: string[]; writes: Write[] }

/**
 * Removes the author's recipe from the review list or the catalogue. The page of a published one then says that the
 * author has withdrawn it, and members who saved it are notified. Throws `not_found` if there is nothing to withdraw.
 */
export async function withdrawOffer(ctx: Ctx, key: repo.OfferKey): Promise<void> {
  const { purgedTags, writes } = await prepareWithdrawal(ctx, key)
  const [first, ...rest] = writes
  if (!first) throw notFound('Recipe')
  await commitPublic(ctx, purgedTags, [first, ...rest])
}

/** Returns the statements that withdraw the recipe if it is still with us, and the tags to purge. */
export async function prepareWithdrawal(ctx: Ctx, key: repo.OfferKey): Promise<Withdrawal> {
  const offer = await repo.findOfferOfOwn(ctx, key)
  if (!offer || offer.name === null) return { purgedTags: [], writes: [] }
  return removeRecipe(ctx, { ...offer, id: offer.recipeId, name: offer.name }, key.userId)
}

/** Returns the statements that withdraw all recipes of a member whose account is deleted, and the tags to purge. */
export async function prepareAllWithdrawals(ctx: Ctx, userId: string): Promise<Withdrawal> {
  const recipes = await repo.listOfferedRecipes(ctx, userId)
  const withdrawals = await Promise.all(recipes.map((recipe) => removeRecipe(ctx, recipe, userId)))
  return {
    purgedTags: [...new Set(withdrawals.flatMap(({ purgedTags }) => purgedTags))],
    writes: withdrawals.flatMap(({ writes }) => writes),
  }
}

type OfferedRecipe = { id: string; name: string; status: string | null; decidedAt: number | null }

/** A recipe that was never published leaves no trace of its name. */
async function removeRecipe(ctx: Ctx, recipe: OfferedRecipe, userId: string): Promise<Withdrawal> {
  const { id, name, status, decidedAt } = recipe
  const condition = repo.recipeOfUserExists(id, userId)
  if (status !== 'published' && decidedAt === null)
    return { purgedTags: [], writes: [repo.deleteSlugs(ctx.db, id, condition), deleteRecipes(ctx.db, [id])] }
  const slugs = await listSlugs(ctx, id)
  return {
    purgedTags: [tags.recipes, ...slugs.map(tags.recipe)],
    writes: [
      notifyFavouriters(ctx, { recipeId: id, notification: createWithdrawnNotification(name), condition }),
      withdrawSlugs(ctx.db, { id, at: ctx.now, reason: offerMessages.withdrawnByAuthor }, condition),
      deleteRecipes(ctx.db, [id]),
    ],
  }
}

/** Returns the cache tags of the pages that name this member as the author. */
export async function listAuthorTags(ctx: Ctx, userId: string): Promise<string[]> {
  const recipes = await repo.listOfferedRecipes(ctx, userId)
  return recipes.filter(({ status }) => status === 'published').map(({ slug }) => tags.recipe(slug))
}

/** Returns the offer behind a recipe; undefined if no member offered it. */
export const findOffer = (ctx: Ctx, recipeId: string): Promise<repo.Offer | undefined> =>
  repo.findOfferOfRecipe(ctx, recipeId)

type Publication = { name: string; slug: string }

/**
 * Returns the statements that tell the author that the recipe is published, if the condition holds. They say so if an
 * administrator has changed it; `isChanged` is true if this publication does.
 */
export function tellAuthorOfPublication(
  ctx: Ctx,
  { recipeId, userId, editedAt }: repo.Offer,
  { name, slug, isChanged = false }: Publication & { isChanged?: boolean },
  condition: Condition,
): Write[] {
  const wasChanged = isChanged || editedAt !== null
  const mail = offerPublishedMail({ name, url: ctx.config.siteUrl + paths.recipe(slug), wasChanged })
  return [
    notifyIf(ctx, { ...createPublishedNotification(name, slug, wasChanged), userId }, condition),
    decide(ctx, { recipeId, reason: null, mail }, condition),
  ]
}

type Refusal = { name: string; reason: string }

/**
 * Returns the statements that store why a recipe was declined or removed, and tell its author, if the condition holds.
 */
export function declineOffer(
  ctx: Ctx,
  { recipeId, ownRecipeId, userId, status, isDraft }: repo.Offer,
  { name, reason: given }: Refusal,
  condition: Condition,
): Write[] {
  const reason = offerMessages.reason(given)
  const url = ctx.config.siteUrl + paths.ownRecipe(ownRecipeId)
  const wasPublished = status === 'published' || isDraft === true
  const createNotification = wasPublished ? createRemovedNotification : createDeclinedNotification
  const mail = wasPublished ? offerRemovedMail({ name, url, isHidden: false }) : offerDeclinedMail({ name, url })
  return [
    notifyIf(ctx, { ...createNotification(name, reason, ownRecipeId), userId }, condition),
    decide(ctx, { recipeId, reason, mail }, condition),
  ]
}

/** Returns the statements that tell the author that we have hidden the recipe, if the condition holds. */
export function tellAuthorOfHiding(
  ctx: Ctx,
  { recipeId, userId }: repo.Offer,
  { name, slug, reason }: Publication & Refusal,
  condition: Condition,
): Write[] {
  const mail = offerRemovedMail({ name, url: ctx.config.siteUrl + paths.recipe(slug), isHidden: true })
  return [
    notifyIf(ctx, { ...createHiddenNotification(name, reason, slug), userId }, condition),
    decide(ctx, { recipeId, reason: null, mail }, condition),
  ]
}

type Decision = { recipeId: string; reason: string | null; mail: MailContent }

/** Stores the decision, and emails the author after the commit. */
function decide(ctx: Ctx, { recipeId, reason, mail }: Decision, condition: Condition): Write {
  const statement = repo.decideOfferIf(ctx.db, recipeId, { at: ctx.now, reason }, condition)
  return onCommitted(statement, async (_, [decided]) => {
    if (decided && decided.email !== null && ctx.mail.canSend) await ctx.mail.send({ to: decided.email, ...mail })
  })
}
