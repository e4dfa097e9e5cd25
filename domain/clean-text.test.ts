import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { cleanText } from './clean-text.ts'

describe('a member’s text', () => {
  it.each([
    ['a zero-width space', 'com\u200Bfrey', 'comfrey'],
    ['other zero-width signs', '\uFEFFl\u2060i\u00ADn\u200Cd\u200De\u034Fn\u3164', 'linden'],
    ['an override of direction', 'a\u202Eb\u2066c\u2069d\u200Fe\u061Cf', 'abcdef'],
    ['control characters', 'a\u0000b\u0007c\u001B[31md\u007Fe\u009Ff', 'abc[31mdef'],
    ['hidden letters of tags', 'a\u{E0041}\u{E0042}b', 'ab'],
    ['half of a sign', 'a\uD800b', 'a\uFFFDb'],
    ['a tower of marks', `a${'\u0301'.repeat(60)}b`, `a${'\u0301'.repeat(4)}b`],
    ['other ends of lines', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['many empty lines', 'a\n \n\t\n\n\nb', 'a\n\nb'],
  ])('loses %s', (_, input, expected) => {
    expect(cleanText(input)).toBe(expected)
  })

  it.each([
    'Two words,\tand a tab\n\nand a line',
    '👩‍👩‍👧‍👦 👩🏽‍🌾 🏳️‍🌈 ❤️‍🔥 1️⃣ ☕︎',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇧',
    'Tiếng Việt, עברית, العربية, हिन्दी, 日本語',
    'café, cafe\u0301',
  ])('keeps %j', (text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('is clean after one pass, for any input', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u200D', '🌿', '\u{E0067}', '\u{1F3F4}', '\n', ' ', '\r', '\u0301', '\uFE0F', '\u202E'),
    )
    fc.assert(
      fc.property(
        fc.array(fragment).map((fragments) => fragments.join('')),
        (text) => {
          const expected = cleanText(text)
          expect(cleanText(expected)).toBe(expected)
          expect(expected).not.toMatch(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\u200C]/u)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is cleaned quickly at any length', () => {
    for (const fragment of [
      '\u200D',
      '🌿\u200D',
      '\u{1F3F4}\u{E0067}',
      '\u{E0067}',
      '\n ',
      '\n',
      ' ',
      '\t',
      '\u0301',
      '\uD800',
      'a',
    ])
      expect(
        measureCpuMs(() => cleanText(fragment.repeat(100_000 / fragment.length))),
        JSON.stringify(fragment),
      ).toBeLessThan(500)
  })
})
