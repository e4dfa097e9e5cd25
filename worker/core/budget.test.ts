import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { schema } from '#drizzle/db.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { maxCalls, createBudgetedCtx } from './budget.ts'

const message = { type: 'bot-batch', batchId: 'one' } as const
const mail = { to: 'ada@example.org', subject: '', text: '', html: '' }

afterEach(() => vi.restoreAllMocks())

describe('the budget of a run', () => {
  it('is a fifth below the thousand calls that Cloudflare allows', () => {
    expect(maxCalls).toBe(800)
  })

  it('counts every statement, and every call to a queue, an object, the edge or a provider', async () => {
    const original = testCtx()
    const ctx = createBudgetedCtx(original, { calls: 9, ms: 60_000 })
    const query = () =>
      ctx.db.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.id, 'ada')).limit(1)
    const calls = [
      () => ctx.db.batch([query(), query()]),
      () => ctx.read(query()),
      () => ctx.jobs.send(message),
      () => ctx.live.wake('ada'),
      () => ctx.live.broadcast('ada', 'text'),
      () => ctx.cache.purge(['recipes']),
      () => ctx.mail.send(mail),
      () => ctx.campaignMail.send({ key: 'one/1', body: '[]' }),
    ]
    for (const call of calls) {
      expect(ctx.budget.hasRoom()).toBe(true)
      await call()
    }
    expect(ctx.budget.hasRoom()).toBe(false)
    expect(
      [original.queuedMessages, original.sentMails, original.campaignRequests, original.liveCalls].map(
        (list) => list.length,
      ),
    ).toEqual([1, 1, 1, 2])
  })

  it('ends when its time is up', () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000)
    const ctx = createBudgetedCtx(testCtx(), { calls: 9, ms: 500 })
    clock.mockReturnValue(1499)
    expect(ctx.budget.hasRoom()).toBe(true)
    clock.mockReturnValue(1500)
    expect(ctx.budget.hasRoom()).toBe(false)
  })
})
