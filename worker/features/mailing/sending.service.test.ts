import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { everybody, maxRetryAgeMs } from '#domain/mailing/campaigns.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { CampaignOutcome } from '#worker/platform/campaign-mail.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { type ProviderFailure, createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { type TestCtx, admin, testCtx } from '#worker/testing/test-ctx.ts'

import { recordBounced } from './mail-events.service.ts'
import {
  beginSending,
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  retryFailed,
  sendCampaign,
  settleUnknown,
} from './send.service.ts'
import { sendBatch, sweepCampaigns } from './sending.service.ts'

const { now } = testCtx()
const minute = 60_000

beforeEach(async () => {
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 5000, next_at = 0').run()
})

type Provider = ReturnType<typeof createIdempotentProvider>

const createCtxAt = (provider: Provider, at = now): TestCtx =>
  Object.assign(testCtx({ viewer: admin }), { now: at, campaignMail: provider.mail })

async function deliverQueue(ctx: TestCtx): Promise<void> {
  for (let message = ctx.queuedMessages.shift(); message; message = ctx.queuedMessages.shift())
    if (message.type === 'campaign-batch') await sendBatch(ctx, message)
}

async function start(provider: Provider, id: string): Promise<TestCtx> {
  const ctx = createCtxAt(provider)
  await sendCampaign(ctx, id)
  return ctx
}

async function sweepAt(provider: Provider, at: number): Promise<void> {
  const ctx = createCtxAt(provider, at)
  await sweepCampaigns(ctx)
  await deliverQueue(ctx)
}

const pause = (id: string, until: number) =>
  env.DB.prepare('UPDATE mailing_list_subscribers SET paused_until = ? WHERE id = ?').bind(until, id).run()

const createFailingProvider = (...failures: ProviderFailure[]) => createIdempotentProvider(() => failures.shift() ?? {})
const listSingleMails = (count: number) => Array.from({ length: count }, () => 1)
const listBatches = async () =>
  (await readTable('campaign_batches')).map(({ number, status, recipients }) => ({ number, status, recipients }))

describe('a campaign', () => {
  it('is sent to everyone on the list once, a hundred per call, each with their own link and name', async () => {
    await addManyConfirmedSubscribers(230)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    expect(ctx.queuedMessages).toHaveLength(3)
    await deliverQueue(ctx)
    expect([...provider.inboxes.values()]).toEqual(listSingleMails(230))
    expect(provider.calls.map(({ key }) => key).toSorted()).toEqual([1, 2, 3].map((number) => `${id}/${number}`))
    expect(await readLedger(id)).toEqual({
      status: 'sent',
      stopReason: null,
      deliveries: { accepted: 230 },
      isConsistent: true,
    })
    expect(await readTable('daily_figures')).toContainEqual(
      expect.objectContaining({ figure: 'mail_sent', count: 230 }),
    )
    expect(await listBatches()).toMatchObject([1, 2, 3].map((number) => ({ number, status: 'done', recipients: null })))
    const [mail] = JSON.parse(provider.calls[0]?.body ?? '[]') as Record<string, unknown>[]
    expect(mail).toMatchObject({
      from: '"Herbal Remedies" <news@herbs.test>',
      to: 'reader-000001@example.org',
      subject: 'Cups for Autumn',
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/herbs\.test\/api\/unsubscribe\/reader-000001\.[\w-]{43}>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      tags: [
        { name: 'campaign', value: id },
        { name: 'subscriber', value: 'reader-000001' },
      ],
    })
    expect(mail?.['html']).toContain('<p>Hello Ada</p><p><a href="https://herbs.test/unsubscribe/')
  })

  it('keeps the postal address that was set when it started, so that a retry sends the same email', async () => {
    await addManyConfirmedSubscribers(1)
    const [id, provider] = [
      await addCampaign(),
      createFailingProvider({ outcome: { kind: 'later', isRefused: true, waitMs: 0, reason: 'rate_limit_exceeded' } }),
    ]
    await deliverQueue(await start(provider, id))
    const ctx = createCtxAt(provider, now + 10 * minute)
    ctx.config = { ...ctx.config, postalAddress: '2 Moved Street' }
    await sweepCampaigns(ctx)
    await deliverQueue(ctx)
    const [first, second] = provider.calls
    expect(first?.body).toContain('1 Tea Lane')
    expect(second).toEqual(first)
  })

  it('leaves out unconfirmed people, and those who have left or leave before the recipients are frozen', async () => {
    await addManyConfirmedSubscribers(4)
    await env.DB.prepare(`UPDATE mailing_list_subscribers SET confirmed_at = NULL WHERE id = 'reader-000001'`).run()
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    await env.DB.prepare(
      `UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 1 WHERE id = 'reader-000002'`,
    ).run()
    await env.DB.prepare(`DELETE FROM mailing_list_subscribers WHERE id = 'reader-000003'`).run()
    await deliverQueue(ctx)
    expect([...provider.inboxes.keys()]).toEqual(['reader-000004@example.org'])
    expect(await readLedger(id)).toMatchObject({
      status: 'sent',
      deliveries: { accepted: 1, skipped: 2 },
      isConsistent: true,
    })
  })

  it('leaves out people who have paused emails, from the start or before the recipients are frozen', async () => {
    await addManyConfirmedSubscribers(4)
    await pause('reader-000001', now + 1)
    await pause('reader-000002', now)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    await pause('reader-000003', now + minute)
    await deliverQueue(ctx)
    expect([...provider.inboxes.keys()]).toEqual(['reader-000002@example.org', 'reader-000004@example.org'])
    expect(await readLedger(id)).toMatchObject({
      status: 'sent',
      deliveries: { accepted: 2, skipped: 1 },
      isConsistent: true,
    })
  })

  it('is sent once, however often it is requested at once', async () => {
    await addManyConfirmedSubscribers(3)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const results = await Promise.allSettled([1, 2, 3].map(() => sendCampaign(createCtxAt(provider), id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTable('campaign_deliveries')).toHaveLength(3)
    expect((await readTable('audit_log')).map(({ action }) => action)).toEqual(['campaign.send'])
  })

  it('stays a draft without recipients, and nobody is recorded as its sender', async () => {
    const id = await addCampaign()
    await expect(start(createIdempotentProvider(), id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await readLedger(id)).toMatchObject({ status: 'draft', deliveries: {} })
    expect(await readTable('audit_log')).toEqual([])
  })

  it('stays a draft if it was saved again during the check', async () => {
    await addManyConfirmedSubscribers(1)
    const id = await addCampaign({ updatedAt: 2 })
    const staleDraft = { id, updatedAt: 1, subject: 'Cups', facts: {}, audience: everybody, mailsPerBatch: 100 }
    await expect(beginSending(createCtxAt(createIdempotentProvider()), staleDraft)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await readLedger(id)).toMatchObject({ status: 'draft', deliveries: {} })
    expect([await readTable('campaign_batches'), await readTable('audit_log')]).toEqual([[], []])
  })

  it('writes fewer than three rows per subscriber in all, even if all of them agreed to open tracking', async () => {
    await addManyConfirmedSubscribers(1000)
    await env.DB.prepare('UPDATE mailing_list_subscribers SET opens_agreed_at = 1').run()
    const provider = createIdempotentProvider()
    const ctx = await start(provider, await addCampaign())
    await deliverQueue(ctx)
    const rowsWritten = ctx.recording.executed.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)
    expect(rowsWritten / 1000).toBeLessThan(3)
    expect((await readTable('campaign_deliveries')).every((row) => row['open_token'] !== null)).toBe(true)
  })
})

describe('a failed call', () => {
  const laterOutcome: CampaignOutcome = { kind: 'later', isRefused: false, waitMs: 0, reason: 'internal_server_error' }

  it('is repeated byte for byte after a wait, and nobody gets the email twice if the response was lost', async () => {
    await addManyConfirmedSubscribers(5)
    const [id, provider] = [
      await addCampaign(),
      createFailingProvider({ isResponseLost: true }, { outcome: laterOutcome }),
    ]
    await deliverQueue(await start(provider, id))
    await env.DB.prepare(
      `UPDATE mailing_list_subscribers SET first_name = 'Eve', unsubscribed_at = 1, is_active = 0`,
    ).run()
    expect(provider.calls).toHaveLength(1)
    await sweepAt(provider, now + 5 * minute)
    await sweepAt(provider, now + 10 * minute)
    expect(provider.calls).toHaveLength(3)
    expect(new Set(provider.calls.map(({ body }) => body)).size).toBe(1)
    expect([...provider.inboxes.values()]).toEqual(listSingleMails(5))
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 5 }, isConsistent: true })
  })

  it('is not repeated after 23 hours: its outcome is unknown until someone settles it', async () => {
    await addManyConfirmedSubscribers(2)
    const [id, provider] = [await addCampaign(), createFailingProvider({ outcome: laterOutcome })]
    await deliverQueue(await start(provider, id))
    const sendLate = () => sendBatch(createCtxAt(provider, now + maxRetryAgeMs + minute), { campaignId: id, number: 1 })
    await sendLate()
    await sweepAt(provider, now + maxRetryAgeMs + minute)
    await sendLate()
    expect(provider.calls).toHaveLength(1)
    expect(await readLedger(id)).toMatchObject({ status: 'failed', deliveries: { unknown: 2 }, isConsistent: true })
    expect(await listBatches()).toEqual([{ number: 1, status: 'unknown', recipients: null }])
    const ctx = createCtxAt(provider, now + maxRetryAgeMs + 2 * minute)
    await settleUnknown(ctx, { id, number: 1, was: 'not_sent' })
    await deliverQueue(ctx)
    expect([...provider.inboxes.values()]).toEqual([1, 1])
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 2 }, isConsistent: true })
  })

  it('counts as sent if the administrator says that the provider accepted it', async () => {
    await addManyConfirmedSubscribers(2)
    const [id, provider] = [
      await addCampaign(),
      createFailingProvider({ outcome: { kind: 'unknown', reason: 'invalid_idempotent_request' } }),
    ]
    await deliverQueue(await start(provider, id))
    expect(await readLedger(id)).toMatchObject({ status: 'failed', deliveries: { unknown: 2 } })
    await settleUnknown(createCtxAt(provider, now + minute), { id, number: 1, was: 'sent' })
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 2 }, isConsistent: true })
    expect((await readTable('email_campaigns'))[0]?.['sent_at']).toBeLessThan(now + minute)
  })

  it('is not repeated if it would send something else', async () => {
    await addManyConfirmedSubscribers(2)
    const [id, provider] = [await addCampaign(), createFailingProvider({ outcome: laterOutcome })]
    await deliverQueue(await start(provider, id))
    await env.DB.prepare(`UPDATE email_campaigns SET subject = 'Another'`).run()
    await sweepAt(provider, now + 5 * minute)
    expect(provider.calls).toHaveLength(1)
    expect(await readLedger(id)).toMatchObject({ status: 'failed', deliveries: { unknown: 2 }, isConsistent: true })
  })

  it.each(['quota', 'sender', 'content'] as const)(
    'stops the campaign if %s is the reason, until it may continue',
    async (cause) => {
      await addManyConfirmedSubscribers(150)
      const [id, provider] = [
        await addCampaign(),
        createFailingProvider({}, { outcome: { kind: 'stop', cause, reason: 'daily_quota_exceeded' } }),
      ]
      await deliverQueue(await start(provider, id))
      expect(await readLedger(id)).toMatchObject({
        status: 'sending',
        stopReason: cause,
        deliveries: { accepted: 100, pending: 50 },
        isConsistent: true,
      })
      await sweepAt(provider, now + 5 * minute)
      expect(provider.calls).toHaveLength(2)
      await env.DB.prepare(`UPDATE mailing_list_subscribers SET is_active = 0 WHERE id = 'reader-000150'`).run()
      const ctx = createCtxAt(provider, now + 30 * 60 * minute)
      await resumeCampaign(ctx, id)
      await deliverQueue(ctx)
      expect(provider.calls.at(-1)?.key).toBe(`${id}/3`)
      expect(await readLedger(id)).toMatchObject({
        status: 'sent',
        deliveries: { accepted: 149, skipped: 1 },
        isConsistent: true,
      })
    },
  )
})

describe('a single email that the provider refuses', () => {
  const refusal: ProviderFailure = { isRefused: ({ to }) => to.startsWith('reader-000002') }

  it('is sent in a later batch of its own', async () => {
    await addManyConfirmedSubscribers(3)
    const [id, provider] = [await addCampaign(), createFailingProvider(refusal)]
    await deliverQueue(await start(provider, id))
    expect(await readLedger(id)).toMatchObject({
      status: 'sending',
      deliveries: { accepted: 2, pending: 1 },
      isConsistent: true,
    })
    await sweepAt(provider, now + minute)
    expect(provider.calls.map(({ key }) => key)).toEqual([`${id}/1`, `${id}/2`])
    expect([...provider.inboxes.values()]).toEqual([1, 1, 1])
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 3 }, isConsistent: true })
  })

  it('has failed after the second refusal, until someone retries it', async () => {
    await addManyConfirmedSubscribers(3)
    const [id, provider] = [await addCampaign(), createFailingProvider(refusal, refusal)]
    await deliverQueue(await start(provider, id))
    await sweepAt(provider, now + minute)
    expect(await readLedger(id)).toMatchObject({
      status: 'sent',
      deliveries: { accepted: 2, failed: 1 },
      isConsistent: true,
    })
    const ctx = createCtxAt(provider, now + 2 * minute)
    await retryFailed(ctx, id)
    await deliverQueue(ctx)
    expect([...provider.inboxes.values()]).toEqual([1, 1, 1])
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 3 }, isConsistent: true })
  })
})

describe('an administrator', () => {
  it('pauses and resumes the campaign', async () => {
    await addManyConfirmedSubscribers(250)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    await sendBatch(ctx, { campaignId: id, number: 1 })
    await pauseCampaign(createCtxAt(provider), id)
    await deliverQueue(ctx)
    await sweepAt(provider, now + 10 * minute)
    expect(provider.calls).toHaveLength(1)
    await expect(pauseCampaign(createCtxAt(provider), id)).rejects.toMatchObject({ code: 'conflict' })
    const laterCtx = createCtxAt(provider, now + 11 * minute)
    await resumeCampaign(laterCtx, id)
    await deliverQueue(laterCtx)
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 250 }, isConsistent: true })
  })

  it('cancels batches that have not been sent yet', async () => {
    await addManyConfirmedSubscribers(250)
    const [id, provider] = [await addCampaign(), createFailingProvider({}, { isResponseLost: true })]
    const ctx = await start(provider, id)
    for (const number of [1, 2]) await sendBatch(ctx, { campaignId: id, number })
    await cancelCampaign(createCtxAt(provider), id)
    await deliverQueue(ctx)
    expect(await readLedger(id)).toMatchObject({
      status: 'sending',
      deliveries: { accepted: 100, pending: 100, cancelled: 50 },
    })
    await sweepAt(provider, now + 5 * minute)
    expect([...provider.inboxes.values()]).toEqual(listSingleMails(200))
    expect(await readLedger(id)).toMatchObject({
      status: 'failed',
      deliveries: { accepted: 200, cancelled: 50 },
      isConsistent: true,
    })
  })
})

describe('a bounce that the provider reports', () => {
  it('is counted once, even before the response that the email was accepted', async () => {
    await addManyConfirmedSubscribers(3)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    const bounce = (subscriber: number) =>
      commit(ctx, recordBounced(ctx, { campaignId: id, subscriberId: `reader-00000${subscriber}` }))
    await bounce(1)
    await deliverQueue(ctx)
    for (const subscriber of [2, 2, 9]) await bounce(subscriber)
    expect(await readLedger(id)).toMatchObject({
      status: 'sent',
      deliveries: { accepted: 1, bounced: 2 },
      isConsistent: true,
    })
  })
})

describe('the rate', () => {
  it('is shared by all senders: a batch is sent at its reserved time, by its message or by the sweep', async () => {
    await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 5').run()
    await addManyConfirmedSubscribers(250)
    const [id, provider] = [await addCampaign(), createIdempotentProvider()]
    const ctx = await start(provider, id)
    await Promise.all([1, 2, 3].map((number) => sendBatch(ctx, { campaignId: id, number })))
    expect(provider.calls).toHaveLength(1)
    const sendAt = (at: number) =>
      Promise.all([2, 3].map((number) => sendBatch(createCtxAt(provider, at), { campaignId: id, number })))
    await sendAt(now + 14_000)
    expect(provider.calls).toHaveLength(1)
    await sendAt(now + 20_000)
    expect(provider.calls).toHaveLength(2)
    await sweepAt(provider, now + 59_000)
    expect(provider.calls).toHaveLength(2)
    await sweepAt(provider, now + 60_500)
    expect(provider.calls).toHaveLength(3)
  })
})
