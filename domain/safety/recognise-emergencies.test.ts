import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { graveSentences } from './emergencies.cases.ts'
import { harmlessSentences } from './no-emergencies.cases.ts'
import { recogniseEmergencies } from './recognise-emergencies.ts'

const codes = (text: string) => recogniseEmergencies(text).map(({ code }) => code)

describe('the recogniser', () => {
  it.each(graveSentences)('finds an emergency in: %s', (text) => {
    expect(codes(text)).not.toEqual([])
  })

  it.each(harmlessSentences)('finds none in: %s', (text) => {
    expect(codes(text)).toEqual([])
  })

  it('names the worst emergency first', () => {
    expect(codes('Blood in my stool. I feel faint and can’t breathe; stop my warfarin?')).toEqual([
      'breathlessness',
      'blood',
      'fainting',
      'stopping_medicine',
    ])
  })
})

describe('grammar around a sign', () => {
  it.each([
    ['I had chest pain last year', []],
    ['I had chest pain last year and now it is back: my chest hurts', ['chest_pain']],
    ['When I was 12, I had a fit', []],
    ['I had a fit when I was a little boy', []],
    ['No chest pain', []],
    ['No fever, chest pain or blood in my wee', []],
    ['No chest pain but my face is drooping', ['stroke_signs']],
    ['Can ginger cause chest pain?', []],
    ['What are the signs of a stroke?', []],
    ['My aunt is having a stroke', ['stroke_signs']],
    ['He is in the stroke ward', []],
    ['A detective novel with chest pain in it', []],
    ['My lemon balm collapsed overnight', []],
    ['My lemon balm tea made me collapse and now I have collapsed again', ['unconscious']],
    ['The dog had a fit last night', []],
    ['My dog ate some foxglove and is being sick', []],
    ['We woke up with banging heads and the cat is dead next to the boiler', ['carbon_monoxide']],
    ['The dog knocked my nan over and she had a fit', ['fit']],
    ['Had chest pain, ECG all clear, not had it since', []],
    ['Had chest pain, ECG all clear, but it is back today', ['chest_pain']],
    ['Grandad has chest pain and says it is just wind', ['chest_pain']],
    ['He has not woken since the fall, he is unconscious', ['unconscious']],
    ['Mum had pre-eclampsia with me', []],
    ['I was jaundiced as a baby', []],
    ['My son had a seizure, he is 12 now and never had one since', []],
    ['She went to hospital in January with chest pain', []],
  ])('reads “%s” as %j', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
})

describe('the recogniser, for any text', () => {
  const sentence = fc.constantFrom(...graveSentences, ...harmlessSentences)

  it('always returns a list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => Array.isArray(codes(text))),
      { numRuns: 1000 },
    )
  })

  it('returns the same emergencies in any letter case and spacing, with or without apostrophes', () => {
    const gap = fc.constantFrom('  ', '\n', '\t', '\u00A0 ')
    fc.assert(
      fc.property(sentence, gap, fc.constantFrom("'", '’', ''), (text, gap, apostrophe) => {
        const respelled = text.replaceAll(' ', gap).replaceAll(/['’]/g, apostrophe)
        expect(codes(`${gap}${respelled.toUpperCase()}${gap}`)).toEqual(codes(text))
      }),
      { numRuns: 300 },
    )
  })

  it('loses no emergency among other sentences', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 4 }), (texts) => {
        const allCodes = codes(texts.join('. '))
        for (const text of texts) expect(allCodes).toEqual(expect.arrayContaining(codes(text)))
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    'my chest is ',
    'baby has a ',
    'not my ',
    'a',
    ' ',
    'blood in my ',
    'rash does not ',
    'stop my ',
    'took 8 ',
    'I am. ',
  ])('takes little time when it repeats “%s”', (fragment) => {
    expect(measureCpuMs(() => codes(fragment.repeat(20_000 / fragment.length)))).toBeLessThan(1000)
  })
})
