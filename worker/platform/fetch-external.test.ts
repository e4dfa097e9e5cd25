import { generateText } from 'ai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Env } from '#worker/core/env.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { createAi } from './ai.ts'
import { createCampaignMail, serializeMessages } from './campaign-mail.ts'

/** Simulates a server that redirects every request. The stub follows redirects by default, like the platform. */
let requestedUrls: string[] = []
beforeEach(() => {
  requestedUrls = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requestedUrls.push(request.url)
    const elsewhere = 'https://elsewhere.test/taken'
    if (request.redirect === 'manual') return new Response(null, { status: 307, headers: { Location: elsewhere } })
    requestedUrls.push(elsewhere)
    return Response.json({ data: [{ id: 'a' }] })
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('does not follow a redirect of the mail provider, and stops the campaign', async () => {
  const { log, mail } = testCtx()
  const env = { CAMPAIGN_FROM: 'news@herbs.test', RESEND_API_KEY: 'key-of-a-test' } as Env
  const { send } = createCampaignMail({ env, mail, log, isLocal: false })
  const outcome = await send({ key: 'campaign/1', body: serializeMessages([]) })
  expect(outcome).toEqual({ kind: 'stop', cause: 'sender', reason: 'status_307' })
  expect(requestedUrls).toEqual(['https://api.resend.com/emails/batch'])
})

it('does not follow a redirect of a hosted model, and ignores its answer', async () => {
  const [hosted] = createAi({ OPENAI_API_KEY: 'key-of-a-test', OPENAI_BASE_URL: 'https://models.test/v1' }).models
  if (!hosted) throw new Error('No model is there.')
  await expect(generateText({ model: hosted.model, prompt: 'Linden?', maxRetries: 0 })).rejects.toThrow()
  expect(requestedUrls).toEqual(['https://models.test/v1/chat/completions'])
})
