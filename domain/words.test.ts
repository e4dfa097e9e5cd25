import { describe, expect, it } from 'vitest'

import { joinWords, formatPlural, formatRange, toSentenceCase, shortenName } from './words.ts'

describe('words in a sentence', () => {
  it.each([
    [[], ''],
    [['thyme'], 'thyme'],
    [['thyme', 'sage'], 'thyme and sage'],
    [['thyme', 'sage', 'linden'], 'thyme, sage and linden'],
  ])('lists %j as %o', (words, expected) => {
    expect(joinWords(words)).toBe(expected)
    expect(joinWords(words, 'or')).toBe(expected.replace(' and ', ' or '))
  })

  it('have a capital letter, a number and a short name', () => {
    expect([toSentenceCase(''), toSentenceCase('échinacée')]).toEqual(['', 'Échinacée'])
    expect([formatPlural(0, 'cup'), formatPlural(1, 'cup'), formatPlural(2, 'cup')]).toEqual([
      '0 cups',
      '1 cup',
      '2 cups',
    ])
    expect([formatRange(2, 2), formatRange(1.5, 3)]).toEqual(['2', '1.5–3'])
    expect([shortenName('Thyme (leaf)'), shortenName('Sage')]).toEqual(['Thyme', 'Sage'])
  })
})
