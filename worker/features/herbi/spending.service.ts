import { APICallError } from 'ai'

import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './spending.repo.ts'

/** What is put aside for a call; `settle` gives back what it did not cost, once. Amounts are millionths of a dollar. */
type Reservation = { settle: (cost: number) => Promise<void> }

/**
 * Puts aside the most that a call may cost, before it is made; undefined where it exceeds the rest of the month's budget. Exact
 * however many calls begin at once. What is never settled counts as spent.
 */
export async function reserveSpending(ctx: Ctx, most: number): Promise<Reservation | undefined> {
  const month = new Date(ctx.now).toISOString().slice(0, 7)
  const [[noted]] = await executeBatch(ctx, [repo.addSpending(ctx.db, month, most, ctx.config.aiBudget)])
  if (!noted) return undefined
  let isSettled = false
  return {
    settle: async (cost) => {
      if (isSettled) return
      isSettled = true
      const unused = most - Math.ceil(cost)
      if (unused !== 0) await commit(ctx, [repo.subtractSpending(ctx.db, month, unused)])
    },
  }
}

/** Whether a call failed because the provider refused it or was not there: nobody bills that. */
export const isUnbilled = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 400)

/**
 * Makes a call of which the most that it may cost is put aside first; undefined, and no call, where the budget has no room. A
 * call that throws counts in full unless the provider refused it: nobody knows what of it is billed.
 */
export async function spend<Result>(
  ctx: Ctx,
  most: number,
  call: () => Promise<{ result: Result; cost: number }>,
): Promise<{ result: Result } | undefined> {
  const reservation = await reserveSpending(ctx, most)
  if (!reservation) return undefined
  try {
    const { result, cost } = await call()
    await reservation.settle(cost)
    return { result }
  } catch (error) {
    if (isUnbilled(error)) await reservation.settle(0)
    throw error
  }
}
