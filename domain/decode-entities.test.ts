import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decodeEntities } from './decode-entities.ts'

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('°', '&deg;')

describe('the entities of a text', () => {
  it.each([
    ['Evening Calm Tea &amp;amp; Honey', 'Evening Calm Tea & Honey'],
    ['95&amp;deg;C', '95°C'],
    ['95&deg;C', '95°C'],
    ['95&amp;#176;C', '95°C'],
    ['Nana&#x2019;s 1&frac12; cups', 'Nana’s 1½ cups'],
    ['5&ndash;7&nbsp;minutes', '5–7\u00A0minutes'],
    ['Th&eacute; &Agrave; la menthe', 'Thé À la menthe'],
    ['&amp;lt;b&amp;gt;', '<b>'],
  ])('%j become %j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded)
  })

  it.each(['Salt & honey', 'R&D;', '&nothing;', '&#0;', '&#xD800;', '&#9999999;', 'a &amp b'])('%j stays', (text) => {
    expect(decodeEntities(text)).toBe(text)
  })

  it('become the same text however often it was encoded, up to five times', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', ' ', '&', '<', '°', 'é'), maxLength: 30 })
    fc.assert(
      fc.property(plain, fc.integer({ min: 0, max: 5 }), (text, times) => {
        let encoded = text
        for (let round = 0; round < times; round++) encoded = encode(encoded)
        expect(decodeEntities(encoded)).toBe(text)
      }),
    )
  })
})
