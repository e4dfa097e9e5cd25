import { describe, expect, it } from 'vitest'

import { listWords, plural, range, sentenceCase, shortName } from './words.ts'

describe('words in a sentence', () => {
  it.each([
    [[], ''],
    [['thyme'], 'thyme'],
    [['thyme', 'sage'], 'thyme and sage'],
    [['thyme', 'sage', 'linden'], 'thyme, sage and linden'],
  ])('lists %j as %o', (words, listed) => {
    expect(listWords(words)).toBe(listed)
    expect(listWords(words, 'or')).toBe(listed.replace(' and ', ' or '))
  })

  it('have a capital letter, a number and a short name', () => {
    expect([sentenceCase(''), sentenceCase('échinacée')]).toEqual(['', 'Échinacée'])
    expect([plural(0, 'cup'), plural(1, 'cup'), plural(2, 'cup')]).toEqual(['0 cups', '1 cup', '2 cups'])
    expect([range(2, 2), range(1.5, 3)]).toEqual(['2', '1.5–3'])
    expect([shortName('Thyme (leaf)'), shortName('Sage')]).toEqual(['Thyme', 'Sage'])
  })
})
