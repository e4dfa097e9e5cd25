import { afterEach, describe, expect, it, vi } from 'vitest'

import { hasSessionCookie } from './session-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

describe('hasSessionCookie', () => {
  it.each([
    ['signed-in=1', true],
    ['__Host-signed-in=1', true],
    ['other=2; __Host-signed-in=1', true],
    ['__Host-signed-in=', false],
    ['theme=dark; signed-in=1; other=2', true],
    ['', false],
    ['signed-in=', false],
    ['signed-in=10', false],
    ['once-signed-in=1', false],
  ])('returns for the cookies “%s”: %s', (cookie, expected) => {
    vi.stubGlobal('document', { cookie })
    expect(hasSessionCookie()).toBe(expected)
  })
})
