import type { ItemUse } from '#domain/cabinet/cabinet.schemas.ts'
import { cabinetWords } from '#domain/cabinet/cabinet.words.ts'
import { parseQuantity, parseTaken, takeAway, writeQuantity } from '#domain/cabinet/quantity.rules.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './cabinet.repo.ts'

/** So many may use up the same herb at once, each finding what the one before has left. */
const triesMax = 20

/** Of so many last uses it is known that they were taken away. */
const usesKept = 10

type Used = { quantity: string; isAvailable: boolean }

/**
 * Takes an amount away from what the member has, a strong cup where none is said: what nobody else has taken meanwhile. Where
 * nothing is left the herb is out of stock; a use that was taken away already changes nothing. Throws `not_found` for what is not
 * theirs, `invalid` for what cannot be counted.
 */
export async function useUp(ctx: Ctx, id: string, { amount, use = crypto.randomUUID() }: ItemUse): Promise<Used> {
  const asked = parseTaken(amount)
  if (!asked) throw new AppError('invalid', undefined, { amount: cabinetWords.amountUnread })
  const key = { userId: requireUser(ctx).id, id }
  const called = `${use} ${amount}`
  for (let tries = 0; tries < triesMax; tries++) {
    const item = await repo.findItem(ctx, key)
    if (!item) throw notFound('Herb')
    const { isAvailable, recentUses } = item
    if (recentUses?.includes(called)) return { quantity: item.quantity, isAvailable }
    const quantity = parseQuantity(item.quantity)
    if (!quantity) throw new AppError('invalid', undefined, { amount: cabinetWords.quantityUnread })
    const left = takeAway(quantity, asked, item)
    const used = { quantity: writeQuantity(left), isAvailable: left.value > 0 }
    const taken = { ...used, recentUses: [called, ...(recentUses ?? [])].slice(0, usesKept) }
    const [[written]] = await executeBatch(ctx, [repo.updateQuantity(ctx.db, key, item, taken)])
    if (written) return used
  }
  throw new AppError('unavailable')
}
