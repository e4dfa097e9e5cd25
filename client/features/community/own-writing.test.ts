import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const minute = 60_000

/** Loads a fresh copy of the module, as a new page would. */
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
    const { cacheBypassQuery, wroteRecently } = await openPage()
    expect(cacheBypassQuery()).toEqual({})
    expect(wroteRecently()).toBe(false)
  })

  it('bypasses the edge cache for ten minutes after a text was written, even after a reload', async () => {
    const before = await openPage()
    before.recordWriting()
    const since = String(Date.now())
    expect(before.cacheBypassQuery()).toEqual({ since })
    vi.advanceTimersByTime(10 * minute - 1)
    const reloaded = await openPage()
    expect(reloaded.cacheBypassQuery()).toEqual({ since })
    vi.advanceTimersByTime(1)
    expect(reloaded.cacheBypassQuery()).toEqual({})
  })

  it('is repeated if something was written before the response arrived', async () => {
    const { requestFresh, recordWriting } = await openPage()
    const answers = ['older', 'newer', 'unasked']
    const lastAnswer = await requestFresh(() => {
      const answer = answers.shift()
      if (answer === 'older') recordWriting()
      return Promise.resolve(answer)
    })
    expect(lastAnswer).toBe('newer')
    expect(answers).toEqual(['unasked'])
  })

  it('has another query for each of two texts written in the same millisecond', async () => {
    const { recordWriting, cacheBypassQuery } = await openPage()
    recordWriting()
    const first = cacheBypassQuery()
    recordWriting()
    expect(cacheBypassQuery()).not.toEqual(first)
  })

  it('forgets a written text on reload if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { recordWriting, wroteRecently } = await openPage()
    recordWriting()
    expect(wroteRecently()).toBe(true)
  })

  it('has no query on the worker', async () => {
    const { recordWriting, cacheBypassQuery } = await openPage()
    recordWriting()
    vi.stubGlobal('document', undefined)
    expect(cacheBypassQuery()).toEqual({})
  })
})
