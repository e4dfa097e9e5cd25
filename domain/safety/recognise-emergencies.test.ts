import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { timed } from '#domain/testing/timed.ts'

import { claimsIn } from '../wording/wording.rules.ts'
import { phrasings } from './emergencies.cases.ts'
import { emergencies } from './emergencies.ts'
import { nothing } from './no-emergencies.cases.ts'
import { recogniseEmergencies } from './recognise-emergencies.ts'

const named = (text: string) => recogniseEmergencies(text).map(({ code }) => code)

describe('an emergency', () => {
  it.each(Object.entries(phrasings).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)))(
    '%s is recognised in: %s',
    (code, text) => {
      expect(named(text)).toContain(code)
      expect(named(`Hello, ${text.toUpperCase()}!! What tea helps?`)).toContain(code)
    },
  )

  it.each(nothing)('is not seen in: %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it('has at least six phrasings each', () => {
    for (const { code } of emergencies) expect(phrasings[code].length, code).toBeGreaterThanOrEqual(6)
  })

  it('comes worst first', () => {
    expect(named('Blood in my stool. I feel faint and can’t breathe; stop my warfarin?')).toEqual([
      'breathlessness',
      'blood',
      'fainting',
      'stopping_medicine',
    ])
  })

  it('names what to do and whom to call, in words that claim nothing', () => {
    for (const { name, advice, help } of emergencies) {
      expect(advice).toMatch(/^[A-Z].*\.$/)
      expect(help.length, name).toBeGreaterThan(0)
      expect(claimsIn(advice)).toEqual([])
      expect(recogniseEmergencies(name), name).not.toEqual([])
    }
    expect(new Set(emergencies.flatMap(({ help }) => help.flatMap(({ numbers }) => numbers)))).toEqual(
      new Set(['999', '112', '111', '116 123']),
    )
  })
})

describe('of any text the recogniser', () => {
  const said = fc.constantFrom(...Object.values(phrasings).flat(), ...nothing)

  it('has an answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(named(text))),
      { numRuns: 1000 },
    )
  })

  it('says the same whatever the letter case, spacing and apostrophes', () => {
    const gap = fc.constantFrom('  ', '\n', '\t', '\u00A0 ')
    fc.assert(
      fc.property(said, gap, fc.constantFrom("'", '’', ''), (text, gap, apostrophe) => {
        const changed = text.replaceAll(' ', gap).replaceAll(/['’]/g, apostrophe)
        expect(named(`${gap}${changed.toUpperCase()}${gap}`)).toEqual(named(text))
      }),
      { numRuns: 500 },
    )
  })

  it('finds no less when other sentences stand around', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 4 }), (texts) => {
        const all = named(texts.join('. '))
        for (const text of texts) expect(all).toEqual(expect.arrayContaining(named(text)))
      }),
    )
  })

  it('reads long texts in a moment', () => {
    for (const piece of [
      'my chest is ',
      'baby has a ',
      'not my ',
      'a',
      ' ',
      'blood in my ',
      'rash does not ',
      'cant see the ',
      'stop my ',
      'sertraline ',
      'took 8 ',
      'I am. ',
    ])
      expect(
        timed(() => named(piece.repeat(20_000 / piece.length))),
        piece,
      ).toBeLessThan(1000)
  })
})
