import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import type { ItemUse } from '#domain/cabinet/cabinet.schemas.ts'
import { parseQuantity, parseUsedAmount, subtractUsed, formatQuantity } from '#domain/cabinet/quantity.rules.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './cabinet.repo.ts'

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
