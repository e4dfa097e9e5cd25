import { describe, expect, it } from 'vitest'

import { allergenName, familyWords, substanceWords } from './allergen-names.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

describe('a code of an allergy', () => {
  it.each([
    ['Asteraceae', 'daisy family (Asteraceae)'],
    ['Parmeliaceae', 'shield lichens (Parmeliaceae)'],
    ['gluten_cross_contact', 'traces of gluten'],
    ['mugwort_pollen', 'mugwort pollen'],
  ] as const)('%s is written as %s', (code, words) => {
    expect(allergenName(code)).toBe(words)
  })

  it('has words of its own, and no two codes share them', () => {
    const words = [...allergenFamilies, ...allergenSubstances].map(allergenName)
    expect(new Set(words).size).toBe(words.length)
    expect(Object.keys(familyWords)).toEqual([...allergenFamilies])
    expect(Object.values(substanceWords).filter((text) => /_|undefined/.test(text))).toEqual([])
  })
})
