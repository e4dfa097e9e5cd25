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
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { streamAnswer, getStatus } from './herbi.service.ts'

const { now } = testCtx()
const question = 'Tell me about linden.'
const longTimeouts = { startTimeoutMs: 20_000, totalTimeoutMs: 20_000, retryDelayMs: 1 }
const shortTimeouts = { startTimeoutMs: 200, totalTimeoutMs: 400, retryDelayMs: 1 }
let session = ''

beforeEach(async () => {
  await setFacts('facts-of-hosted', [
    createPlainHerb('linden', { commonName: 'Linden' }),
    createPlainHerb('peppermint'),
  ])
  await addHerb('linden', { commonName: 'Linden' })
  await addHerb('peppermint')
  session = await addSession(member.id, now)
})

type HostedQuestionOptions = {
  message?: string
  conversationId?: string
  aiBudget?: number
  viewer?: typeof member | null
}

async function askHostedModel(
  scenario: string,
  { message = question, viewer = member, ...options }: HostedQuestionOptions = {},
) {
  const hosted = createFakeModel(scenario)
  const ctx = Object.assign(createHerbiCtx({ ai: hosted.ai, ...options }), viewer ? { viewer } : {})
  const lines: HerbiResponse['lines'] = []
  const timeouts = scenario.startsWith('slow') ? shortTimeouts : longTimeouts
  const lineGenerator = await streamAnswer(ctx, { message, conversationId: options.conversationId }, timeouts)
  for await (const line of lineGenerator(new AbortController().signal)) lines.push(line)
  await ctx.settle()
  const sentences = lines.flatMap((line) => (line.type === 'sentence' ? [line.text] : [])).join('')
  return { status: 200, lines, ctx, sentences, text: '', requests: await hosted.receivedRequests() }
}

const isBuiltInAnswer = ({ lines, sentences }: HerbiResponse) =>
  lines.at(-1)?.type === 'done' && /Linden/.test(sentences)
const readSpending = async () => (await readTable('ai_spending')).map((row) => row['micro_dollars'])

describe('a hosted model', () => {
  it('answers a member sentence by sentence, at the cost of its tokens', async () => {
    const response = await askHostedModel('answer')
    const { answer } = requireDoneLine(response)
    expect(response.lines.filter(({ type }) => type === 'sentence').length).toBeGreaterThan(3)
    expect(answer.text).toMatch(/^Peppermint is traditionally taken/)
    expect(answer.sources).toMatchObject([{ title: 'peppermint', path: '/herbs/peppermint' }])
    expect(await readSpending()).toEqual([900 * 0.25 + 100 * 2])
  })

  it('is never used for visitors', async () => {
    const response = await askHostedModel('answer', { viewer: null })
    expect([isBuiltInAnswer(response), response.requests.bodies]).toEqual([true, []])
  })

  it('receives the instructions and the conversation, and nothing about the member', async () => {
    await env.DB.prepare(`UPDATE profiles SET full_name = 'Ada Secret' WHERE id = ?`).bind(member.id).run()
    const first = await askHostedModel('answer')
    const conversationId = requireDoneLine(first).conversationId ?? ''
    const { requests } = await askHostedModel('answer', { message: 'And sage?', conversationId })
    const [body] = requests.bodies
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
    const response = await askHostedModel('tools')
    expect(requireDoneLine(response).answer.sources).toMatchObject([{ title: 'Linden', path: '/herbs/linden' }])
    const [first, second] = response.requests.bodies
    expect(first?.tools).toHaveLength(3)
    expect(second?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining('Linden') })
  })

  it('is stopped after too many tool calls', async () => {
    const response = await askHostedModel('tools-for-ever')
    expect([isBuiltInAnswer(response), response.requests.bodies.length]).toEqual([true, 4])
  })

  it('is called again after a rate limit', async () => {
    const response = await askHostedModel('too-many-once')
    expect(requireDoneLine(response).answer.text).toMatch(/^Peppermint/)
    expect(response.requests.bodies).toHaveLength(2)
    expect(await readSpending()).toEqual([425])
  })

  it('ends an answer with a message when it is cut at its maximum length', async () => {
    const { answer } = requireDoneLine(await askHostedModel('too-long'))
    expect(answer.text).toMatch(/This is where I stop for now/)
  })

  it('is stopped when its answer is too long', async () => {
    const response = await askHostedModel('huge')
    const { text } = requireDoneLine(response).answer
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
  ])('answers in the scenario %s, after %i attempts', async (scenario, attempts) => {
    const response = await askHostedModel(scenario)
    expect(isBuiltInAnswer(response)).toBe(true)
    expect(response.requests.bodies).toHaveLength(attempts)
    expect(response.ctx.loggedErrors.map(({ event }) => event)).toEqual(['hosted_model_failed'])
    expect(JSON.stringify(response.ctx.loggedErrors)).not.toContain(question)
  })

  it('answers without a call when the monthly budget is spent', async () => {
    const response = await askHostedModel('answer', { aiBudget: 1000 })
    expect([isBuiltInAnswer(response), response.requests.bodies, await readSpending()]).toEqual([true, [], []])
  })
})

describe('an answer that fails after its start', () => {
  it.each(['cut-off', 'without-end', 'slow-middle'])('ends with an error: %s', async (scenario) => {
    const { lines, ctx } = await askHostedModel(scenario)
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
  await expect.poll(async () => (await hosted.receivedRequests()).abandoned).toBe(1)
})

it('names its provider only to members', async () => {
  const { ai } = createFakeModel('answer')
  const readProvider = async (viewer: Parameters<typeof testCtx>[0]) =>
    (await getStatus(Object.assign(testCtx(viewer), { ai }))).provider
  expect(await readProvider({ viewer: member })).toMatch(/^127\.0\.0\.1:\d+$/)
  expect(await readProvider({})).toBe(null)
})
