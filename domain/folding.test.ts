import { describe, expect, it } from 'vitest'

import { fold, accentedPairs, spellingsOf } from './folding.ts'

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
  ])('turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('the spellings of a short word', () => {
  it('all fold to the same word', () => {
    const spellings = spellingsOf('Är')
    for (const one of ['ar', 'Är', 'är', 'Ář', 'ář', 'àr'])
      expect(spellings).toContain(one.startsWith('A') ? one.toLowerCase() : one)
    expect(new Set(spellings.map(fold))).toEqual(new Set(['ar']))
    expect(new Set(spellings).size).toBe(spellings.length)
  })

  it('are few enough for one query', () => {
    const vowels = Array.from('aeiou')
    for (const one of vowels)
      for (const other of vowels) {
        expect(spellingsOf(one + other).length).toBeLessThan(500)
        expect(accentedPairs(one + other).length).toBeLessThan(60)
      }
  })

  it('are only the word itself if no letter has an accented form', () => {
    expect(spellingsOf('4x')).toEqual(['4x'])
    expect(spellingsOf('茶')).toEqual(['茶'])
  })
})
