import { beforeEach, describe, expect, it, vi } from 'vitest'

import { rememberTargetPage, takeTargetPage } from './target-page.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

describe('the target page', () => {
  it('is returned once', () => {
    rememberTargetPage('https://herbs.test/contact/tickets?before=1_a#end')
    expect(takeTargetPage()).toBe('/contact/tickets?before=1_a')
    expect(takeTargetPage()).toBeUndefined()
  })

  it.each(['//elsewhere.test/members', 'https://elsewhere.test', '/remedies', ''])(
    'is never %j, even if that is stored',
    (address) => {
      stored.set('wantedPage', address)
      expect(takeTargetPage()).toBeUndefined()
    },
  )

  it('is undefined when the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => rememberTargetPage('https://herbs.test/members')).not.toThrow()
    expect(takeTargetPage()).toBeUndefined()
  })
})
