import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toSafeUrl } from './urls.rules.ts'

describe('the URL of a link', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.ORG', 'http://example.org/'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['mailto:ada@example.org?subject=Tea', 'mailto:ada@example.org?subject=Tea'],
    ['/remedies?search=linden#top', '/remedies?search=linden#top'],
    ['/herbs/linden"onmouseover="alert(1)', '/herbs/linden%22onmouseover=%22alert(1)'],
    ['/a/../remedies', '/remedies'],
  ])('keeps %s as a browser parses it', (input, url) => {
    expect(toSafeUrl(input)).toBe(url)
  })

  it.each([
    '',
    '#top',
    'remedies',
    './remedies',
    '?a',
    'www.example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'vbscript:a',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'ftp://example.org',
    'tel:999',
    'view-source:https://example.org',
    'https:example.org',
    'https:/example.org',
    'http://',
    'https://[',
    'https://exa mple.org',
    'https://herbs.test@example.org',
    'https://ada:secret@example.org',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '/.//example.org',
    '/a/..//example.org',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('refuses %j', (input) => {
    expect(toSafeUrl(input)).toBeUndefined()
  })

  it('leads to the web, to an email or within this site for any input', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '/',
        '\\',
        'https://',
        'http:',
        'mailto:',
        'javascript:',
        '@',
        ':',
        '..',
        '\t',
        '\n',
        'a.b',
        '?',
        '#',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join('')),
        (input) => {
          const url = toSafeUrl(input)
          if (url === undefined) return
          const { origin, protocol } = new URL(url, 'https://herbs.test/community')
          expect(['https:', 'http:', 'mailto:']).toContain(protocol)
          if (url.startsWith('/')) expect(origin).toBe('https://herbs.test')
          expect(toSafeUrl(url)).toBe(url)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
