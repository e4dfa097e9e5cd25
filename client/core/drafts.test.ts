import { beforeEach, describe, expect, it, vi } from 'vitest'

import { removeOwnDrafts, setDraftOwner, visitorOwner } from './draft-owner.ts'
import { draftKey, createDraftRemover, readDrafts, removeDraft, writeDraft } from './drafts.ts'

const stored: Record<string, string> = {}
const storage = Object.defineProperties(stored, {
  getItem: { value: (key: string) => stored[key] ?? null },
  setItem: { value: (key: string, text: string) => (stored[key] = text) },
  removeItem: { value: (key: string) => delete stored[key] },
})

beforeEach(() => {
  for (const key of Object.keys(stored)) delete stored[key]
  vi.stubGlobal('localStorage', storage)
  vi.setSystemTime(1000)
  return () => {
    setDraftOwner(visitorOwner)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const write = (owner: string, name: string, slot: string, form: unknown, revision = '') =>
  writeDraft(draftKey(owner, name, slot), { form, revision })
const forms = (owner: string, name: string) => readDrafts(owner, name).map(({ form }) => form)

describe('a draft', () => {
  it('is found by the name of its form, with its revision and time', () => {
    write('ada', 'reply 1', 'a', { content: 'Eight.' }, '7')
    write('ada', 'reply to ticket 1', 'a', { message: 'Hello' })
    expect(readDrafts('ada', 'reply 1')).toEqual([
      { key: 'draft ada reply 1 a', form: { content: 'Eight.' }, revision: '7', savedAt: 1000 },
    ])
    expect(readDrafts('ada', 'reply')).toEqual([])
  })

  it('is never read by another member', () => {
    write('ada', 'post', 'a', 'Mint')
    expect(readDrafts('ben', 'post')).toEqual([])
    expect(readDrafts(visitorOwner, 'post')).toEqual([])
  })

  it('is offered to a member who typed it before signing in', () => {
    write(visitorOwner, 'ticket', 'a', 'Hello')
    expect(forms('ada', 'ticket')).toEqual(['Hello'])
  })

  it('never overwrites another tab’s draft, and is listed newest first', () => {
    write('ada', 'post', 'one', 'Mint')
    vi.setSystemTime(2000)
    write('ada', 'post', 'two', 'Thyme')
    expect(forms('ada', 'post')).toEqual(['Thyme', 'Mint'])
    removeDraft(draftKey('ada', 'post', 'two'))
    expect(forms('ada', 'post')).toEqual(['Mint'])
  })

  it('is removed once it was sent', () => {
    write('ada', 'post', 'a', 'Mint')
    const removeSent = createDraftRemover(draftKey('ada', 'post', 'a'))
    removeSent()
    expect(forms('ada', 'post')).toEqual([])
  })

  it('stays when more was typed while it was sent', () => {
    write('ada', 'post', 'a', 'Mint')
    const removeSent = createDraftRemover(draftKey('ada', 'post', 'a'))
    write('ada', 'post', 'a', 'Mint and thyme')
    removeSent()
    expect(forms('ada', 'post')).toEqual(['Mint and thyme'])
  })

  it.each(['{', '[]', '"x"', 'null', '{"form": "x"}'])('is ignored when its stored text is %s', (text) => {
    stored['draft ada post a'] = text
    expect(readDrafts('ada', 'post')).toEqual([])
  })

  it('is removed with visitors’ drafts, and nothing else, when its owner signs out', () => {
    stored['brewTimer'] = '1'
    write('ada', 'post', 'a', 'Mint')
    write(visitorOwner, 'post', 'a', 'Mint')
    write('ben', 'post', 'a', 'Thyme')
    setDraftOwner('ada')
    removeOwnDrafts()
    expect(Object.keys(stored).toSorted()).toEqual(['brewTimer', 'draft ben post a'])
  })

  it('reports a failure when the storage is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(write('ada', 'post', 'a', 'Mint')).toBe(false)
  })

  it('is absent when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(write('ada', 'post', 'a', 'Mint')).toBe(false)
    expect(readDrafts('ada', 'post')).toEqual([])
    expect(() => {
      removeOwnDrafts()
      removeDraft('draft ada post a')
      createDraftRemover('draft ada post a')()
    }).not.toThrow()
  })
})
