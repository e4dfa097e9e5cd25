import type { WaitingRecipe } from '#domain/bot/bot-status.types.ts'
import { activityLabels, botMessages } from '#domain/bot/bot.messages.ts'
import type { WaitingEdit } from '#domain/bot/bot.schemas.ts'
import { findHerbSlug } from '#domain/recipes/ingredient-herb.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { findTextErrors } from '#domain/recipes/text-errors.rules.ts'
import { indexNames } from '#domain/safety/names.ts'
import { checkWithGroups } from '#domain/safety/passing-groups.ts'
import type { Checker } from '#domain/safety/stored-check.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { findOffer, tellAuthorOfPublication } from '#worker/features/recipes/offers.service.ts'
import { rewriteRecipeIf } from '#worker/features/recipes/writing.service.ts'
import { confirmRecipe, loadChecker } from '#worker/features/safety/safety.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { logActivity } from './activity.service.ts'
import * as repo from './review.repo.ts'

const pageSize = 50

export async function listWaitingRecipes(ctx: Ctx): Promise<WaitingRecipe[]> {
  const [waitingRows, checker] = await Promise.all([repo.listWaiting(ctx, pageSize), loadChecker(ctx)])
  return waitingRows.map((recipe) => toWaitingRecipe(recipe, checker))
}

export async function approveRecipe(ctx: Ctx, id: string): Promise<void> {
  const offer = await findOffer(ctx, id)
  await confirmRecipe(ctx, id, ({ name, slug }, condition) => [
    logActivity(ctx, { type: 'recipe_published', description: activityLabels.approved(name), at: ctx.now }, condition),
    ...(offer ? tellAuthorOfPublication(ctx, offer, { name, slug }, condition) : []),
  ])
}

/**
 * Deletes a waiting recipe and logs the reason. Throws `not_found` if the recipe isn't waiting, and `invalid` if the
 * recipe of a member is rejected without a reason.
 */
export async function rejectRecipe(ctx: Ctx, id: string, reason: string): Promise<void> {
  authorize(ctx, 'recipe.delete')
  const recipe = await repo.findWaiting(ctx, id)
  if (!recipe) throw new AppError('not_found', botMessages.notAwaitingReview)
  if (recipe.origin === 'member' && reason === '')
    throw new AppError('invalid', undefined, { reason: botMessages.reasonForAuthor })
  const description = activityLabels.rejected(recipe.name, reason)
  await deleteRecipe(ctx, id, {
    reason,
    extraStatements: (condition) => [logActivity(ctx, { type: 'recipe_refused', description, at: ctx.now }, condition)],
  })
}

/**
 * Edits and rechecks a waiting recipe, which then still needs review. Throws `invalid` for a forbidden health claim or
 * ingredient, and `conflict` if somebody else changed the recipe first.
 */
export async function editWaitingRecipe(ctx: Ctx, id: string, edit: WaitingEdit): Promise<WaitingRecipe> {
  authorize(ctx, 'bot.manage')
  const [recipe, checker] = await Promise.all([repo.findWaiting(ctx, id), loadChecker(ctx)])
  if (!recipe?.parts) throw new AppError('not_found', botMessages.notAwaitingReview)
  if (recipe.updatedAt !== edit.updatedAt) throw new AppError('conflict', botMessages.changedMeanwhile)
  const content = applyEdit(recipe, recipe.parts, edit)
  const names = indexNames(checker.facts)
  const herbs = content.ingredients.map(({ name }) => findHerbSlug(names, name))
  const { servings, cupsPerDay } = recipe
  const plants = new Set(herbs.filter((herb) => herb !== null))
  const texts = { name: edit.name, description: edit.description, instructions: edit.instructions.join('\n') }
  const errors = findTextErrors(texts, { names, servings, cupsPerDay, plants })
  if (Object.keys(errors).length > 0) throw new AppError('invalid', undefined, errors)
  const check = checkWithGroups(checker, content, toCheckOrigin(recipe))
  const condition = repo.isWaitingUnchanged(recipe)
  const { name, description, instructions, ingredients } = content
  // Always increases `updatedAt`, which detects concurrent edits.
  const updatedAt = Math.max(ctx.now, recipe.updatedAt + 1)
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, condition, {
      action: 'recipe.edit',
      subject: { kind: 'recipe', id },
      before: { name: recipe.name, description: recipe.description },
      after: { name, description, instructions, ingredients, verdict: check.verdict },
    }),
    logActivity(ctx, { type: 'recipe_waiting', description: activityLabels.edited(name), at: ctx.now }, condition),
    ...rewriteRecipeIf(ctx, { id, content, herbs, check, at: updatedAt }, condition),
  ])
  if (auditRows.length === 0) throw new AppError('conflict', botMessages.changedMeanwhile)
  const savedRecipe = await repo.findWaiting(ctx, id)
  if (!savedRecipe) throw notFound('Recipe')
  return toWaitingRecipe(savedRecipe, checker)
}

type RecipeParts = NonNullable<repo.WaitingRow['parts']>

/** Applies the edit. If an ingredient's grams change, recalculates its amount for all servings. */
function applyEdit(recipe: repo.WaitingRow, parts: RecipeParts, edit: WaitingEdit): RecipeContent {
  const { ailment, emoji, difficulty, servings, brewMinutes, cupsPerDay, courseDays, preparation } = recipe
  const { name, description, instructions, grams } = edit
  const ingredients = parts.ingredients.map((ingredient, position) => {
    const { notes, gramsPerCup: previousGrams } = ingredient
    const newGrams = previousGrams === null ? null : (grams[position] ?? previousGrams)
    const amount =
      newGrams === null || newGrams === previousGrams
        ? ingredient.amount
        : `${Number((newGrams * servings).toFixed(2))} g`
    return {
      name: ingredient.name,
      amount,
      ...(newGrams !== null && { gramsPerCup: newGrams }),
      ...(notes !== null && { notes }),
    }
  })
  return {
    name,
    ailment,
    description,
    emoji,
    difficulty,
    servings,
    brewMinutes,
    cupsPerDay,
    courseDays,
    preparation,
    ingredients,
    instructions,
    benefits: parts.benefits,
    tips: parts.tips,
    warnings: parts.warnings.filter(({ origin }) => origin === 'written').map(({ text }) => text),
  }
}

const toCheckOrigin = ({ origin }: repo.WaitingRow) => (origin === 'bot' ? 'ai' : 'human')

function toWaitingRecipe(recipe: repo.WaitingRow, { check, writeFinding }: Checker): WaitingRecipe {
  const { parts, slug: _slug, difficulty: _difficulty, preparation, ...fields } = recipe
  const { ingredients = [], instructions = [], benefits = [], tips = [], warnings = [] } = parts ?? {}
  const { servings, cupsPerDay, courseDays } = recipe
  const checkInput = { ingredients, servings, cupsPerDay, courseDays, preparation }
  const { verdict, findings } = check(checkInput, undefined, toCheckOrigin(recipe))
  return {
    ...fields,
    verdict,
    reasons: findings
      .filter(({ level }) => level === 'REFUSE' || level === 'REVIEW')
      .map((finding) => ({ code: finding.code, words: writeFinding(finding) })),
    ingredients: ingredients.map(({ name, amount, gramsPerCup }) => ({ name, amount, gramsPerCup })),
    instructions,
    benefits,
    tips,
    warnings: warnings.map(({ text }) => text),
  }
}
