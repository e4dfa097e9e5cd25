import { expect, it } from 'vitest'

import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import type { LineGenerator } from './herbi.service.ts'
import { streamLines } from './line-stream.ts'

const sentenceLine: HerbiLine = { type: 'sentence', text: 'Mint is cool.' }

let endedCount = 0
const silentModel: LineGenerator = async function* (signal) {
  yield sentenceLine
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  endedCount += 1
}

async function openStream(request = new AbortController()) {
  const ctx = testCtx()
  const reader = streamLines(ctx, silentModel, request.signal).getReader()
  const readText = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await readText()).toBe(`${JSON.stringify(sentenceLine)}\n`)
  return { ctx, reader, read: readText, request }
}

it('sends an empty line after a long silence, to detect a closed connection', async () => {
  const { read: readText, reader, ctx } = await openStream()
  expect([await readText(), await readText()]).toEqual(['\n', '\n'])
  await reader.cancel()
  await ctx.settle()
})

it('stops a silent model when the reader cancels or the request aborts', async () => {
  endedCount = 0
  const cancelled = await openStream()
  await cancelled.reader.cancel()
  await cancelled.ctx.settle()
  expect(endedCount).toBe(1)
  const aborted = await openStream()
  aborted.request.abort()
  await aborted.ctx.settle()
  expect(endedCount).toBe(2)
})
