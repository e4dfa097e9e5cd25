import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { maxConversations } from '#domain/herbi/chat.rules.ts'
import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import { pick, randomFrom, shuffled } from '#domain/random.ts'
import { runCron } from '#worker/cron.ts'
import { streamAnswer } from '#worker/features/herbi/herbi.service.ts'
import { resumeCampaign, sendCampaign } from '#worker/features/mailing/send.service.ts'
import { createCampaignMail } from '#worker/platform/campaign-mail.ts'
import { bindingMail } from '#worker/platform/mail.ts'
import { consume } from '#worker/queue.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addCampaign, addManyConfirmedSubscribers, readLedger } from '#worker/testing/campaign-rows.ts'
import { createFakeModel } from '#worker/testing/fake-openai.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { length, seed, reportFigures } from './length.ts'
import { unsoundIn } from './soundness.ts'

const random = randomFrom(seed)
const minute = 60_000
let { now } = testCtx()

beforeEach(async () => {
  now = testCtx().now
  await setFacts('facts-of-providers', [plainHerb('linden', { commonName: 'Linden' }), plainHerb('peppermint')])
  await addHerb('linden', { commonName: 'Linden' })
})

const providerMessages = /No\.$|rate_limit|server_error|invalid_api_key|<html>|"choices"|127\.0\.0\.1|AI_|\n\s+at /

describe('a hosted model in any mood', () => {
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

  it('never leaves a question unanswered or unexplained, stores each once, and stays within the budget', async (task) => {
    const rounds = length({ short: 1, whole: 12 })
    const aiBudget = 10_000_000
    let [answered, explained] = [0, 0]
    for (let round = 0; round < rounds; round++)
      for (const scenario of shuffled(scenarios, random)) {
        const ctx = testCtx({ viewer: member })
        Object.assign(ctx, { now: (now += minute), ai: createFakeModel(scenario).ai })
        Object.assign(ctx.config, { aiBudget, limitFactor: 1000 })
        const question = { message: `Tell me about linden, ${round} ${scenario}.`, conversationId: undefined }
        const give = await streamAnswer(ctx, question, { startTimeoutMs: 300, totalTimeoutMs: 600, retryDelayMs: 1 })
        const lines: HerbiLine[] = []
        for await (const line of give(new AbortController().signal)) lines.push(line)
        await ctx.settle()
        const last = lines.at(-1)
        if (last?.type === 'done') answered++
        else explained++
        if (last?.type !== 'done')
          expect([scenario, last]).toEqual([scenario, { type: 'failed', message: herbiMessages.failed }])
        expect(JSON.stringify(lines)).not.toMatch(providerMessages)
      }
    const stored = (await readTable('herbi_conversations')).length
    const spent = Number((await readTable('ai_spending'))[0]?.['micro_dollars'] ?? 0)
    reportFigures(task, {
      moods: scenarios.length,
      questions: rounds * scenarios.length,
      answered,
      explained,
      microDollars: spent,
    })
    expect(stored).toBe(Math.min(answered, maxConversations))
    expect(spent).toBeGreaterThan(0)
    expect(spent).toBeLessThanOrEqual(aiBudget)
    expect(await unsoundIn(env.DB)).toEqual([])
  }, 600_000)
})

type Scenario = 'takes' | 'takes-and-loses' | 'hangs' | 'cut' | 'garbage' | 'later' | 'too-many' | 'quota' | 'refuses'

const refuse = (status: number, name: string) => Response.json({ statusCode: status, name, message: 'No.' }, { status })

/**
 * Simulates the HTTP API of the campaign provider, which may fail at random on each call. Counts accepted emails by
 * reader.
 */
function moodyProvider(share: () => number) {
  const acceptedKeys = new Map<string, string>()
  const inboxes = new Map<string, number>()
  const seen: Record<string, number> = {}
  const scenarios: Scenario[] = ['takes-and-loses', 'hangs', 'cut', 'garbage', 'later', 'too-many', 'quota', 'refuses']
  const take = (key: string, body: string): string => {
    const known = acceptedKeys.get(key)
    if (known !== undefined) return known
    const mails = JSON.parse(body) as { to: string }[]
    for (const { to } of mails) inboxes.set(to, (inboxes.get(to) ?? 0) + 1)
    const answer = JSON.stringify({ data: mails.map(() => ({ id: crypto.randomUUID() })) })
    acceptedKeys.set(key, answer)
    return answer
  }
  const answers: Record<Scenario, (key: string, body: string) => Response> = {
    takes: (key, body) => new Response(take(key, body)),
    'takes-and-loses': (key, body) => {
      take(key, body)
      throw new TypeError('Network connection lost.')
    },
    hangs: () => {
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    },
    cut: (key, body) => new Response(take(key, body).slice(0, 20)),
    garbage: () => new Response('<html>OK</html>'),
    later: () => refuse(500, 'internal_server_error'),
    'too-many': () => refuse(429, 'rate_limit_exceeded'),
    quota: () => refuse(429, 'daily_quota_exceeded'),
    refuses: () => refuse(403, 'invalid_api_key'),
  }
  const fetch = async (_: unknown, init: RequestInit | undefined): Promise<Response> => {
    const scenario = random() < share() ? (pick(scenarios, random) ?? 'takes') : 'takes'
    seen[scenario] = (seen[scenario] ?? 0) + 1
    return answers[scenario](
      new Headers(init?.headers).get('Idempotency-Key') ?? '',
      typeof init?.body === 'string' ? init.body : '[]',
    )
  }
  return { fetch, inboxes, seen }
}

/** Returns an administrator's ctx that sends through the real adapter of the provider. */
const ctxAt = (): TestCtx => {
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

describe('a campaign provider in any mood', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
  })

  it('sends everyone the mail once, and an administrator sees where it is stopped', async (task) => {
    let share = 0.5
    const provider = moodyProvider(() => share)
    globalThis.fetch = provider.fetch
    const readers = length({ short: 350, whole: 3000 })
    await addManyConfirmedSubscribers(readers)
    await env.DB.prepare('UPDATE sending_pace SET mails_per_second = 1000000, next_at = 0').run()
    const id = await addCampaign()
    const begun = ctxAt()
    await sendCampaign(begun, id)
    const queue = [...begun.queuedMessages]
    let stops = 0
    for (let step = 0; step < 400 && (await readLedger(id)).status === 'sending'; step++) {
      now += minute
      if (step > 40) share = 0
      if ((await readLedger(id)).stopReason) {
        stops++
        await resumeCampaign(ctxAt(), id)
      }
      const ctx = ctxAt()
      await runCron(ctx, '* * * * *')
      queue.push(...ctx.queuedMessages)
      for (const body of queue.splice(0)) {
        const run = ctxAt()
        await consume(run, [{ id: 'message', body, ack: () => undefined, retry: () => void queue.push(body) }])
        await run.settle()
        queue.push(...run.queuedMessages)
      }
    }
    const ledger = await readLedger(id)
    reportFigures(task, { readers, stops, ...provider.seen })
    expect(ledger).toMatchObject({ status: 'sent', isConsistent: true })
    expect(provider.inboxes.size).toBe(readers)
    expect([...provider.inboxes.values()].filter((count) => count !== 1)).toEqual([])
    expect(await unsoundIn(env.DB)).toEqual([])
  }, 600_000)
})

/** Returns a mail binding that fails with the code after `waitMs` milliseconds. */
const moody = (code: string, waitMs: number) => {
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    throw Object.assign(new Error('ada@example.org: mailbox full'), { code })
  }
  return bindingMail({ send }, 'post@herbs.test', { info: () => undefined, error: () => undefined })
}

describe('a sender of single mails', () => {
  const codes = ['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED', 'E_RECIPIENT_SUPPRESSED', '']
  const fields = { fullName: 'Ada Linden', password: 'linden and honey' }

  it.each(codes)(
    'leaves nobody with an account without a link if it fails with “%s”, and does not pass on that message',
    async (code) => {
      for (const [number, waitMs] of [0, 30].entries()) {
        const email = `ada${number}@example.org`
        const mail = moody(code, waitMs)
        for (const [method, path, body] of [
          ['POST', '/api/account', { ...fields, email }],
          ['POST', '/api/account/resets/request', { email: member.email }],
          ['POST', '/api/mailing/subscribers', { email }],
        ] as const) {
          const answer = await call(method, path, { body, mail, now: (now += minute) })
          const isExplained = answer.status < 300 || answer.status === 400 || answer.status === 503
          expect([path, answer.status, isExplained]).toEqual([path, answer.status, true])
          expect(JSON.stringify(answer.body ?? '')).not.toMatch(/mailbox full|E_[A-Z]/)
          expect(JSON.stringify(answer.ctx.loggedErrors.map(({ error }) => String(error)))).not.toContain(
            'ada@example.org',
          )
        }
      }
      expect(await unsoundIn(env.DB)).toEqual([])
      for (const email of ['ada0@example.org', 'ada1@example.org']) {
        const again = await call('POST', '/api/account', { body: { ...fields, email }, now: (now += minute) })
        const links = again.ctx.sentMails.map(({ to, text }) => [to, /\/confirm-account#[\w-]{43}/.test(text)])
        expect([again.status, links]).toEqual([202, [[email, true]]])
      }
    },
  )

  it('is tried again by the next request after an outage', async () => {
    const email = 'bea@example.org'
    const path = '/api/account'
    const failed = await call('POST', path, {
      body: { ...fields, email },
      mail: moody('E_INTERNAL_SERVER_ERROR', 0),
      now,
    })
    expect(failed.error === undefined || failed.error.code === 'unavailable').toBe(true)
    const again = await call('POST', path, { body: { ...fields, email }, now: now + minute })
    expect([again.status < 300, again.ctx.sentMails.map(({ to }) => to)]).toEqual([true, [email]])
  })
})
