import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const minute = 60_000

/** Loads a fresh copy of the module, like a new page does. */
async function openPage() {
  vi.resetModules()
  return import('./own-writing.ts')
}

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) })
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a community request', () => {
  it('uses the edge cache when nothing was written in this tab', async () => {
    const { sinceWriting, wroteLately } = await openPage()
    expect(sinceWriting()).toEqual({})
    expect(wroteLately()).toBe(false)
  })

  it('bypasses the edge cache for ten minutes after a text was written, even after a reload', async () => {
    const before = await openPage()
    before.noteWriting()
    const since = String(Date.now())
    expect(before.sinceWriting()).toEqual({ since })
    vi.advanceTimersByTime(10 * minute - 1)
    const reloaded = await openPage()
    expect(reloaded.sinceWriting()).toEqual({ since })
    vi.advanceTimersByTime(1)
    expect(reloaded.sinceWriting()).toEqual({})
  })

  it('is repeated if something was written before the response arrived', async () => {
    const { askSinceWriting, noteWriting } = await openPage()
    const answers = ['older', 'newer', 'unasked']
    const lastAnswer = await askSinceWriting(() => {
      const answer = answers.shift()
      if (answer === 'older') noteWriting()
      return Promise.resolve(answer)
    })
    expect(lastAnswer).toBe('newer')
    expect(answers).toEqual(['unasked'])
  })

  it('has another query for each of two texts written in the same millisecond', async () => {
    const { noteWriting, sinceWriting } = await openPage()
    noteWriting()
    const first = sinceWriting()
    noteWriting()
    expect(sinceWriting()).not.toEqual(first)
  })

  it('knows of a text until the page reloads when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { noteWriting, wroteLately } = await openPage()
    noteWriting()
    expect(wroteLately()).toBe(true)
  })

  it('has no query on the worker', async () => {
    const { noteWriting, sinceWriting } = await openPage()
    noteWriting()
    vi.stubGlobal('document', undefined)
    expect(sinceWriting()).toEqual({})
  })
})
