import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { timed } from '#domain/testing/timed.ts'

import { claimAllowlist } from './claim-allowlist.ts'
import { claimAdvice, claimPatterns } from './claims.ts'
import { passed, refused } from './wording.cases.ts'
import { claimsIn } from './wording.rules.ts'

const claimed = (text: string) => claimsIn(text).map(({ claim }) => claim)

describe('the wording gate', () => {
  it.each(refused)('finds %s in: %s', (claim, text) => {
    expect(claimed(text)).toContain(claim)
  })

  it.each(passed)('lets pass: %s', (text) => {
    expect(claimed(text)).toEqual([])
  })

  it.each(claimAllowlist)('lets the fixed words pass as a whole alone: %s', (text) => {
    expect(claimed(text)).toEqual([])
  })

  it('does not let fixed words carry others', () => {
    expect(claimed('Proven Results. It tastes of hay.')).toEqual(['PROVEN'])
    expect(claimed('Proven Results for you')).toEqual(['PROVEN'])
  })

  it('names each sentence with each of its claims once', () => {
    expect(claimsIn('It heals and heals and cures. Nice. It cures.')).toEqual([
      { sentence: 'it heals and heals and cures.', claim: 'CURE' },
      { sentence: 'it heals and heals and cures.', claim: 'HEAL' },
      { sentence: 'it cures.', claim: 'CURE' },
    ])
  })

  it('tells an author of every claim what to write instead, in words that pass', () => {
    expect([...new Set(claimPatterns.map(({ claim }) => claim))].toSorted()).toEqual(
      Object.keys(claimAdvice).toSorted(),
    )
    for (const advice of Object.values(claimAdvice)) expect(advice).toMatch(/\.$/)
  })
})

describe('of any text the gate', () => {
  const sentence = fc.constantFrom(...refused.map(([, text]) => text), ...passed)
  const ended = sentence.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))

  it('has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(claimsIn(text))),
      { numRuns: 1000 },
    )
  })

  it('has an answer for long ones within a moment', () => {
    for (const piece of [
      'no ',
      'cure ',
      'not the ',
      'as much as ',
      'it cures, ',
      'a',
      ' ',
      '\n',
      'boost your immune ',
      'even ',
    ])
      expect(
        timed(() => claimsIn(piece.repeat(20_000 / piece.length))),
        piece,
      ).toBeLessThan(500)
  })

  it('judges alike whatever the letter case and the spacing', () => {
    const spaces = fc.array(fc.constantFrom(' ', '  ', '\t', '\n', '\u00A0'), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(sentence, spaces, (text, gaps) => {
        let at = 0
        const spread = text.replaceAll(/\s+/g, () => gaps[at++ % gaps.length] ?? ' ')
        expect(claimed(`\n ${spread.toUpperCase()} `)).toEqual(claimed(text))
        expect(claimed(spread.toLowerCase())).toEqual(claimed(text))
      }),
      { numRuns: 500 },
    )
  })

  it('finds no less when a sentence stands before or after', () => {
    const harmless = fc.constantFrom(
      'Warm the pot.',
      'This is no cure.',
      'Nothing is better.',
      'Never mind!',
      'No.',
      'Is it so?',
    )
    fc.assert(
      fc.property(
        fc.array(harmless, { maxLength: 3 }),
        ended,
        fc.array(harmless, { maxLength: 3 }),
        (before, text, after) => {
          expect(claimed([...before, text, ...after].join(' '))).toEqual(expect.arrayContaining(claimed(text)))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
