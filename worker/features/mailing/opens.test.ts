import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxRetryAgeMs } from '#domain/mailing/campaigns.rules.ts'
import type { CampaignMessage } from '#worker/platform/campaign-mail.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { type ProviderFailure, createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { type TestCtx, admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { recordOpen } from './mail-events.service.ts'
import { sendCampaign } from './send.service.ts'
import { sendBatch, sweepCampaigns } from './sending.service.ts'

const { now } = testCtx()
const first = 'reader-000001'
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

beforeEach(async () => {
  await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 5000, next_at = 0').run()
})

const setConsent = (ids: string[], at: number | null = 5) =>
  env.DB.prepare('UPDATE mailing_list_subscribers SET opens_agreed_at = ? WHERE id IN (SELECT value FROM json_each(?))')
    .bind(at, JSON.stringify(ids))
    .run()

type Provider = ReturnType<typeof createIdempotentProvider>
const createFailingProvider = (...failures: ProviderFailure[]) => createIdempotentProvider(() => failures.shift() ?? {})
const createCtxAt = (provider: Provider, at = now): TestCtx =>
  Object.assign(testCtx({ viewer: admin }), { now: at, campaignMail: provider.mail })

async function deliverQueue(ctx: TestCtx): Promise<void> {
  for (let message = ctx.queuedMessages.shift(); message; message = ctx.queuedMessages.shift())
    if (message.type === 'campaign-batch') await sendBatch(ctx, message)
}

/**
 * Sends a campaign to three subscribers and returns the emails of the first call. The first two subscribers agreed to
 * open tracking.
 */
async function send(provider = createIdempotentProvider()) {
  await addManyConfirmedSubscribers(3)
  await setConsent([first, 'reader-000002'])
  const id = await addCampaign()
  const ctx = createCtxAt(provider)
  await sendCampaign(ctx, id)
  await deliverQueue(ctx)
  return { id, provider, pixels: extractPixels(provider.calls[0]?.body) }
}

const extractPixels = (body = '[]') =>
  (JSON.parse(body) as CampaignMessage[]).map(
    ({ html }) => /<img src="https:\/\/herbs\.test(\/api\/opens\/[^"]+)" width="1" height="1" alt="">/.exec(html)?.[1],
  )

async function loadPixel(path = '', overrides: Partial<TestCtx> = {}, method = 'GET') {
  const ctx = { ...testCtx(), ...overrides }
  const response = await visit(path, { method }, ctx)
  const bytes = Buffer.from(await response.arrayBuffer()).toString('base64')
  await ctx.settle()
  return { response, bytes, ctx }
}

const openedCount = async () => (await readTable('email_campaigns')).map((row) => row['opened_count'])

describe('the tracking pixel', () => {
  it('is only in emails to people who agreed, each with its own token', async () => {
    const { pixels } = await send()
    expect(pixels.map((pixel) => pixel !== undefined)).toEqual([true, true, false])
    const tokens = pixels.map((pixel) => pixel?.split('.').at(-1))
    expect(tokens[0]).toMatch(/^[\da-f]{32}$/)
    expect(tokens[0]).not.toBe(tokens[1])
    expect((await readTable('campaign_deliveries')).map((row) => row['open_token'] ?? undefined)).toEqual(tokens)
  })

  it('records once that the email was opened, without a cookie, and is not cached', async () => {
    const { id, pixels } = await send()
    for (const delay of [0, 1000]) {
      const { response, bytes } = await loadPixel(pixels[0], { now: now + delay })
      expect([response.status, response.headers.get('Content-Type'), bytes]).toEqual([200, 'image/gif', gif])
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await readLedger(id)).toMatchObject({ status: 'sent', isConsistent: true })
    expect(await openedCount()).toEqual([1])
    expect((await readTable('campaign_deliveries')).map((row) => row['opened_at'])).toEqual([now, null, null])
  })

  it('is the same image for an unknown email, and records nothing then', async () => {
    const { pixels } = await send()
    const unknownPixel = pixels[0]?.replace(/[\da-f]{32}$/, 'a'.repeat(32))
    const swappedPixel = pixels[0]?.replace(first, 'reader-000002')
    for (const path of [unknownPixel, swappedPixel, '/api/opens/x', `/api/opens/${'x'.repeat(500)}`]) {
      const { response, bytes } = await loadPixel(path)
      expect([response.status, bytes]).toEqual([200, gif])
    }
    await loadPixel(pixels[0], {}, 'HEAD')
    expect(await openedCount()).toEqual([0])
  })

  it('records nothing once the subscriber has withdrawn consent', async () => {
    const { pixels } = await send()
    await setConsent([first], null)
    await loadPixel(pixels[0])
    expect(await openedCount()).toEqual([0])
  })

  it('is not looked up for a network that guesses tokens', async () => {
    const { pixels } = await send()
    const wrongToken =
      pixels[0]
        ?.replace(/[\da-f]{32}$/, 'a'.repeat(32))
        .split('/')
        .at(-1) ?? ''
    const config = { ...testCtx().config, limitFactor: 0.01 }
    for (let attempt = 0; attempt < 3; attempt++)
      await recordOpen({ ...testCtx(), config }, decodeURIComponent(wrongToken))
    const { bytes, ctx } = await loadPixel(pixels[0], { config })
    expect(bytes).toBe(gif)
    expect([await openedCount(), ctx.loggedErrors]).toEqual([[0], []])
    await loadPixel(pixels[0], { config, networkAddress: '198.51.100.9' })
    expect(await openedCount()).toEqual([1])
  })

  it('stays the same in a repeated call, whatever the subscriber decided meanwhile, and counts for an email whose response was lost', async () => {
    const { id, provider, pixels } = await send(createFailingProvider({ isResponseLost: true }))
    await setConsent([first], null)
    await setConsent(['reader-000003'])
    await loadPixel(pixels[1])
    expect(await openedCount()).toEqual([1])
    const ctx = createCtxAt(provider, now + 5 * 60_000)
    await sweepCampaigns(ctx)
    await deliverQueue(ctx)
    expect(provider.calls.map(({ body }) => body)).toEqual([provider.calls[0]?.body, provider.calls[0]?.body])
    expect(await readLedger(id)).toMatchObject({ status: 'sent', deliveries: { accepted: 3 }, isConsistent: true })
    await loadPixel(pixels[1])
    expect(await openedCount()).toEqual([1])
  })

  it('also counts for an email with an unknown outcome', async () => {
    const { id, provider, pixels } = await send(createFailingProvider({ isResponseLost: true }))
    await sweepCampaigns(createCtxAt(provider, now + maxRetryAgeMs + 60_000))
    await loadPixel(pixels[0])
    expect(await readLedger(id)).toMatchObject({ deliveries: { unknown: 3 }, isConsistent: true })
    expect(await openedCount()).toEqual([1])
  })
})
