import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxUnanswered } from '#domain/herbi/chat.rules.ts'
import type { Ai } from '#worker/platform/ai.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { createFakeModel } from '#worker/testing/fake-openai.ts'
import { createFakeWorkersAi } from '#worker/testing/fake-workers-ai.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { createHerbiCtx } from '#worker/testing/herbi-lines.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { streamAnswer } from './herbi.service.ts'
import { deleteUnanswered, getHerbiReport } from './report.service.ts'

const { now } = testCtx()
const dayMs = 86_400_000
const day = '2026-11-21'
const timeouts = { startTimeoutMs: 20_000, totalTimeoutMs: 20_000, retryDelayMs: 1 }
const unanswerable = 'xyzzy plugh frotz?'
const noCounts = { answered: 0, unanswered: 0, failed: 0, helpful: 0, unhelpful: 0 }

beforeEach(async () => {
  await setFacts('facts-of-counts', [createPlainHerb('linden', { commonName: 'Linden' })])
  await addHerb('linden', { commonName: 'Linden' })
  await addSession(member.id, now)
})

async function ask(message: string, { ai, time = now, budget }: { ai?: Ai; time?: number; budget?: number } = {}) {
  const ctx = createHerbiCtx({ ...(ai && { ai }), now: time, ...(budget !== undefined && { aiBudget: budget }) })
  if (ai) ctx.viewer = member
  const generate = await streamAnswer(ctx, { message }, timeouts)
  for await (const line of generate(new AbortController().signal)) void line
  await ctx.settle()
  return ctx
}

const vote = async (body: object, session?: string) =>
  (await call('POST', '/api/herbi/helpful', { body, ...(session && { cookies: { session } }) })).status

describe('an answer', () => {
  it('is counted by day and provider', async () => {
    await ask('Tell me about linden.')
    await ask('Tell me about linden.')
    await ask('Tell me about linden.', { ai: createFakeWorkersAi([{ text: ['Linden tastes soft.'] }]).ai })
    await ask('Tell me about linden.', { time: now + dayMs })
    expect(await readTable('herbi_answer_counts')).toEqual([
      { ...noCounts, day, provider: 'built-in', answered: 2 },
      { ...noCounts, day, provider: 'workers-ai', answered: 1 },
      { ...noCounts, day: '2026-11-22', provider: 'built-in', answered: 1 },
    ])
  })

  it('also counts the models that failed before it', async () => {
    await ask('Tell me about linden.', {
      ai: createFakeWorkersAi([{ error: '5007: No such model' }], createFakeModel('wrong-key').ai).ai,
    })
    expect(await readTable('herbi_answer_counts')).toEqual([
      { ...noCounts, day, provider: 'openai', failed: 1 },
      { ...noCounts, day, provider: 'workers-ai', failed: 1 },
      { ...noCounts, day, provider: 'built-in', answered: 1 },
    ])
  })

  it('counts no failure of a model that has no budget', async () => {
    await ask('Tell me about linden.', { ai: createFakeModel('answer').ai, budget: 1000 })
    expect(await readTable('herbi_answer_counts')).toEqual([{ ...noCounts, day, provider: 'built-in', answered: 1 }])
  })

  it('is counted as failed when it breaks off', async () => {
    await ask('Tell me about linden.', { ai: createFakeModel('cut-off').ai })
    expect(await readTable('herbi_answer_counts')).toEqual([{ ...noCounts, day, provider: 'openai', failed: 1 }])
  })
})

describe('a question without an answer', () => {
  it('is stored as its words, once, with how often it was asked', async () => {
    await ask(unanswerable)
    await ask('xyzzy, plugh: frotz', { time: now + dayMs })
    expect(await readTable('herbi_unanswered')).toEqual([
      { text: 'xyzzy plugh frotz', count: 2, first_asked_at: now, last_asked_at: now + dayMs },
    ])
    expect(await readTable('herbi_answer_counts')).toMatchObject([
      { unanswered: 1 },
      { day: '2026-11-22', unanswered: 1 },
    ])
  })

  it('is only counted if it may concern a person', async () => {
    await ask('xyzzy plugh frotz Marianne?')
    expect(await readTable('herbi_unanswered')).toEqual([])
    expect(await readTable('herbi_answer_counts')).toMatchObject([{ unanswered: 1 }])
  })

  it('displaces the one that was asked longest ago, beyond 500', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO herbi_unanswered (text, count, first_asked_at, last_asked_at) SELECT 'old ' || i, 1, i, i FROM n`,
    )
      .bind(maxUnanswered)
      .run()
    await ask(unanswerable)
    const texts = (await readTable('herbi_unanswered')).map(({ text }) => text)
    expect([texts.length, texts.includes('old 1'), texts.includes('old 2')]).toEqual([maxUnanswered, false, true])
  })
})

describe('a vote on an answer', () => {
  it('is counted for visitors and members, without the answer', async () => {
    const session = await addSession(member.id, now)
    expect(await vote({ helpful: true, provider: 'built-in', text: 'My secret' })).toBe(204)
    expect(await vote({ helpful: false, provider: 'openai' }, session)).toBe(204)
    expect(await readTable('herbi_answer_counts')).toEqual([
      { ...noCounts, day, provider: 'built-in', helpful: 1 },
      { ...noCounts, day, provider: 'openai', unhelpful: 1 },
    ])
  })

  it('is refused for an unknown provider, and beyond a hundred a day', async () => {
    expect(await vote({ helpful: true, provider: 'somebody' })).toBe(400)
    for (let count = 0; count < 100; count++) await vote({ helpful: true, provider: 'built-in' })
    expect(await vote({ helpful: true, provider: 'built-in' })).toBe(429)
    expect(await readTable('herbi_answer_counts')).toMatchObject([{ helpful: 100 }])
  })
})

describe('the report', () => {
  it('sums this month’s counts and spending, and lists the most frequent questions first', async () => {
    await ask('Tell me about linden.', { ai: createFakeWorkersAi([{ text: ['Linden tastes soft.'] }]).ai })
    await ask('Tell me about linden.', { time: now - dayMs })
    await ask('Tell me about linden.')
    await ask('Tell me about linden.', { time: Date.UTC(2026, 9, 31, 23) })
    await ask(unanswerable, { time: now - dayMs })
    await ask(unanswerable, { time: now - dayMs })
    await ask('plugh gnusto?')
    const { ai } = createFakeWorkersAi([])
    const report = await getHerbiReport(Object.assign(testCtx({ viewer: admin }), { ai }))
    expect(report).toMatchObject({
      month: '2026-11',
      models: [{ provider: 'Cloudflare Workers AI' }],
      counts: [
        { ...noCounts, provider: 'openai' },
        { ...noCounts, provider: 'workers-ai', answered: 1 },
        { ...noCounts, provider: 'built-in', answered: 2, unanswered: 3 },
      ],
      budget: testCtx().config.aiBudget,
      unanswered: [
        { text: 'xyzzy plugh frotz', count: 2 },
        { text: 'plugh gnusto', count: 1 },
      ],
    })
    expect(report.spent).toBeGreaterThan(0)
  })

  it('lists a question no longer once it is deleted', async () => {
    await ask(unanswerable)
    const ctx = testCtx({ viewer: admin })
    await deleteUnanswered(ctx, 'xyzzy plugh frotz')
    await deleteUnanswered(ctx, 'xyzzy plugh frotz')
    expect((await getHerbiReport(ctx)).unanswered).toEqual([])
  })
})
