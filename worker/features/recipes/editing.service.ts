import { dayMs } from '#domain/durations.ts'
import { formatUtc } from '#domain/format-date.ts'
import { editingWords } from '#domain/recipes/editing.messages.ts'
import { createJudge, type EditJudgement } from '#domain/recipes/judge-edit.ts'
import {
  changesOf,
  contentOf,
  isStricter,
  toStoredStatus,
  revisionOf,
  getPublicationStatus,
} from '#domain/recipes/recipe-edit.rules.ts'
import type {
  NamesakeQuery,
  NewRecipe,
  RecipeChange,
  RecipeContent,
  RecipeWithdrawal,
} from '#domain/recipes/recipe-edit.schemas.ts'
import type { NameStatus, PublicationStatus, RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'
import { changedNote, unpublishedNote } from '#domain/recipes/withdrawal-notes.ts'
import { type CheckWithGroups, passingGroups } from '#domain/safety/passing-groups.ts'
import { slugify } from '#domain/text.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, conflictOn, notFound } from '#worker/core/errors.ts'
import { authorize } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { notifyFavouriters } from '#worker/features/favourites/favourite-notices.service.ts'
import { loadChecker } from '#worker/features/safety/safety.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './editing.repo.ts'
import { listSlugs, withdrawSlugs } from './recipes.repo.ts'
import { findFreeSlug, rewriteRecipeIf, storeRecipeIf } from './writing.service.ts'

type Found = NonNullable<repo.Editable> & { parts: NonNullable<NonNullable<repo.Editable>['parts']> }

/** Returns a recipe of any status for the editor. Throws `not_found`. */
export async function getRecipeToEdit(ctx: Ctx, id: string): Promise<RecipeToEdit> {
  const found = await findToEdit(ctx, id)
  const { slug, origin, verdict, updatedAt, withdrawnAt, withdrawalReason } = found
  return {
    id,
    slug,
    publicationStatus: getPublicationStatus(found),
    withdrawal: withdrawnAt === null ? null : (withdrawalReason ?? ''),
    origin,
    verdict,
    revision: revisionOf(found),
    updatedAt,
    content: contentOf(found, found.parts),
  }
}

/** Returns the slug that a recipe with this name would get, and the recipes that already have the name. */
export async function findNameStatus(ctx: Ctx, { name, except }: NamesakeQuery): Promise<NameStatus> {
  const [slug, found] = await Promise.all([findFreeSlug(ctx, name, except), repo.listNamesakes(ctx, name, except)])
  return { slug, namesakes: found }
}

/**
 * Creates a recipe as a draft or published, and returns its id. The same form submitted again overwrites it, unless it
 * was changed since. Throws like `saveRecipe`.
 */
export async function createRecipe(
  ctx: Ctx,
  { id = crypto.randomUUID(), content, isShown }: NewRecipe,
): Promise<{ id: string }> {
  const checked = await checkContent(ctx, { content, origin: 'admin', isShown })
  const { verdict } = checked.check
  const publicationStatus: PublicationStatus = isShown ? 'published' : 'draft'
  const slug = await findFreeSlug(ctx, content.name)
  const recipe = {
    id,
    slug,
    content,
    herbs: checked.lines.map(({ herb }) => herb),
    check: checked.check,
    ...toStoredStatus(publicationStatus),
    confirmedAt: confirmation(ctx, checked, isShown),
    origin: 'admin' as const,
    at: ctx.now,
  }
  const after = { name: content.name, slug, publicationStatus, verdict }
  const condition = repo.isUnusedId(id)
  const auditEvent = auditIf(ctx, condition, { action: 'recipe.create', subject: { kind: 'recipe', id }, after })
  const changed = isShown ? [tags.recipes, tags.recipe(slug)] : []
  const [done] = await commitPublic(ctx, changed, [
    auditEvent,
    ...storeRecipeIf(ctx, recipe, condition).statements,
  ]).catch(slugTaken)
  if (done.length === 0) await saveAgain(ctx, id, { content, isShown })
  return { id }
}

/** Error if another recipe took the slug after it was found free. */
const slugTaken = conflictOn('recipes.slug', 'recipe_slugs.slug')

/** Saves a new recipe whose form was submitted again; does nothing if it says the same. */
async function saveAgain(ctx: Ctx, id: string, { content, isShown }: Omit<NewRecipe, 'id'>): Promise<void> {
  const found = await findToEdit(ctx, id)
  const { after } = changesOf(contentOf(found, found.parts), content)
  const isSame = Object.keys(after).length === 0 && isShown === (getPublicationStatus(found) === 'published')
  if (isSame) return
  if (found.origin !== 'admin' || found.updatedAt !== found.createdAt) throw await changedMeanwhile(ctx, id)
  await saveRecipe(ctx, id, { content, revision: revisionOf(found), isShown })
}

/**
 * Saves a recipe and returns its new revision. A published one stays published; any other is published if requested, and
 * keeps its status otherwise. Throws `invalid` if it can't be published as it is, and `conflict` if someone else saved it
 * meanwhile.
 */
export async function saveRecipe(
  ctx: Ctx,
  id: string,
  { content, revision, isShown }: RecipeChange,
): Promise<{ revision: string }> {
  const found = await findAsRead(ctx, id, revision)
  const before = getPublicationStatus(found)
  if (before === 'published' && !isShown) throw new AppError('conflict', editingWords.isPublished)
  const publicationStatus = isShown ? 'published' : before
  const checked = await checkContent(ctx, { content, origin: found.origin, isShown })
  const isSameName = slugify(content.name) === slugify(found.name)
  const [slug, slugs] = await Promise.all([
    isSameName ? found.slug : findFreeSlug(ctx, content.name, id),
    listSlugs(ctx, id),
  ])
  const condition = repo.isAsRead(found)
  const shouldNotify = before === 'published' && isStricter(found, checked.check)
  const changes = changesOf(contentOf(found, found.parts), content)
  const auditEvent = auditIf(ctx, condition, {
    action: isShown && before !== 'published' ? 'recipe.publish' : 'recipe.edit',
    subject: { kind: 'recipe', id },
    before: {
      name: found.name,
      slug: found.slug,
      publicationStatus: before,
      verdict: found.verdict,
      ...changes.before,
    },
    after: { name: content.name, slug, publicationStatus, verdict: checked.check.verdict, ...changes.after },
  })
  const note = { recipeId: id, note: changedNote(content.name, slug), condition }
  // A recipe counts as new from the day it is first published.
  const isFirst = isShown && before === 'draft' && found.withdrawnAt === null
  const at = laterThan(ctx, found)
  const status = toStoredStatus(publicationStatus)
  const rewritten = rewriteRecipeIf(
    ctx,
    {
      id,
      content,
      herbs: checked.lines.map(({ herb }) => herb),
      check: checked.check,
      at,
      becomes: {
        slug,
        ...status,
        confirmedAt: confirmation(ctx, checked, isShown),
        createdAt: isFirst ? ctx.now : found.createdAt,
      },
    },
    condition,
  )
  const changed = isShown ? [tags.recipes, ...[...slugs, slug].map(tags.recipe)] : []
  const [done] = await commitPublic(ctx, changed, [
    auditEvent,
    ...(shouldNotify ? [notifyFavouriters(ctx, note)] : []),
    ...rewritten,
  ]).catch(slugTaken)
  if (done.length === 0) throw await changedMeanwhile(ctx, id)
  return { revision: revisionOf({ ...status, updatedAt: at, contentsRevision: found.contentsRevision + 1 }) }
}

/**
 * Unpublishes a recipe: its page says that it was withdrawn and why, and members who saved it are notified. Throws
 * `conflict`.
 */
export async function unpublishRecipe(ctx: Ctx, id: string, { revision, reason }: RecipeWithdrawal): Promise<void> {
  authorize(ctx, 'recipe.confirm')
  const found = await findAsRead(ctx, id, revision)
  if (found.status !== 'published') throw new AppError('conflict', editingWords.notPublished)
  const slugs = await listSlugs(ctx, id)
  const condition = repo.isAsRead(found)
  const shownReason = reason || editingWords.withdrawal
  const auditEvent = auditIf(ctx, condition, {
    action: 'recipe.unpublish',
    subject: { kind: 'recipe', id },
    before: { name: found.name, publicationStatus: 'published' },
    after: { publicationStatus: 'draft', reason: shownReason },
  })
  const [done] = await commitPublic(
    ctx,
    [tags.recipes, ...slugs.map(tags.recipe)],
    [
      auditEvent,
      notifyFavouriters(ctx, { recipeId: id, note: unpublishedNote(found.name), condition }),
      withdrawSlugs(ctx.db, { id, at: ctx.now, reason: shownReason }, condition),
      repo.withholdRecipe(ctx.db, id, laterThan(ctx, found), condition),
    ],
  )
  if (done.length === 0) throw await changedMeanwhile(ctx, id)
}

type CheckedContent = EditJudgement & { check: CheckWithGroups }
type ToCheck = { content: RecipeContent; origin: RecipeOrigin; isShown: boolean }

/** Checks the content. Publishing requires a recent password and a recipe that the check doesn't refuse. */
async function checkContent(ctx: Ctx, { content, origin, isShown }: ToCheck): Promise<CheckedContent> {
  authorize(ctx, isShown ? 'recipe.confirm' : 'recipe.write')
  const checker = await loadChecker(ctx)
  const judgement = createJudge(checker)(content, origin)
  const groups = passingGroups(checker.check, content, origin === 'bot' ? 'ai' : 'human')
  const checked = { ...judgement, check: { ...judgement.check, groups } }
  if (!isShown) return checked
  if (Object.keys(checked.errors).length > 0) throw new AppError('invalid', editingWords.unfinished, checked.errors)
  if (checked.verdict === 'refused') throw new AppError('conflict', editingWords.refused)
  return checked
}

const confirmation = (ctx: Ctx, { verdict }: EditJudgement, isShown: boolean) =>
  isShown && verdict === 'needs_review' ? ctx.now : null

/** Always later than before, because `updatedAt` detects concurrent edits. */
const laterThan = (ctx: Ctx, { updatedAt }: Found) => Math.max(ctx.now, updatedAt + 1)

async function findToEdit(ctx: Ctx, id: string): Promise<Found> {
  const found = await repo.findToEdit(ctx, id)
  if (!found?.parts) throw notFound('Recipe')
  return { ...found, parts: found.parts }
}

async function findAsRead(ctx: Ctx, id: string, revision: string): Promise<Found> {
  const found = await findToEdit(ctx, id)
  if (revisionOf(found) !== revision) throw await changedMeanwhile(ctx, id)
  return found
}

async function changedMeanwhile(ctx: Ctx, id: string): Promise<AppError> {
  const found = await findToEdit(ctx, id)
  const by = await repo.findLastActor(ctx, id, found.updatedAt - dayMs)
  return new AppError('conflict', editingWords.changedMeanwhile(by, formatUtc(found.updatedAt)))
}
