import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { claimAdvice, claimPatterns } from './claims.ts'
import { acceptedTexts, refusedCases } from './wording.cases.ts'
import { claimAllowlist, findClaims } from './wording.rules.ts'

const listClaims = (text: string) => findClaims(text).map(({ claim }) => claim)

describe('the claim check', () => {
  it.each(refusedCases)('finds %s in: %s', (claim, text) => {
    expect(listClaims(text)).toContain(claim)
  })

  it.each(acceptedTexts)('accepts: %s', (text) => {
    expect(listClaims(text)).toEqual([])
  })

  it.each(claimAllowlist)('accepts the fixed wording: %s', (text) => {
    expect(listClaims(text)).toEqual([])
  })

  it('refuses fixed wording within another text', () => {
    expect(listClaims('Proven Results. It tastes of hay.')).toEqual(['PROVEN'])
    expect(listClaims('Proven Results for you')).toEqual(['PROVEN'])
  })

  it('reports each claim in a sentence once', () => {
    expect(findClaims('It heals and heals and cures. Nice. It cures.')).toEqual([
      { sentence: 'it heals and heals and cures.', claim: 'CURE' },
      { sentence: 'it heals and heals and cures.', claim: 'HEAL' },
      { sentence: 'it cures.', claim: 'CURE' },
    ])
  })

  it('has advice for every claim', () => {
    expect([...new Set(claimPatterns.map(({ claim }) => claim))].toSorted()).toEqual(
      Object.keys(claimAdvice).toSorted(),
    )
    for (const advice of Object.values(claimAdvice)) expect(advice).toMatch(/\.$/)
  })
})

describe('the claim check on generated texts', () => {
  const sentence = fc.constantFrom(...refusedCases.map(([, text]) => text), ...acceptedTexts)
  const ended = sentence.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))

  it('returns a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(findClaims(text))),
      { numRuns: 1000 },
    )
  })

  it('checks long texts quickly', () => {
    for (const fragment of [
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
        measureCpuMs(() => findClaims(fragment.repeat(20_000 / fragment.length))),
        fragment,
      ).toBeLessThan(500)
  })

  it('ignores letter case and spacing', () => {
    const spaces = fc.array(fc.constantFrom(' ', '  ', '\t', '\n', '\u00A0'), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(sentence, spaces, (text, gaps) => {
        let index = 0
        const spread = text.replaceAll(/\s+/g, () => gaps[index++ % gaps.length] ?? ' ')
        expect(listClaims(`\n ${spread.toUpperCase()} `)).toEqual(listClaims(text))
        expect(listClaims(spread.toLowerCase())).toEqual(listClaims(text))
      }),
      { numRuns: 500 },
    )
  })

  it('finds every claim among other sentences', () => {
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
          expect(listClaims([...before, text, ...after].join(' '))).toEqual(expect.arrayContaining(listClaims(text)))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
