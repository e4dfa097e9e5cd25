import { beforeEach, describe, expect, it, vi } from 'vitest'

const storage = new Map<string, string>()
const minute = 60_000

/** Loads a fresh copy of the module, as a new page would. */
async function openPage() {
  vi.resetModules()
  return import('./recent-writes.ts')
}

beforeEach(() => {
  storage.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) })
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a community request', () => {
  it('uses the edge cache if nothing was written in this tab', async () => {
    const { cacheBypassQuery, hasRecentWrite } = await openPage()
    expect(cacheBypassQuery()).toEqual({})
    expect(hasRecentWrite()).toBe(false)
  })

  it('bypasses the edge cache for ten minutes after a text was written, even after a reload', async () => {
    const page = await openPage()
    page.recordWrite()
    const since = String(Date.now())
    expect(page.cacheBypassQuery()).toEqual({ since })
    vi.advanceTimersByTime(10 * minute - 1)
    const reloaded = await openPage()
    expect(reloaded.cacheBypassQuery()).toEqual({ since })
    vi.advanceTimersByTime(1)
    expect(reloaded.cacheBypassQuery()).toEqual({})
  })

  it('bypasses the edge cache on a page that was open before another page of the tab wrote', async () => {
    const list = await openPage()
    expect(list.hasRecentWrite()).toBe(false)
    const post = await openPage()
    post.recordWrite()
    expect(list.cacheBypassQuery()).toEqual({ since: String(Date.now()) })
  })

  it('is repeated if a text was written before the response arrived', async () => {
    const { requestFresh, recordWrite } = await openPage()
    const responses = ['older', 'newer', 'unasked']
    const lastResponse = await requestFresh(() => {
      const response = responses.shift()
      if (response === 'older') recordWrite()
      return Promise.resolve(response)
    })
    expect(lastResponse).toBe('newer')
    expect(responses).toEqual(['unasked'])
  })

  it('gets a different query after each of two writes in the same millisecond', async () => {
    const { recordWrite, cacheBypassQuery } = await openPage()
    recordWrite()
    const firstQuery = cacheBypassQuery()
    recordWrite()
    expect(cacheBypassQuery()).not.toEqual(firstQuery)
  })

  it('bypasses the edge cache until the next reload if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { recordWrite, hasRecentWrite } = await openPage()
    recordWrite()
    expect(hasRecentWrite()).toBe(true)
  })

  it('gets no query in the worker', async () => {
    const { recordWrite, cacheBypassQuery } = await openPage()
    recordWrite()
    vi.stubGlobal('document', undefined)
    expect(cacheBypassQuery()).toEqual({})
  })
})
