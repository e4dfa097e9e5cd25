import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { maxConversations } from '#domain/herbi/chat.rules.ts'
import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import { pick, createSeededRandom, shuffle } from '#domain/random.ts'
import { runCron } from '#worker/cron.ts'
import { streamAnswer } from '#worker/features/herbi/herbi.service.ts'
import { resumeCampaign, sendCampaign } from '#worker/features/mailing/send.service.ts'
import { createCampaignMail } from '#worker/platform/campaign-mail.ts'
import { createBindingMail } from '#worker/platform/mail.ts'
import { consumeMessages } from '#worker/queue.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { createFakeModel } from '#worker/testing/fake-openai.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { findInconsistencies } from './inconsistencies.ts'
import { chooseSize, seed, reportFigures } from './run-settings.ts'

const random = createSeededRandom(seed)
const minuteMs = 60_000
let { now } = testCtx()

beforeEach(async () => {
  now = testCtx().now
  await setFacts('facts-of-providers', [
    createPlainHerb('linden', { commonName: 'Linden' }),
    createPlainHerb('peppermint'),
  ])
  await addHerb('linden', { commonName: 'Linden' })
})

const providerMessages =
  /No\.$|rate_limit|server_error|invalid_api_key|<html>|"choices"|127\.0\.0\.1:\d+\/|AI_|\n\s+at /

describe('a hosted model with random faults', () => {
  const scenarios = [
    'answer',
    'broken',
    'cut-off',
    'cut-off-before',
    'html',
    'huge',
    'junk',
    'slow',
    'slow-middle',
    'too-long',
    'too-many',
    'too-many-once',
    'tools-for-ever',
    'without-end',
    'wrong-key',
  ]

  it('answers each question or explains why not, stores each answer once, and stays within the budget', async (task) => {
    const rounds = chooseSize({ short: 1, full: 12 })
    const aiBudget = 10_000_000
    let [answeredCount, failedCount] = [0, 0]
    for (let roundNumber = 0; roundNumber < rounds; roundNumber++)
      for (const scenario of shuffle(scenarios, random)) {
        const ctx = testCtx({ viewer: member })
        Object.assign(ctx, { now: (now += minuteMs), ai: createFakeModel(scenario).ai })
        Object.assign(ctx.config, { aiBudget, limitFactor: 1000 })
        const question = { message: `Tell me about linden, ${roundNumber} ${scenario}.`, conversationId: undefined }
        const writeLines = await streamAnswer(ctx, question, {
          startTimeoutMs: 300,
          totalTimeoutMs: 600,
          retryDelayMs: 1,
        })
        const lines: HerbiLine[] = []
        for await (const line of writeLines(new AbortController().signal)) lines.push(line)
        await ctx.settle()
        const last = lines.at(-1)
        if (last?.type === 'done') answeredCount++
        else failedCount++
        if (last?.type !== 'done')
          expect([scenario, last]).toEqual([scenario, { type: 'failed', message: herbiMessages.failed }])
        expect(JSON.stringify(lines)).not.toMatch(providerMessages)
      }
    const storedCount = (await readTable('herbi_conversations')).length
    const spent = Number((await readTable('ai_spending'))[0]?.['micro_dollars'] ?? 0)
    reportFigures(task, {
      scenarios: scenarios.length,
      questions: rounds * scenarios.length,
      answered: answeredCount,
      failed: failedCount,
      microDollars: spent,
    })
    expect(storedCount).toBe(Math.min(answeredCount, maxConversations))
    expect(spent).toBeGreaterThan(0)
    expect(spent).toBeLessThanOrEqual(aiBudget)
    expect(await findInconsistencies(env.DB)).toEqual([])
  }, 600_000)
})

type Scenario = 'takes' | 'takes-and-loses' | 'hangs' | 'cut' | 'garbage' | 'later' | 'too-many' | 'quota' | 'refuses'

const createErrorResponse = (status: number, name: string) =>
  Response.json({ statusCode: status, name, message: 'No.' }, { status })

/**
 * Simulates the campaign provider's HTTP API with random failures. `inboxes` counts the accepted emails by recipient.
 */
function createUnreliableProvider(faultRate: () => number) {
  const acceptedKeys = new Map<string, string>()
  const inboxes = new Map<string, number>()
  const scenarioCounts: Record<string, number> = {}
  const faultScenarios: Scenario[] = [
    'takes-and-loses',
    'hangs',
    'cut',
    'garbage',
    'later',
    'too-many',
    'quota',
    'refuses',
  ]
  const acceptMails = (key: string, body: string): string => {
    const storedResponse = acceptedKeys.get(key)
    if (storedResponse !== undefined) return storedResponse
    const mails = JSON.parse(body) as { to: string }[]
    for (const { to } of mails) inboxes.set(to, (inboxes.get(to) ?? 0) + 1)
    const response = JSON.stringify({ data: mails.map(() => ({ id: crypto.randomUUID() })) })
    acceptedKeys.set(key, response)
    return response
  }
  const responsesByScenario: Record<Scenario, (key: string, body: string) => Response> = {
    takes: (key, body) => new Response(acceptMails(key, body)),
    'takes-and-loses': (key, body) => {
      acceptMails(key, body)
      throw new TypeError('Network connection lost.')
    },
    hangs: () => {
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    },
    cut: (key, body) => new Response(acceptMails(key, body).slice(0, 20)),
    garbage: () => new Response('<html>OK</html>'),
    later: () => createErrorResponse(500, 'internal_server_error'),
    'too-many': () => createErrorResponse(429, 'rate_limit_exceeded'),
    quota: () => createErrorResponse(429, 'daily_quota_exceeded'),
    refuses: () => createErrorResponse(403, 'invalid_api_key'),
  }
  const fetch = async (_: unknown, init: RequestInit | undefined): Promise<Response> => {
    const scenario = random() < faultRate() ? (pick(faultScenarios, random) ?? 'takes') : 'takes'
    scenarioCounts[scenario] = (scenarioCounts[scenario] ?? 0) + 1
    return responsesByScenario[scenario](
      new Headers(init?.headers).get('Idempotency-Key') ?? '',
      typeof init?.body === 'string' ? init.body : '[]',
    )
  }
  return { fetch, inboxes, scenarioCounts }
}

/** Returns an administrator's ctx that sends campaigns through the real provider adapter. */
const createAdminCtx = (): TestCtx => {
  const ctx = testCtx({ viewer: { ...admin, reauthenticatedAt: now } })
  const mailEnv = { RESEND_API_KEY: 're_test', CAMPAIGN_FROM: 'news@herbs.test' }
  const campaignMail = createCampaignMail({
    env: { ...env, ...mailEnv },
    isLocal: false,
    mail: ctx.mail,
    log: ctx.log,
  })
  return Object.assign(ctx, { now, campaignMail })
}

describe('a campaign provider with random faults', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
  })

  it('delivers the email to everyone once, and an administrator can resume a stopped campaign', async (task) => {
    let faultRate = 0.5
    const provider = createUnreliableProvider(() => faultRate)
    globalThis.fetch = provider.fetch
    const readers = chooseSize({ short: 350, full: 3000 })
    await addManyConfirmedSubscribers(readers)
    await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 1000000, next_at = 0').run()
    const id = await addCampaign()
    const startCtx = createAdminCtx()
    await sendCampaign(startCtx, id)
    const queue = [...startCtx.queuedMessages]
    let stops = 0
    for (let step = 0; step < 400 && (await readLedger(id)).status === 'sending'; step++) {
      now += minuteMs
      if (step > 40) faultRate = 0
      if ((await readLedger(id)).stopReason) {
        stops++
        await resumeCampaign(createAdminCtx(), id)
      }
      const ctx = createAdminCtx()
      await runCron(ctx, '* * * * *')
      queue.push(...ctx.queuedMessages)
      for (const body of queue.splice(0)) {
        const consumerCtx = createAdminCtx()
        await consumeMessages(consumerCtx, [
          { id: 'message', body, ack: () => undefined, retry: () => void queue.push(body) },
        ])
        await consumerCtx.settle()
        queue.push(...consumerCtx.queuedMessages)
      }
    }
    const ledger = await readLedger(id)
    reportFigures(task, { readers, stops, ...provider.scenarioCounts })
    expect(ledger).toMatchObject({ status: 'sent', isConsistent: true })
    expect(provider.inboxes.size).toBe(readers)
    expect([...provider.inboxes.values()].filter((count) => count !== 1)).toEqual([])
    expect(await findInconsistencies(env.DB)).toEqual([])
  }, 600_000)
})

const createFailingMail = (code: string, waitMs: number) => {
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    throw Object.assign(new Error('ada@example.org: mailbox full'), { code })
  }
  return createBindingMail({ send }, 'post@herbs.test', { info: () => undefined, error: () => undefined })
}

describe('the sender of transactional emails', () => {
  const codes = ['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED', 'E_RECIPIENT_SUPPRESSED', '']
  const fields = { fullName: 'Ada Linden', password: 'linden and honey' }

  it.each(codes)(
    'sends the missing link at the next request if it fails with “%s”, and hides that message',
    async (code) => {
      for (const [position, waitMs] of [0, 30].entries()) {
        const email = `ada${position}@example.org`
        const mail = createFailingMail(code, waitMs)
        for (const [method, path, body] of [
          ['POST', '/api/account', { ...fields, email }],
          ['POST', '/api/account/resets/request', { email: member.email }],
          ['POST', '/api/mailing/subscribers', { email }],
        ] as const) {
          const response = await call(method, path, { body, mail, now: (now += minuteMs) })
          const isExplained = response.status < 300 || response.status === 400 || response.status === 503
          expect([path, response.status, isExplained]).toEqual([path, response.status, true])
          expect(JSON.stringify(response.body ?? '')).not.toMatch(/mailbox full|E_[A-Z]/)
          expect(JSON.stringify(response.ctx.loggedErrors.map(({ error }) => String(error)))).not.toContain(
            'ada@example.org',
          )
        }
      }
      expect(await findInconsistencies(env.DB)).toEqual([])
      for (const email of ['ada0@example.org', 'ada1@example.org']) {
        const secondResponse = await call('POST', '/api/account', {
          body: { ...fields, email },
          now: (now += minuteMs),
        })
        const links = secondResponse.ctx.sentMails.map(({ to, text }) => [to, /\/confirm-account#[\w-]{43}/.test(text)])
        expect([secondResponse.status, links]).toEqual([202, [[email, true]]])
      }
    },
  )

  it('is called again by the next request after an outage', async () => {
    const email = 'bea@example.org'
    const path = '/api/account'
    const failed = await call('POST', path, {
      body: { ...fields, email },
      mail: createFailingMail('E_INTERNAL_SERVER_ERROR', 0),
      now,
    })
    expect(failed.error === undefined || failed.error.code === 'unavailable').toBe(true)
    const secondResponse = await call('POST', path, { body: { ...fields, email }, now: now + minuteMs })
    expect([secondResponse.status < 300, secondResponse.ctx.sentMails.map(({ to }) => to)]).toEqual([true, [email]])
  })
})
