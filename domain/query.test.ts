import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseReturnPath } from './query.ts'

const parse = (from: string) => parseReturnPath(new URLSearchParams({ from }))

describe('parseReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/remedies?ailment=Sleep&page=2', '/remedies?ailment=Sleep&page=2'],
    ['/about#team', '/about'],
    ['/a/../herbs', '/herbs'],
  ])('returns the path of %s', (from, path) => {
    expect(parse(from)).toBe(path)
  })

  it.each([
    '',
    'about',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '/.//other.example',
    'https://a.b',
  ])('rejects %j', (from) => {
    expect(parse(from)).toBeUndefined()
  })

  it('never returns what a browser resolves to another site, and keeps what it returned', () => {
    const part = fc.constantFrom('/', '\\', '\t', '\n', '.', '..', '@', ':', '?', '#', '%2f', 'other.example', 'a')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = parse(parts.join(''))
        if (path === undefined) return
        expect(new URL(path, 'https://herbs.test').origin).toBe('https://herbs.test')
        expect(parse(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
