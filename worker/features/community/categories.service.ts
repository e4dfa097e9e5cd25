import { maxCategories, findFreeSlug } from '#domain/community/categories.rules.ts'
import type { CategoryDetails } from '#domain/community/categories.schemas.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { foldAccents } from '#domain/folding.ts'
import { commitPublic, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, throwConflictOn, notFound } from '#worker/core/errors.ts'
import { tags } from '#worker/core/tags.ts'
import { audit } from '#worker/features/security/security.service.ts'

import * as repo from './categories.repo.ts'

export const listAllCategories = (ctx: Ctx): Promise<AdminCategory[]> => repo.listCategories(ctx, maxCategories)

/**
 * Creates an active category with an unused slug, after all others. Throws `conflict` if there are too many categories,
 * and `invalid` if another category has this name.
 */
export async function createCategory(ctx: Ctx, details: CategoryDetails): Promise<{ id: string; slug: string }> {
  const categories = await listAllCategories(ctx)
  if (categories.length >= maxCategories)
    throw new AppError('conflict', `You can have up to ${maxCategories} categories. Delete one first.`)
  requireFreeName(categories, details.name)
  const slugs = categories.map(({ slug }) => slug)
  const category = { id: crypto.randomUUID(), slug: findFreeSlug(details.name, slugs) }
  await commitChange(ctx, [repo.insertLast(ctx.db, { ...category, ...details, isActive: true })], {
    action: 'category.create',
    id: category.id,
    after: details,
  }).catch(throwConflictOn('forum_categories.slug'))
  return category
}

/**
 * Changes a category. The slug stays the same, so that existing links work. Throws `invalid` if another category has
 * this name.
 */
export async function editCategory(ctx: Ctx, id: string, details: CategoryDetails): Promise<void> {
  const categories = await listAllCategories(ctx)
  const { name, description, color, icon } = findCategory(categories, id)
  requireFreeName(
    categories.filter((other) => other.id !== id),
    details.name,
  )
  const before = { name, description, color, icon }
  await commitChange(ctx, [repo.updateCategory(ctx.db, id, details)], {
    action: 'category.edit',
    id,
    before,
    after: details,
  })
}

export async function setActive(ctx: Ctx, id: string, isActive: boolean): Promise<void> {
  const category = findCategory(await listAllCategories(ctx), id)
  if (category.isActive === isActive) return
  const auditEvent = { action: 'category.activity', id, before: { isActive: !isActive }, after: { isActive } }
  await commitChange(ctx, [repo.updateCategory(ctx.db, id, { isActive })], auditEvent)
}

/** Sets the order of the categories. Throws `conflict` unless `ids` contains each category once. */
export async function orderCategories(ctx: Ctx, ids: string[]): Promise<void> {
  const before = (await listAllCategories(ctx)).map(({ id }) => id)
  const isComplete =
    ids.length === before.length && new Set(ids).size === ids.length && ids.every((id) => before.includes(id))
  if (!isComplete)
    throw new AppError('conflict', 'Someone else has changed the categories. Reload the page and try again.')
  const [first, ...rest] = ids.map((id, position) => repo.updateCategory(ctx.db, id, { orderIndex: position + 1 }))
  if (!first) return
  await commitChange(ctx, [first, ...rest], { action: 'category.order', id: 'all', before, after: ids })
}

/**
 * Moves a category's posts to the category `to` and deletes the empty category. Throws `conflict` if there are posts
 * but no category `to`.
 */
export async function deleteCategory(ctx: Ctx, id: string, to?: string): Promise<void> {
  const categories = await listAllCategories(ctx)
  const category = findCategory(categories, id)
  const canMovePosts = to !== undefined && to !== id && categories.some((other) => other.id === to)
  if (category.hasPosts && !canMovePosts)
    throw new AppError('conflict', 'This category has posts. Choose where to move them.')
  const move = canMovePosts ? [repo.movePosts(ctx.db, id, to)] : []
  const { name, slug, postCount } = category
  const auditEvent = {
    action: 'category.delete',
    id,
    before: { name, slug, postCount },
    after: canMovePosts ? { postsWentTo: to } : null,
  }
  await commitChange(ctx, [...move, repo.deleteCategory(ctx.db, id)], auditEvent)
}

type AuditEvent = { action: string; id: string; before?: unknown; after?: unknown }

async function commitChange(ctx: Ctx, statements: Write[], { action, id, before, after }: AuditEvent): Promise<void> {
  const auditEvent = audit(ctx, { action, subject: { kind: 'category', id }, before, after })
  await commitPublic(ctx, [tags.community], [auditEvent, ...statements])
}

function findCategory(categories: readonly AdminCategory[], id: string): AdminCategory {
  const category = categories.find((other) => other.id === id)
  if (!category) throw notFound('Category')
  return category
}

/**
 * Throws `invalid` if another category has this name. Ignores case and accents, because such names look the same to
 * readers.
 */
function requireFreeName(others: readonly AdminCategory[], name: string): void {
  if (others.some((other) => foldAccents(other.name) === foldAccents(name)))
    throw new AppError('invalid', undefined, { name: 'Another category has this name' })
}
