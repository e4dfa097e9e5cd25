import { expect, it } from 'vitest'

import type { HerbiLine } from '#domain/herbi/herbi.types.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import type { LineGenerator } from './herbi.service.ts'
import { streamLines } from './line-stream.ts'

const sentenceLine: HerbiLine = { type: 'sentence', text: 'Mint is cool.' }

let ended = 0
/** Model that sends one sentence, then nothing until its reader leaves. */
const silent: LineGenerator = async function* (signal) {
  yield sentenceLine
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  ended += 1
}

async function open(request = new AbortController()) {
  const ctx = testCtx()
  const reader = streamLines(ctx, silent, request.signal).getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await read()).toBe(`${JSON.stringify(sentenceLine)}\n`)
  return { ctx, reader, read, request }
}

it('sends an empty line after a long silence, to detect a closed connection', async () => {
  const { read, reader, ctx } = await open()
  expect([await read(), await read()]).toEqual(['\n', '\n'])
  await reader.cancel()
  await ctx.settle()
})

it('stops a silent model when the reader cancels or the request aborts', async () => {
  ended = 0
  const cancelled = await open()
  await cancelled.reader.cancel()
  await cancelled.ctx.settle()
  expect(ended).toBe(1)
  const aborted = await open()
  aborted.request.abort()
  await aborted.ctx.settle()
  expect(ended).toBe(2)
})
