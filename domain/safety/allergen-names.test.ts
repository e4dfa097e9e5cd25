import { describe, expect, it } from 'vitest'

import { formatAllergen, familyNames, substanceNames } from './allergen-names.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

describe('an allergy code', () => {
  it.each([
    ['Asteraceae', 'daisy family (Asteraceae)'],
    ['Parmeliaceae', 'shield lichens (Parmeliaceae)'],
    ['gluten_cross_contact', 'traces of gluten'],
    ['mugwort_pollen', 'mugwort pollen'],
  ] as const)('formats %s as %s', (code, names) => {
    expect(formatAllergen(code)).toBe(names)
  })

  it('has unique words', () => {
    const names = [...allergenFamilies, ...allergenSubstances].map(formatAllergen)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(familyNames)).toEqual([...allergenFamilies])
    expect(Object.values(substanceNames).filter((text) => /_|undefined/.test(text))).toEqual([])
  })
})
