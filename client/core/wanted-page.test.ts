import { beforeEach, expect, it, vi } from 'vitest'

import { rememberWanted, takeWanted } from './wanted-page.ts'

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

it('returns the remembered page once', () => {
  rememberWanted('https://herbs.test/contact/tickets?before=1_a#end')
  expect(takeWanted()).toBe('/contact/tickets?before=1_a')
  expect(takeWanted()).toBeUndefined()
})

it.each(['//elsewhere.test/members', 'https://elsewhere.test', '/remedies', ''])(
  'never returns %j, even if it is stored',
  (address) => {
    stored.set('wantedPage', address)
    expect(takeWanted()).toBeUndefined()
  },
)

it('returns nothing when the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberWanted('https://herbs.test/members')).not.toThrow()
  expect(takeWanted()).toBeUndefined()
})
