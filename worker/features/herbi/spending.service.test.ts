import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'

import { readTable } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { reserveSpending, spendWithinBudget } from './spending.service.ts'

const ctx = testCtx()
const budget = ctx.config.aiBudget
const month = '2026-11'

describe('the monthly budget', () => {
  it('allows calls within their maximum cost, even when they start in parallel', async () => {
    const reservations = await Promise.all(Array.from({ length: 30 }, () => reserveSpending(testCtx(), budget / 10)))
    expect(reservations.filter(Boolean)).toHaveLength(10)
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: budget }])
  })

  it('gets back the unused part of a reservation once', async () => {
    const reservation = await reserveSpending(ctx, 1000)
    await reservation?.settle(300)
    await reservation?.settle(0)
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 300 }])
  })

  it('counts a cost above the reservation', async () => {
    const reservation = await reserveSpending(ctx, 1000)
    await reservation?.settle(1200)
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 1200 }])
  })

  it('refuses a call that may cost more than the whole budget', async () => {
    expect(await reserveSpending(ctx, budget + 1)).toBeUndefined()
    expect(await readTable('ai_spending')).toEqual([])
  })

  it('resets each month', async () => {
    await reserveSpending(ctx, budget)
    const nextMonthCtx = Object.assign(testCtx(), { now: Date.UTC(2026, 11, 1) })
    expect(await reserveSpending(nextMonthCtx, budget)).toBeDefined()
  })
})

describe('a call', () => {
  it('is made within the budget, and costs what it reports', async () => {
    const outcome = await spendWithinBudget(ctx, 1000, async () => ({ result: 'tea', cost: 20 }))
    expect(outcome).toEqual({ result: 'tea' })
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 20 }])
  })

  it('is not made without budget', async () => {
    await reserveSpending(ctx, budget)
    let isCalled = false
    const outcome = await spendWithinBudget(ctx, 1, async () => {
      isCalled = true
      return { result: 'tea', cost: 0 }
    })
    expect([outcome, isCalled]).toEqual([undefined, false])
  })

  it.each([{ statusCode: 429 }, { statusCode: 500 }, {}])(
    'costs nothing when the provider refuses it with %j',
    async (errorDetails) => {
      const refusedError = new APICallError({ message: 'No.', url: '', requestBodyValues: {}, ...errorDetails })
      await expect(spendWithinBudget(ctx, 1000, () => Promise.reject(refusedError))).rejects.toThrow('No.')
      expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 0 }])
    },
  )

  it('counts in full after an unreadable answer', async () => {
    const unreadableError = new APICallError({ message: 'Junk.', url: '', requestBodyValues: {}, statusCode: 200 })
    await expect(spendWithinBudget(ctx, 1000, () => Promise.reject(unreadableError))).rejects.toThrow('Junk.')
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 1000 }])
  })

  it('counts in full when it fails', async () => {
    const failingCall = spendWithinBudget(ctx, 1000, () => Promise.reject(new Error('down')))
    await expect(failingCall).rejects.toThrow('down')
    expect(await readTable('ai_spending')).toEqual([{ month, micro_dollars: 1000 }])
  })
})
