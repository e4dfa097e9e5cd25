import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { addCampaign, addManyConfirmedSubscribers } from '#worker/testing/campaign-rows.ts'
import { type TestCtx, admin, testCtx } from '#worker/testing/test-ctx.ts'

import { pauseCampaign, sendCampaign } from './send.service.ts'
import { sendBatch, sweepCampaigns } from './sending.service.ts'

const { now } = testCtx()
const minute = 60_000

beforeEach(async () => {
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 1000, next_at = 0').run()
})

const createCtxAt = (at = now): TestCtx => Object.assign(testCtx({ viewer: admin }), { now: at })

async function sweepAt(at: number): Promise<TestCtx> {
  const ctx = createCtxAt(at)
  await sweepCampaigns(ctx)
  return ctx
}

const rowsRead = ({ recording }: TestCtx) => recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)

async function startCampaign(readers: number): Promise<string> {
  await addManyConfirmedSubscribers(readers)
  const id = await addCampaign()
  const ctx = createCtxAt()
  await sendCampaign(ctx, id)
  for (const number of [1, 2, 3]) await sendBatch(ctx, { campaignId: id, number })
  return id
}

async function measureSweeps(readers: number) {
  const id = await startCampaign(readers)
  const first = await sweepAt(now + minute)
  const second = await sweepAt(now + minute + 1)
  await pauseCampaign(createCtxAt(), id)
  const pausedCost = await sweepAt(now + 5 * minute)
  await env.DB.batch(
    ['email_campaigns', 'mailing_list_subscribers'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
  return {
    due: rowsRead(first),
    queued: first.queuedMessages.length,
    again: rowsRead(second),
    paused: rowsRead(pausedCost),
  }
}

describe('a sweep', () => {
  it('reads as many rows for 10,000 recipients as for 3,000', async () => {
    const [small, large] = [await measureSweeps(3000), await measureSweeps(10_000)]
    expect(small.queued).toBe(10)
    expect(large).toEqual(small)
  })

  it('reads a handful of rows for a campaign with nothing to do, and writes nothing', async () => {
    const id = await startCampaign(300)
    await pauseCampaign(createCtxAt(), await startCampaignToPause())
    const ctx = await sweepAt(now + 1)
    expect(ctx.recording.executed).toHaveLength(1)
    expect(rowsRead(ctx)).toBeLessThanOrEqual(10)
    expect([ctx.queuedMessages, id]).toEqual([[], expect.any(String)])
  })

  it('queues no more batches than there are slots within two minutes', async () => {
    await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 2').run()
    await addManyConfirmedSubscribers(1500, 'slow')
    const ctx = createCtxAt()
    await sendCampaign(ctx, await addCampaign())
    expect(ctx.queuedMessages).toHaveLength(3)
  })
})

async function startCampaignToPause(): Promise<string> {
  await addManyConfirmedSubscribers(300, 'paused')
  const id = await addCampaign()
  await sendCampaign(createCtxAt(), id)
  return id
}
