import { describe, expect, it } from 'vitest'

import { separateFindings } from './excuses.ts'

const finding = (kind: string, details: string) => ({ tool: 'wapiti', kind, address: '/', details })

describe('a finding of the tools', () => {
  it('is excused only by its exact text', () => {
    const framed = finding('HTTP Secure Headers', 'X-Frame-Options is not set')
    const unsafe = finding('HTTP Secure Headers', 'Strict-Transport-Security is not set')
    const { open, excused } = separateFindings([framed, framed, unsafe])
    expect(open).toEqual([unsafe])
    expect(excused).toMatchObject([{ kind: 'HTTP Secure Headers', count: 2 }])
  })

  it.each([
    ['Secure Flag cookie', 'Secure flag is not set in the cookie : session'],
    ['HttpOnly Flag cookie', 'HttpOnly flag is not set in the cookie : session'],
    ['Cross Site Scripting', 'XSS vulnerability found via injection in X-Frame-Options'],
    ['found', 'Parameter: search (GET)'],
    ['missed', 'sqlmap: GET'],
  ])('stays open: %s', (kind, details) => {
    expect(separateFindings([finding(kind, details)]).excused).toEqual([])
  })
})
