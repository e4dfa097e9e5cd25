import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emailAddress } from './email-address.ts'

const isAccepted = (input: string) => emailAddress.safeParse(input).success

const allowed = [...Array.from(".!#$%&'*+=?^_`{|}~-"), 'a', 'z', '0', '9', 'é', 'ß', 'ж', 'क', 'ि', '茶']
const label = fc
  .array(fc.constantFrom('a', 'z', '0', '9', '-', 'é', 'ж', '茶'), { minLength: 1, maxLength: 8 })
  .map((characters) => characters.join(''))
const localPart = fc
  .array(fc.constantFrom(...allowed), { minLength: 1, maxLength: 12 })
  .map((characters) => characters.join(''))
const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'))

/** Characters that could start a link, a list, a quotation, markup or a new line, and invisible characters. */
const forbidden = fc.oneof(
  fc.constantFrom(...Array.from('/:<>,;"“”«»()[]\\@ \t\n\r\0\u007f\u00a0\u2028\u202e\u200b\ufeff／')),
  fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }).filter((one) => /[\p{C}\p{Z}\p{Ps}\p{Pe}]/u.test(one)),
)

describe('an address', () => {
  it.each([
    'ada@example.org',
    'ada.lovelace+tea@mail.example.co.uk',
    "o'hara_{1}|2~3`4@example.org",
    'жасмин@пример.рф',
    'चाय@उदाहरण.भारत',
    'ada@xn--e1afmkfd.xn--p1ai',
  ])('is accepted as %s', (input) => {
    expect(isAccepted(input)).toBe(true)
  })

  it.each([
    'https://evil.example/win@evil.example',
    '<a>@x.org',
    'eve,ada@example.org',
    'eve;ada@example.org',
    '"eve"@example.org',
    'eve@ada@example.org',
    'e\u0000ve@example.org',
    'e\u202eve@example.org',
    'ada@exa_mple.org',
    'ada@example.org/win',
    'ada@example..org',
    'ada@example',
    '@example.org',
  ])('is refused as %o', (input) => {
    expect(isAccepted(input)).toBe(false)
  })

  it('is accepted with any allowed characters', () => {
    fc.assert(
      fc.property(localPart, domain, (local, host) => {
        expect(isAccepted(`${local}@${host}`)).toBe(true)
      }),
    )
  })

  it('is refused with a forbidden character at any position', () => {
    fc.assert(
      fc.property(localPart, forbidden, localPart, domain, label, (before, character, after, host, lastLabel) => {
        expect(isAccepted(`${before}${character}${after}@${host}`)).toBe(false)
        expect(isAccepted(`${before}@${host}${character}${lastLabel}`)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
