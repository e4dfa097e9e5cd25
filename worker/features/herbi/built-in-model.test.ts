import { generateText, streamText } from 'ai'
import { beforeEach, describe, expect, it } from 'vitest'

import { addHerb } from '#worker/testing/herb-rows.ts'
import { setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { createBuiltInModel, createLanguageModel } from './built-in-model.ts'

beforeEach(async () => {
  const linden = await addHerb('linden', { commonName: 'Linden Blossom' })
  await setFacts('built-in-1', [linden])
})

describe('the built-in model', () => {
  it('streams an answer from the catalogue with its source page', async () => {
    const { fullStream } = streamText({ model: createBuiltInModel(testCtx()), prompt: 'Tell me about linden' })
    const [deltas, urls]: [string[], string[]] = [[], []]
    for await (const part of fullStream) {
      if (part.type === 'text-delta') deltas.push(part.text)
      if (part.type === 'source' && part.sourceType === 'url') urls.push(part.url)
    }
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.join('')).toContain('Linden Blossom')
    expect(urls).toContain('/herbs/linden')
  })

  it('returns the whole answer without streaming', async () => {
    const { text, sources } = await generateText({ model: createBuiltInModel(testCtx()), prompt: 'linden?' })
    expect(text).toContain('Linden Blossom')
    expect(sources).toMatchObject([{ sourceType: 'url', url: '/herbs/linden', title: 'Linden Blossom' }])
  })

  it('receives the whole conversation without the instructions', async () => {
    let receivedTurns: unknown
    const model = createLanguageModel(async (turns) => {
      receivedTurns = turns
      return { sentences: ['Yes.'], sources: [] }
    })
    await generateText({
      model,
      instructions: 'Be kind.',
      messages: [
        { role: 'user', content: 'Linden?' },
        { role: 'assistant', content: 'A tree.' },
        { role: 'user', content: [{ type: 'text', text: 'And at night?' }] },
      ],
    })
    expect(receivedTurns).toEqual([
      { role: 'user', text: 'Linden?' },
      { role: 'assistant', text: 'A tree.' },
      { role: 'user', text: 'And at night?' },
    ])
  })

  it('stops when the reader has left', async () => {
    const abortController = new AbortController()
    const model = createLanguageModel(async () => ({ sentences: ['One.', ' Two.', ' Three.'], sources: [] }))
    const { stream } = await model.doStream({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Count' }] }],
      abortSignal: abortController.signal,
    })
    const reader = stream.getReader()
    await reader.read()
    abortController.abort()
    const readRest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(readRest()).rejects.toThrow()
  })
})
