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

describe('a question to the community', () => {
  it('is everybody’s while nothing was written in this tab', async () => {
    const { sinceWriting, wroteLately } = await openPage()
    expect(sinceWriting()).toEqual({})
    expect(wroteLately()).toBe(false)
  })

  it('passes what the edge keeps for ten minutes after a text was written, a reload included', async () => {
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

  it('is asked again when something was written before its answer came', async () => {
    const { askSinceWriting, noteWriting } = await openPage()
    const answers = ['older', 'newer', 'unasked']
    const asked = await askSinceWriting(() => {
      const answer = answers.shift()
      if (answer === 'older') noteWriting()
      return Promise.resolve(answer)
    })
    expect(asked).toBe('newer')
    expect(answers).toEqual(['unasked'])
  })

  it('tells two texts of the same moment apart', async () => {
    const { noteWriting, sinceWriting } = await openPage()
    noteWriting()
    const first = sinceWriting()
    noteWriting()
    expect(sinceWriting()).not.toEqual(first)
  })

  it('remembers within the page where the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { noteWriting, wroteLately } = await openPage()
    noteWriting()
    expect(wroteLately()).toBe(true)
  })

  it('is everybody’s on the worker, whoever wrote', async () => {
    const { noteWriting, sinceWriting } = await openPage()
    noteWriting()
    vi.stubGlobal('document', undefined)
    expect(sinceWriting()).toEqual({})
  })
})
