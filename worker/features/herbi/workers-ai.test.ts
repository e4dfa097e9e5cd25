import { beforeEach, describe, expect, it } from 'vitest'

import { herbiInstructions } from '#domain/herbi/instructions.ts'
import { calculateCost, workersAiModel } from '#domain/herbi/prices.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { createFakeModel } from '#worker/testing/fake-openai.ts'
import { createFakeWorkersAi, reportedTokens, type WorkersAiReply } from '#worker/testing/fake-workers-ai.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { createHerbiCtx, requireDoneLine, type HerbiResponse } from '#worker/testing/herbi-lines.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

import { getStatus, streamAnswer } from './herbi.service.ts'

const { now } = testCtx()
const timeouts = { startTimeoutMs: 20_000, totalTimeoutMs: 20_000, retryDelayMs: 1 }
const lindenAnswer = { text: ['Linden is traditionally taken ', 'on evenings. It tastes soft.'] }
const costOfSteps = (steps: number) =>
  calculateCost(workersAiModel, {
    input: steps * reportedTokens.prompt_tokens,
    output: steps * reportedTokens.completion_tokens,
  })

beforeEach(async () => {
  await setFacts('facts-of-workers-ai', [
    createPlainHerb('linden', { commonName: 'Linden' }),
    createPlainHerb('peppermint'),
  ])
  await addHerb('linden', { commonName: 'Linden' })
  await addHerb('peppermint')
  await addSession(member.id, now)
})

type AskOptions = { openAiScenario?: string; aiBudget?: number; viewer?: typeof member | null }

async function ask(replies: WorkersAiReply[], { openAiScenario, viewer = member, ...options }: AskOptions = {}) {
  const openAi = openAiScenario === undefined ? undefined : createFakeModel(openAiScenario)
  const { ai, calls } = createFakeWorkersAi(replies, openAi?.ai)
  const ctx = Object.assign(createHerbiCtx({ ai, ...options }), viewer ? { viewer } : {})
  const lines: HerbiResponse['lines'] = []
  const lineGenerator = await streamAnswer(ctx, { message: 'Tell me about linden.' }, timeouts)
  for await (const line of lineGenerator(new AbortController().signal)) lines.push(line)
  await ctx.settle()
  const sentences = lines.flatMap((line) => (line.type === 'sentence' ? [line.text] : [])).join('')
  const openAiCalls = openAi ? (await openAi.receivedRequests()).bodies : []
  const [last] = lines.slice(-1)
  const answeredBy = last?.type === 'done' ? last.answeredBy.provider : last?.type
  const events = ctx.loggedErrors.map(({ event }) => event)
  return { status: 200, lines, ctx, sentences, text: '', calls, openAiCalls, answeredBy, events }
}

const readSpending = async () => (await readTable('ai_spending')).map((row) => row['micro_dollars'])

describe('Workers AI', () => {
  it('answers a member without a key, at the list price of its tokens', async () => {
    const response = await ask([lindenAnswer])
    expect(requireDoneLine(response)).toMatchObject({
      answer: { text: 'Linden is traditionally taken on evenings. It tastes soft.' },
      answeredBy: { provider: 'workers-ai', name: 'Cloudflare Workers AI' },
    })
    expect(response.lines.filter(({ type }) => type === 'sentence')).toHaveLength(2)
    expect(await readSpending()).toEqual([costOfSteps(1)])
  })

  it('receives the instructions and the question, and writes no thoughts', async () => {
    const { calls } = await ask([lindenAnswer])
    const [call] = calls
    expect(call?.model).toBe(workersAiModel)
    expect(call?.inputs.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(call?.inputs.messages[0]?.content).toContain(herbiInstructions)
    expect(call?.inputs).toMatchObject({ reasoning_effort: null, chat_template_kwargs: { enable_thinking: false } })
    expect(JSON.stringify(call?.inputs)).not.toMatch(/member@herbs\.test|000000000002/)
  })

  it('uses the catalogue tools, and lists what it read as sources', async () => {
    const response = await ask([{ toolCall: { name: 'read_herb', input: { name: 'linden' } } }, lindenAnswer])
    expect(requireDoneLine(response).answer.sources).toMatchObject([{ title: 'Linden', path: '/herbs/linden' }])
    expect(response.calls[0]?.inputs.tools).toHaveLength(3)
    expect(response.calls[1]?.inputs.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('Linden'),
    })
    expect(await readSpending()).toEqual([costOfSteps(2)])
  })

  it('receives numbered passages, and the ones that it names become sources instead of marks', async () => {
    const { calls, ...response } = await ask([{ text: ['Linden is an evening tea [1]. It tastes ', 'soft.[', '1]'] }])
    const [system] = calls[0]?.inputs.messages ?? []
    expect(system?.content).toMatch(/Passages:\n\[1\] Linden \(\/herbs\/linden\): \S/)
    const { answer } = requireDoneLine(response)
    expect(answer.text).toBe('Linden is an evening tea. It tastes soft.')
    expect(answer.sources).toMatchObject([{ title: 'Linden', path: '/herbs/linden' }])
  })

  it.each(['It tastes soft.', 'It tastes soft [1]. It is old [9].'])(
    'gets no sources for the answer “%s”, which names no passage or one that does not exist',
    async (text) => {
      const { answer } = requireDoneLine(await ask([{ text: [text] }]))
      expect([answer.sources, answer.text]).toEqual([[], expect.not.stringContaining('[')])
    },
  )

  it('is never used for visitors', async () => {
    const { answeredBy, calls } = await ask([lindenAnswer], { viewer: null })
    expect([answeredBy, calls]).toEqual(['built-in', []])
  })

  it('passes every sentence through the output guard', async () => {
    const { sentences } = await ask([{ text: ['Linden cures the flu.'] }])
    expect(sentences).toMatch(/No tea cures an illness/)
    expect(sentences).not.toMatch(/cures the flu/)
  })

  it('is charged the maximum of its step when it reports no tokens', async () => {
    await ask([{ ...lindenAnswer, end: 'unreported' }])
    const [spent] = await readSpending()
    expect(spent).toBeGreaterThan(10 * costOfSteps(1))
  })
})

describe('the order of the models', () => {
  it('begins with OpenAI', async () => {
    const { answeredBy, calls, openAiCalls } = await ask([lindenAnswer], { openAiScenario: 'answer' })
    expect([answeredBy, calls.length, openAiCalls.length]).toEqual(['openai', 0, 1])
  })

  it.each(['broken', 'wrong-key', 'cut-off-before'])(
    'goes on to Workers AI within the same answer when OpenAI fails: %s',
    async (openAiScenario) => {
      const { answeredBy, sentences, events } = await ask([lindenAnswer], { openAiScenario })
      expect(answeredBy).toBe('workers-ai')
      expect(sentences).toBe('Linden is traditionally taken on evenings. It tastes soft.')
      expect(events).toEqual(['hosted_model_failed'])
    },
  )

  it('goes on to Workers AI when the budget is too low for OpenAI, and to the built-in model when it is spent', async () => {
    const forWorkersAi = await ask([lindenAnswer], { openAiScenario: 'answer', aiBudget: 30_000 })
    expect([forWorkersAi.answeredBy, forWorkersAi.openAiCalls]).toEqual(['workers-ai', []])
    const forNone = await ask([lindenAnswer], { openAiScenario: 'answer', aiBudget: 1000 })
    expect([forNone.answeredBy, forNone.calls, forNone.openAiCalls]).toEqual(['built-in', [], []])
    expect(await readSpending()).toEqual([costOfSteps(1)])
  })

  it.each([
    ['the free allocation is used up', { error: '3036: You have used up your daily free allocation' }, 1],
    ['there is no capacity', { error: '3040: Capacity temporarily exceeded' }, 3],
    ['the model is unknown', { error: '5007: No such model' }, 1],
    ['the stream is cut before the first sentence', { text: ['Linden is'], end: 'cut' as const }, 1],
    ['it says nothing', { text: [] }, 1],
  ])('ends with the built-in model when %s', async (_, reply, attempts) => {
    const { answeredBy, calls, sentences } = await ask([reply], { openAiScenario: 'broken' })
    expect([answeredBy, calls.length]).toEqual(['built-in', attempts])
    expect(sentences).toMatch(/Linden/)
  })

  it('ends with an error when the stream is cut after the first sentence', async () => {
    const { lines, events } = await ask([{ text: ['Linden tastes soft. It is'], end: 'cut' }])
    expect(lines).toMatchObject([
      { type: 'sentence', text: 'Linden tastes soft.' },
      { type: 'failed', message: expect.stringMatching(/trouble connecting/) },
    ])
    expect(events).toEqual(['herbi_failed'])
    expect(await readTable('herbi_messages')).toEqual([])
  })
})

it('names every provider that may receive a question, to members only', async () => {
  const { ai } = createFakeWorkersAi([lindenAnswer], createFakeModel('answer').ai)
  const readProvider = async (viewer: Parameters<typeof testCtx>[0]) =>
    (await getStatus(Object.assign(testCtx(viewer), { ai }))).provider
  expect(await readProvider({ viewer: member })).toMatch(/^127\.0\.0\.1:\d+ or Cloudflare Workers AI$/)
  expect(await readProvider({})).toBe(null)
})
