import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { herbiInstructions } from '#domain/herbi/instructions.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { createFakeModel } from '#worker/testing/fake-openai.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import {
  type HerbiResponse,
  createHerbiCtx,
  sendToHerbi,
  requireDoneLine,
  parseLines,
} from '#worker/testing/herbi-lines.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { ask, getStatus } from './herbi.service.ts'

const { now } = testCtx()
const question = 'Tell me about linden.'
const longTimeouts = { startTimeoutMs: 20_000, totalTimeoutMs: 20_000, retryDelayMs: 1 }
const shortTimeouts = { startTimeoutMs: 200, totalTimeoutMs: 400, retryDelayMs: 1 }
let session = ''

beforeEach(async () => {
  await setFacts('facts-of-hosted', [plainHerb('linden', { commonName: 'Linden' }), plainHerb('peppermint')])
  await addHerb('linden', { commonName: 'Linden' })
  await addHerb('peppermint')
  session = await addSession(member.id, now)
})

type AskOptions = { message?: string; conversationId?: string; aiBudget?: number; viewer?: typeof member | null }

/** Asks as a member, with short timeouts for slow scenarios. */
async function askHosted(scenario: string, { message = question, viewer = member, ...options }: AskOptions = {}) {
  const hosted = createFakeModel(scenario)
  const ctx = Object.assign(createHerbiCtx({ ai: hosted.ai, ...options }), viewer ? { viewer } : {})
  const lines: HerbiResponse['lines'] = []
  const timeouts = scenario.startsWith('slow') ? shortTimeouts : longTimeouts
  const streamAnswer = await ask(ctx, { message, conversationId: options.conversationId }, timeouts)
  for await (const line of streamAnswer(new AbortController().signal)) lines.push(line)
  await ctx.settle()
  const sentences = lines.flatMap((line) => (line.type === 'sentence' ? [line.text] : [])).join('')
  return { status: 200, lines, ctx, sentences, text: '', asked: await hosted.receivedRequests() }
}

const isBuiltIn = ({ lines, sentences }: HerbiResponse) => lines.at(-1)?.type === 'done' && /Linden/.test(sentences)
const spent = async () => (await readTable('ai_spending')).map((row) => row['micro_dollars'])

describe('a hosted model', () => {
  it('answers a member sentence by sentence, at the cost of its tokens', async () => {
    const answered = await askHosted('answer')
    const { answer } = requireDoneLine(answered)
    expect(answered.lines.filter(({ type }) => type === 'sentence').length).toBeGreaterThan(3)
    expect(answer.text).toMatch(/^Peppermint is traditionally taken/)
    expect(answer.sources).toEqual([{ title: 'peppermint', path: '/herbs/peppermint' }])
    expect(await spent()).toEqual([900 * 0.25 + 100 * 2])
  })

  it('is never used for visitors', async () => {
    const answered = await askHosted('answer', { viewer: null })
    expect([isBuiltIn(answered), answered.asked.bodies]).toEqual([true, []])
  })

  it('receives the instructions and the conversation, and nothing about the member', async () => {
    await env.DB.prepare(`UPDATE profiles SET full_name = 'Ada Secret' WHERE id = ?`).bind(member.id).run()
    const first = await askHosted('answer')
    const conversationId = requireDoneLine(first).conversationId ?? ''
    const { asked } = await askHosted('answer', { message: 'And sage?', conversationId })
    const [body] = asked.bodies
    expect(body?.messages.map(({ role }) => role)).toEqual(['developer', 'user', 'assistant', 'user'])
    expect(body?.messages[0]?.content).toContain(herbiInstructions)
    expect(body?.messages.slice(1).map(({ content }) => content)).toEqual([
      question,
      requireDoneLine(first).answer.text,
      'And sage?',
    ])
    expect(JSON.stringify(body)).not.toMatch(/Ada|Secret|member@herbs\.test|000000000002/)
  })

  it('uses the catalogue tools, and lists what it read as sources', async () => {
    const answered = await askHosted('tools')
    expect(requireDoneLine(answered).answer.sources).toEqual([{ title: 'Linden', path: '/herbs/linden' }])
    const [first, second] = answered.asked.bodies
    expect(first?.tools).toHaveLength(3)
    expect(second?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining('Linden') })
  })

  it('is stopped after too many tool calls', async () => {
    const answered = await askHosted('tools-for-ever')
    expect([isBuiltIn(answered), answered.asked.bodies.length]).toEqual([true, 4])
  })

  it('is called again after a rate limit', async () => {
    const answered = await askHosted('too-many-once')
    expect(requireDoneLine(answered).answer.text).toMatch(/^Peppermint/)
    expect(answered.asked.bodies).toHaveLength(2)
    expect(await spent()).toEqual([425])
  })

  it('ends an answer with a message when it is cut at its maximum length', async () => {
    const { answer } = requireDoneLine(await askHosted('too-long'))
    expect(answer.text).toMatch(/This is where I stop for now/)
  })

  it('is stopped when its answer is too long', async () => {
    const answered = await askHosted('huge')
    const { text } = requireDoneLine(answered).answer
    expect(text.length).toBeLessThan(6200)
    expect(text).toMatch(/This is where I stop for now: ask me for any part of it\.$/)
  })
})

describe('the built-in model', () => {
  it.each([
    ['too-many', 3],
    ['broken', 3],
    ['cut-off-before', 3],
    ['wrong-key', 1],
    ['junk', 1],
    ['slow', 1],
  ])('answers in the scenario %s, after %i attempts', async (scenario, tries) => {
    const answered = await askHosted(scenario)
    expect(isBuiltIn(answered)).toBe(true)
    expect(answered.asked.bodies).toHaveLength(tries)
    expect(answered.ctx.loggedErrors.map(({ event }) => event)).toEqual(['hosted_model_failed'])
    expect(JSON.stringify(answered.ctx.loggedErrors)).not.toContain(question)
  })

  it('answers without a call when the monthly budget is spent', async () => {
    const answered = await askHosted('answer', { aiBudget: 1000 })
    expect([isBuiltIn(answered), answered.asked.bodies, await spent()]).toEqual([true, [], []])
  })
})

describe('an answer that fails after its start', () => {
  it.each(['cut-off', 'without-end', 'slow-middle'])('ends with an error: %s', async (scenario) => {
    const { lines, ctx } = await askHosted(scenario)
    expect(lines).toMatchObject([
      { type: 'sentence', text: 'Peppermint tastes cool and clear.' },
      { type: 'failed', message: expect.stringMatching(/trouble connecting/) },
    ])
    expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['herbi_failed'])
    expect(await readTable('herbi_messages')).toEqual([])
    expect((await readTable('rate_limits')).map(({ times }) => times)).toEqual(['[]'])
  })
})

it('stops the model when the reader leaves, and stores the released text', async () => {
  const hosted = createFakeModel('slow-middle')
  const ctx = createHerbiCtx({ ai: hosted.ai })
  const response = await sendToHerbi(ctx, { message: question }, { Cookie: `__Host-session=${session}` })
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  await ctx.settle()
  expect(parseLines(new TextDecoder().decode(first?.value))).toMatchObject([{ type: 'sentence' }])
  expect(await readTable('herbi_messages')).toMatchObject([{}, { content: 'Peppermint tastes cool and clear.' }])
  await expect.poll(async () => (await hosted.receivedRequests()).left).toBe(1)
})

it('names its provider only to members', async () => {
  const { ai } = createFakeModel('answer')
  const status = async (viewer: Parameters<typeof testCtx>[0]) =>
    (await getStatus(Object.assign(testCtx(viewer), { ai }))).provider
  expect(await status({ viewer: member })).toMatch(/^127\.0\.0\.1:\d+$/)
  expect(await status({})).toBe(null)
})
