import { APICallError } from 'ai'

import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './spending.repo.ts'

/** Reserved amount. `settle` refunds the unused part once. Amounts are millionths of a US dollar. */
type Reservation = { settle: (cost: number) => Promise<void> }

/**
 * Reserves the maximum cost of a call before it starts. Returns undefined if the month's budget is too low. Concurrent
 * calls can't exceed the budget. The amount counts as spent until it is settled.
 */
export async function reserveSpending(ctx: Ctx, maxCost: number): Promise<Reservation | undefined> {
  const month = new Date(ctx.now).toISOString().slice(0, 7)
  const [[spendingRow]] = await executeBatch(ctx, [repo.addSpending(ctx.db, month, maxCost, ctx.config.aiBudget)])
  if (!spendingRow) return undefined
  let isSettled = false
  return {
    settle: async (cost) => {
      if (isSettled) return
      isSettled = true
      const unusedAmount = maxCost - Math.ceil(cost)
      if (unusedAmount !== 0) await commit(ctx, [repo.subtractSpending(ctx.db, month, unusedAmount)])
    },
  }
}

/** True if the provider won't bill the call, because it refused the call or couldn't be reached. */
export const isUnbilled = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === undefined || error.statusCode >= 400)

/** True if the provider reported a call's usage. Some report no tokens, or 0, when they don't count. */
export const isReported = ({ outputTokens }: { outputTokens: number | undefined }): boolean =>
  outputTokens !== undefined && outputTokens > 0

/**
 * Reserves the maximum cost and makes the call. Returns undefined without a call if the budget is too low. A failed
 * call counts at its maximum cost, unless the provider refused it.
 */
export async function spendWithinBudget<Result>(
  ctx: Ctx,
  maxCost: number,
  call: () => Promise<{ result: Result; cost: number }>,
): Promise<{ result: Result } | undefined> {
  const reservation = await reserveSpending(ctx, maxCost)
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
