import { beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts'

const stored: Record<string, string> = {}
const storage = Object.defineProperties(stored, {
  getItem: { value: (key: string) => stored[key] ?? null },
  setItem: { value: (key: string, text: string) => (stored[key] = text) },
  removeItem: { value: (key: string) => delete stored[key] },
})

beforeEach(() => {
  for (const key of Object.keys(stored)) delete stored[key]
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

describe('a draft', () => {
  it('is kept for its form alone, until it is forgotten', () => {
    keepDraft('post', { title: 'Mint', content: '' })
    keepDraft('reply 1', { content: 'Eight.' })
    expect(readDraft('post')).toEqual({ title: 'Mint', content: '' })
    forgetDraft('post')
    expect(readDraft('post')).toEqual({})
    expect(readDraft('reply 1')).toEqual({ content: 'Eight.' })
  })

  it.each(['title', 'content', 'subject', 'message'])('is begun with the first letter of the %s', (field) => {
    keepDraft('form', { [field]: 'M' })
    expect(readDraft('form')).toEqual({ [field]: 'M' })
  })

  it('is none while no text is typed, whatever else was chosen', () => {
    keepDraft('post', { title: ' ', content: '\n', categoryId: 'first' })
    expect(Object.keys(stored)).toEqual([])
  })

  it.each(['{', '[]', '"x"', 'null', '{"content": 4}'])('that cannot be read, %s, counts as none', (text) => {
    stored['draft post'] = text
    expect(readDraft('post')).toEqual({})
  })

  it('goes with whoever signs out, and nothing else does', () => {
    stored['brewTimer'] = '1'
    keepDraft('post', { content: 'Mint' })
    forgetDrafts()
    expect(stored).toEqual({ brewTimer: '1' })
  })

  it('is left in the form alone where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined)
    keepDraft('post', { content: 'Mint' })
    expect(readDraft('post')).toEqual({})
    expect(() => forgetDrafts()).not.toThrow()
  })
})
