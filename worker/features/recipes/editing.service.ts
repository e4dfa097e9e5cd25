import { dayMs } from '#domain/durations.ts'
import { formatUtc } from '#domain/format-date.ts'
import { createEditCheck, type EditCheckResult } from '#domain/recipes/edit-check.ts'
import { editingMessages } from '#domain/recipes/editing.messages.ts'
import {
  findChanges,
  toRecipeContent,
  isStricter,
  toStoredStatus,
  createRevision,
  getPublicationStatus,
} from '#domain/recipes/recipe-edit.rules.ts'
import type {
  NamesakeQuery,
  NewRecipe,
  RecipeChange,
  RecipeContent,
  RecipeWithdrawal,
} from '#domain/recipes/recipe-edit.schemas.ts'
import type { NameStatus, RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'
import type { PublicationStatus } from '#domain/recipes/recipes.types.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'
import { createChangedNotification, createUnpublishedNotification } from '#domain/recipes/withdrawal-notifications.ts'
import { type CheckWithGroups, findPassingGroups } from '#domain/safety/passing-groups.ts'
import { slugify } from '#domain/text.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, throwConflictOn, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notifications.service.ts'
import { loadChecker } from '#worker/features/safety/safety.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './editing.repo.ts'
import { findOffer, tellAuthorOfHiding, tellAuthorOfPublication } from './offers.service.ts'
import { listSlugs, withdrawSlugs } from './recipes.repo.ts'
import { findFreeSlug, rewriteRecipeIf, storeRecipeIf } from './writing.service.ts'

type EditableRecipe = NonNullable<repo.EditableRow> & { parts: NonNullable<NonNullable<repo.EditableRow>['parts']> }

export async function getRecipeToEdit(ctx: Ctx, id: string): Promise<RecipeToEdit> {
  const recipe = await loadRecipeToEdit(ctx, id)
  const { slug, origin, verdict, updatedAt, withdrawnAt, withdrawalReason } = recipe
  return {
    id,
    slug,
    publicationStatus: getPublicationStatus(recipe),
    withdrawal: withdrawnAt === null ? null : (withdrawalReason ?? ''),
    origin,
    verdict,
    revision: createRevision(recipe),
    updatedAt,
    content: toRecipeContent(recipe, recipe.parts),
  }
}

/** Returns the slug for this name, and the recipes that already have the name. */
export async function getNameStatus(ctx: Ctx, { name, except }: NamesakeQuery): Promise<NameStatus> {
  const [slug, recipesWithName] = await Promise.all([
    findFreeSlug(ctx, name, except),
    repo.listRecipesWithName(ctx, name, except),
  ])
  return { slug, namesakes: recipesWithName }
}

/**
 * Creates a draft or a published recipe and returns its id. Submitting the same form again overwrites the recipe,
 * unless somebody has changed it. Throws the same errors as `saveRecipe`.
 */
export async function createRecipe(
  ctx: Ctx,
  { id = crypto.randomUUID(), content, isShown }: NewRecipe,
): Promise<{ id: string }> {
  const checkedContent = await checkContent(ctx, { content, origin: 'admin', isShown })
  const { verdict } = checkedContent.check
  const publicationStatus: PublicationStatus = isShown ? 'published' : 'draft'
  const slug = await findFreeSlug(ctx, content.name)
  const recipe = {
    id,
    slug,
    content,
    herbs: checkedContent.lines.map(({ herb }) => herb),
    check: checkedContent.check,
    ...toStoredStatus(publicationStatus),
    confirmedAt: getConfirmationTime(ctx, checkedContent, isShown),
    origin: 'admin' as const,
    at: ctx.now,
  }
  const after = { name: content.name, slug, publicationStatus, verdict }
  const condition = repo.isUnusedId(id)
  const auditEvent = auditIf(ctx, condition, { action: 'recipe.create', subject: { kind: 'recipe', id }, after })
  const purgedTags = isShown ? [tags.recipes, tags.recipe(slug)] : []
  const [auditRows] = await commitPublic(ctx, purgedTags, [
    auditEvent,
    ...storeRecipeIf(ctx, recipe, condition).statements,
  ]).catch(throwSlugConflict)
  if (auditRows.length === 0) await saveResubmitted(ctx, id, { content, isShown })
  return { id }
}

/** Throws `conflict` if another recipe has taken the slug since `findFreeSlug`. */
const throwSlugConflict = throwConflictOn('recipes.slug', 'recipe_slugs.slug')

/** Saves a new recipe again after its form was resubmitted. Does nothing if nothing changed. */
async function saveResubmitted(ctx: Ctx, id: string, { content, isShown }: Omit<NewRecipe, 'id'>): Promise<void> {
  const storedRecipe = await loadRecipeToEdit(ctx, id)
  const { after } = findChanges(toRecipeContent(storedRecipe, storedRecipe.parts), content)
  const isSame = Object.keys(after).length === 0 && isShown === (getPublicationStatus(storedRecipe) === 'published')
  if (isSame) return
  if (storedRecipe.origin !== 'admin' || storedRecipe.updatedAt !== storedRecipe.createdAt)
    throw await createConflictError(ctx, id)
  await saveRecipe(ctx, id, { content, revision: createRevision(storedRecipe), isShown })
}

/**
 * Saves a recipe and returns its new revision. Publishes it if `isShown`, and otherwise keeps its status. Throws
 * `invalid` if the content can't be published. Throws `conflict` if somebody else has saved the recipe, or if it is
 * published but `isShown` is false.
 */
export async function saveRecipe(
  ctx: Ctx,
  id: string,
  { content, revision, isShown }: RecipeChange,
): Promise<{ revision: string }> {
  const storedRecipe = await loadUnchangedRecipe(ctx, id, revision)
  const before = getPublicationStatus(storedRecipe)
  if (before === 'published' && !isShown) throw new AppError('conflict', editingMessages.isPublished)
  const publicationStatus = isShown ? 'published' : before
  const checkedContent = await checkContent(ctx, { content, origin: storedRecipe.origin, isShown })
  const isSameName = slugify(content.name) === slugify(storedRecipe.name)
  const [slug, slugs, offer] = await Promise.all([
    isSameName ? storedRecipe.slug : findFreeSlug(ctx, content.name, id),
    listSlugs(ctx, id),
    isShown && before === 'waiting' ? findOffer(ctx, id) : undefined,
  ])
  const condition = repo.isUnchanged(storedRecipe)
  const shouldNotify = before === 'published' && isStricter(storedRecipe, checkedContent.check)
  const changes = findChanges(toRecipeContent(storedRecipe, storedRecipe.parts), content)
  const isChanged = Object.keys(changes.after).length > 0
  const auditEvent = auditIf(ctx, condition, {
    action: isShown && before !== 'published' ? 'recipe.publish' : 'recipe.edit',
    subject: { kind: 'recipe', id },
    before: {
      name: storedRecipe.name,
      slug: storedRecipe.slug,
      publicationStatus: before,
      verdict: storedRecipe.verdict,
      ...changes.before,
    },
    after: { name: content.name, slug, publicationStatus, verdict: checkedContent.check.verdict, ...changes.after },
  })
  const notification = createChangedNotification(content.name, slug)
  // A recipe counts as new from its first publication.
  const isFirstPublication = isShown && before === 'draft' && storedRecipe.withdrawnAt === null
  const at = getNextUpdateTime(ctx, storedRecipe)
  const status = toStoredStatus(publicationStatus)
  const rewriteStatements = rewriteRecipeIf(
    ctx,
    {
      id,
      content,
      herbs: checkedContent.lines.map(({ herb }) => herb),
      check: checkedContent.check,
      at,
      publication: {
        slug,
        ...status,
        confirmedAt: getConfirmationTime(ctx, checkedContent, isShown),
        createdAt: isFirstPublication ? ctx.now : storedRecipe.createdAt,
      },
    },
    condition,
  )
  const purgedTags = isShown ? [tags.recipes, ...[...slugs, slug].map(tags.recipe)] : []
  const [auditRows] = await commitPublic(ctx, purgedTags, [
    auditEvent,
    ...(offer ? tellAuthorOfPublication(ctx, offer, { name: content.name, slug, isChanged }, condition) : []),
    ...(shouldNotify ? [notifyFavouriters(ctx, { recipeId: id, notification, condition })] : []),
    ...rewriteStatements,
  ]).catch(throwSlugConflict)
  if (auditRows.length === 0) throw await createConflictError(ctx, id)
  return { revision: createRevision({ ...status, updatedAt: at, contentsRevision: storedRecipe.contentsRevision + 1 }) }
}

/**
 * Unpublishes a recipe. Its page then shows the reason, and members who have it in their favourites are notified.
 * Throws `conflict` if it isn't published, or if somebody else has edited it since.
 */
export async function unpublishRecipe(ctx: Ctx, id: string, { revision, reason }: RecipeWithdrawal): Promise<void> {
  authorize(ctx, 'recipe.confirm')
  const storedRecipe = await loadUnchangedRecipe(ctx, id, revision)
  if (storedRecipe.status !== 'published') throw new AppError('conflict', editingMessages.notPublished)
  const [slugs, offer] = await Promise.all([listSlugs(ctx, id), findOffer(ctx, id)])
  const condition = repo.isUnchanged(storedRecipe)
  const shownReason = reason || editingMessages.withdrawal
  const auditEvent = auditIf(ctx, condition, {
    action: 'recipe.unpublish',
    subject: { kind: 'recipe', id },
    before: { name: storedRecipe.name, publicationStatus: 'published' },
    after: { publicationStatus: 'draft', reason: shownReason },
  })
  const [auditRows] = await commitPublic(
    ctx,
    [tags.recipes, ...slugs.map(tags.recipe)],
    [
      auditEvent,
      notifyFavouriters(ctx, {
        recipeId: id,
        notification: createUnpublishedNotification(storedRecipe.name),
        condition,
      }),
      ...(offer ? tellAuthorOfHiding(ctx, offer, { ...storedRecipe, reason: shownReason }, condition) : []),
      withdrawSlugs(ctx.db, { id, at: ctx.now, reason: shownReason }, condition),
      repo.unpublishRecipe(ctx.db, id, getNextUpdateTime(ctx, storedRecipe), condition),
    ],
  )
  if (auditRows.length === 0) throw await createConflictError(ctx, id)
}

type CheckedContent = EditCheckResult & { check: CheckWithGroups }
type CheckInput = { content: RecipeContent; origin: RecipeOrigin; isShown: boolean }

/** Checks the content. Publishing requires a recent password entry, and a recipe that the check doesn't refuse. */
async function checkContent(ctx: Ctx, { content, origin, isShown }: CheckInput): Promise<CheckedContent> {
  authorize(ctx, isShown ? 'recipe.confirm' : 'recipe.write')
  const checker = await loadChecker(ctx)
  const editCheckResult = createEditCheck(checker)(content, origin)
  const groups = findPassingGroups(checker.check, content, origin === 'bot' ? 'ai' : 'human')
  const checkedContent = { ...editCheckResult, check: { ...editCheckResult.check, groups } }
  if (!isShown) return checkedContent
  if (Object.keys(checkedContent.errors).length > 0)
    throw new AppError('invalid', editingMessages.unfinished, checkedContent.errors)
  if (checkedContent.verdict === 'refused') throw new AppError('conflict', editingMessages.refused)
  return checkedContent
}

const getConfirmationTime = (ctx: Ctx, { verdict }: EditCheckResult, isShown: boolean) =>
  isShown && verdict === 'needs_review' ? ctx.now : null

const getNextUpdateTime = (ctx: Ctx, { updatedAt }: EditableRecipe) => Math.max(ctx.now, updatedAt + 1)

async function loadRecipeToEdit(ctx: Ctx, id: string): Promise<EditableRecipe> {
  const row = await repo.findEditableRecipe(ctx, id)
  if (!row?.parts) throw notFound('Recipe')
  return { ...row, parts: row.parts }
}

async function loadUnchangedRecipe(ctx: Ctx, id: string, revision: string): Promise<EditableRecipe> {
  const recipe = await loadRecipeToEdit(ctx, id)
  if (createRevision(recipe) !== revision) throw await createConflictError(ctx, id)
  return recipe
}

async function createConflictError(ctx: Ctx, id: string): Promise<AppError> {
  const storedRecipe = await loadRecipeToEdit(ctx, id)
  const editorEmail = await repo.findLastActor(ctx, id, storedRecipe.updatedAt - dayMs)
  return new AppError('conflict', editingMessages.changedMeanwhile(editorEmail, formatUtc(storedRecipe.updatedAt)))
}
