import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readJsonLines } from './json-lines.ts'

const encode = (text: string) => new TextEncoder().encode(text)

function bodyOf(chunks: readonly Uint8Array[], onCancel = () => {}) {
  const left = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel: onCancel,
  })
}

async function read(body: ReadableStream<Uint8Array>) {
  const values: unknown[] = []
  for await (const value of readJsonLines(body)) values.push(value)
  return values
}

describe('a body of JSON lines', () => {
  it('yields the same values wherever the network splits it, even within a character', async () => {
    const value = fc.record({ text: fc.string({ unit: 'grapheme' }) })
    await fc.assert(
      fc.asyncProperty(fc.array(value), fc.integer({ min: 1, max: 9 }), async (values, size) => {
        const bytes = encode(values.map((one) => `${JSON.stringify(one)}\n`).join(''))
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.slice(at * size, (at + 1) * size),
        )
        expect(await read(bodyOf(chunks))).toEqual(values)
      }),
    )
  })

  it('yields each line before the next arrives', async () => {
    const { promise: never } = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('{"a":1}\n{"b":')),
      pull: () => never,
    })
    expect(await readJsonLines(body).next()).toEqual({ done: false, value: { a: 1 } })
  })

  it('fails when no more data arrives, and frees the connection', async () => {
    let isFreed = false
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('{"a":1}\n')),
      cancel: () => void (isFreed = true),
    })
    const lines = readJsonLines(body, 20)
    expect((await lines.next()).value).toEqual({ a: 1 })
    await expect(lines.next()).rejects.toThrow('No data in time.')
    expect(isFreed).toBe(true)
  })

  it('skips an incomplete last line, and empty lines', async () => {
    expect(await read(bodyOf([encode('{"a":1}\n\n{"b":2')]))).toEqual([{ a: 1 }])
  })

  it('throws for invalid JSON, and when the network fails later', async () => {
    await expect(read(bodyOf([encode('<html>\n')]))).rejects.toThrow(SyntaxError)
    const failing = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('{"a":1}\n')),
      pull: (controller) => controller.error(new TypeError('network')),
    })
    const lines = readJsonLines(failing)
    expect((await lines.next()).value).toEqual({ a: 1 })
    await expect(lines.next()).rejects.toThrow('network')
  })

  it('frees the connection when the reader stops early', async () => {
    let isCancelled = false
    const body = bodyOf([encode('{"a":1}\n'), encode('{"b":2}\n')], () => (isCancelled = true))
    for await (const value of readJsonLines(body)) {
      expect(value).toEqual({ a: 1 })
      break
    }
    expect(isCancelled).toBe(true)
  })
})
