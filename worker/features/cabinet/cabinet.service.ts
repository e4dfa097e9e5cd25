import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import { maxItems } from '#domain/cabinet/cabinet.rules.ts'
import type { ItemEdit, ItemUse, NewItem } from '#domain/cabinet/cabinet.schemas.ts'
import type { Cabinet, CabinetEntry, HerbCare } from '#domain/cabinet/cabinet.types.ts'
import {
  formatQuantity,
  isZeroQuantity,
  parseQuantity,
  parseUsedAmount,
  subtractUsed,
} from '#domain/cabinet/quantity.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import { dayMs } from '#domain/durations.ts'
import { formatForReaders } from '#domain/herbs/reader-messages.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound, throwConflictOn } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './cabinet.repo.ts'

export async function getCabinet(ctx: Ctx): Promise<Cabinet> {
  const [entries, herbs] = await Promise.all([repo.listEntries(ctx, requireUser(ctx).id), repo.listHerbs(ctx)])
  return { entries, herbs }
}

/** Lists the herbs that a member has at home, by name. */
export async function listHerbsAtHome(ctx: Ctx, userId: string): Promise<CabinetEntry[]> {
  const entries = await repo.listEntries(ctx, userId)
  return entries.filter(({ isAvailable }) => isAvailable)
}

/** Returns a herb's preparation, storage and safety notes. Throws `not_found` for an unknown herb. */
export async function getHerbCare(ctx: Ctx, slug: string): Promise<HerbCare> {
  const care = await repo.findHerbCare(ctx, slug)
  if (!care) throw notFound('Herb')
  return {
    ...care,
    storage: formatForReaders(care.storage),
    drying: formatForReaders(care.drying),
    safetyNotes: care.safetyNotes.split('\n').filter(Boolean),
  }
}

/**
 * Adds a herb to the cabinet. Throws `conflict` for a duplicate herb or a full cabinet, and `not_found` for an unknown
 * herb.
 */
export async function addItem(ctx: Ctx, item: NewItem): Promise<{ id: string }> {
  const { id: userId } = requireUser(ctx)
  rejectFuturePurchase(ctx, item)
  const isAvailable = !isZeroQuantity(item.quantity)
  const row = { ...item, id: crypto.randomUUID(), userId, isAvailable, createdAt: ctx.now }
  const [[insertedRow]] = await executeBatch(ctx, [repo.insertItem(ctx.db, row)]).catch(
    throwConflictOn('user_herb_cabinet.herb_id'),
  )
  if (insertedRow) return insertedRow
  await getHerbCare(ctx, item.herbSlug)
  throw new AppError('conflict', `Your cabinet is full (${maxItems} herbs). Remove one first.`)
}

/** Saves only the changed fields. Throws `not_found` if the item isn't the member's. */
export async function editItem(ctx: Ctx, id: string, edit: ItemEdit): Promise<void> {
  rejectFuturePurchase(ctx, edit)
  const { before, ...after } = edit
  const changes = findChangedFields(before, after)
  // A new quantity decides availability, even if another tab has changed it.
  if ('quantity' in changes) changes.isAvailable = after.isAvailable
  const [[updatedRow]] = await executeBatch(ctx, [repo.updateItem(ctx.db, createItemKey(ctx, id), changes)])
  if (!updatedRow) throw notFound('Herb')
}

function findChangedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changes: Partial<Fields> = { ...after }
  for (const field of Object.keys(after) as (keyof Fields)[]) if (after[field] === before[field]) delete changes[field]
  return changes
}

export async function removeItem(ctx: Ctx, id: string): Promise<void> {
  const [[deletedRow]] = await executeBatch(ctx, [repo.deleteItem(ctx.db, createItemKey(ctx, id))])
  if (!deletedRow) throw notFound('Herb')
}

/** Throws `invalid` for a purchase date after tomorrow (UTC). A later date is in the future in every time zone. */
function rejectFuturePurchase({ now }: Ctx, { purchaseDate }: Pick<NewItem, 'purchaseDate'>): void {
  if (purchaseDate !== null && purchaseDate > toUtcDay(now + dayMs))
    throw new AppError('invalid', undefined, { purchaseDate: 'This date is in the future' })
}

const createItemKey = (ctx: Ctx, id: string) => ({ userId: requireUser(ctx).id, id })

/** Maximum attempts. An attempt fails if another request has changed the quantity. */
const maxAttempts = 20

/** Number of recent uses to keep. A repeated request is recognised by its stored use, so nothing is subtracted twice. */
const maxRecentUses = 10

type RemainingQuantity = { quantity: string; isAvailable: boolean }

/**
 * Subtracts an amount from an item. The default is one strong cup. Marks the item out of stock at zero. A repeated
 * `use` id changes nothing. Throws `not_found` if the item isn't the member's, and `invalid` for an unreadable amount.
 */
export async function useHerb(
  ctx: Ctx,
  id: string,
  { amount, use = crypto.randomUUID() }: ItemUse,
): Promise<RemainingQuantity> {
  const usedAmount = parseUsedAmount(amount)
  if (!usedAmount) throw new AppError('invalid', undefined, { amount: cabinetMessages.amountInvalid })
  const key = { userId: requireUser(ctx).id, id }
  const useKey = `${use} ${amount}`
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const item = await repo.findItem(ctx, key)
    if (!item) throw notFound('Herb')
    const { isAvailable, recentUses } = item
    if (recentUses?.includes(useKey)) return { quantity: item.quantity, isAvailable }
    const quantity = parseQuantity(item.quantity)
    if (!quantity) throw new AppError('invalid', undefined, { amount: cabinetMessages.quantityInvalid })
    const remaining = subtractUsed(quantity, usedAmount, item)
    const newQuantity = { quantity: formatQuantity(remaining), isAvailable: remaining.value > 0 }
    const change = { ...newQuantity, recentUses: [useKey, ...(recentUses ?? [])].slice(0, maxRecentUses) }
    const [[updatedRow]] = await executeBatch(ctx, [repo.updateQuantity(ctx.db, key, item, change)])
    if (updatedRow) return newQuantity
  }
  throw new AppError('unavailable')
}
