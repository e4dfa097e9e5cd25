import { describe, expect, it } from 'vitest'

import { foldAccents, listAccentedPairs, listSpellings } from './folding.ts'

describe('a folded word', () => {
  it.each([
    ['Ärmel', 'armel'],
    ['A\u0308rmel', 'armel'],
    ['Zoë Škvorecký', 'zoe skvorecky'],
    ['ȘTEFAN', 'stefan'],
    ['İnci', 'inci'],
    ['Страж', 'страж'],
    ['이끼', '이끼'],
    ['Straße', 'straße'],
  ])('turns %j into %j', (text, expected) => {
    expect(foldAccents(text)).toBe(expected)
  })
})

describe('the spellings of a short word', () => {
  it('all fold to the same word', () => {
    const spellings = listSpellings('Är')
    for (const spelling of ['ar', 'Är', 'är', 'Ář', 'ář', 'àr'])
      expect(spellings).toContain(spelling.startsWith('A') ? spelling.toLowerCase() : spelling)
    expect(new Set(spellings.map(foldAccents))).toEqual(new Set(['ar']))
    expect(new Set(spellings).size).toBe(spellings.length)
  })

  it('are few enough for one query', () => {
    const vowels = Array.from('aeiou')
    for (const spelling of vowels)
      for (const other of vowels) {
        expect(listSpellings(spelling + other).length).toBeLessThan(500)
        expect(listAccentedPairs(spelling + other).length).toBeLessThan(60)
      }
  })

  it('include only the word itself if no letter has an accented form', () => {
    expect(listSpellings('4x')).toEqual(['4x'])
    expect(listSpellings('茶')).toEqual(['茶'])
  })
})
