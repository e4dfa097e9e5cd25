import { describe, expect, it } from 'vitest'

import { listSingulars, toPlural, toSingular } from './nouns.ts'

describe('a noun', () => {
  it.each([
    ['leaf', 'leaves'],
    ['half', 'halves'],
    ['berry', 'berries'],
    ['pinch', 'pinches'],
    ['glass', 'glasses'],
    ['cup', 'cups'],
  ])('%s has the plural %s, and back', (singular, plural) => {
    expect(toPlural(singular)).toBe(plural)
    expect(toSingular(plural)).toBe(singular)
    expect(toSingular(singular)).toBe(singular)
    expect(listSingulars(plural)).toContain(singular)
  })

  it.each([['hibiscus'], ['grass'], ['sage'], ['is']])('%s is no plural', (word) =>
    expect(listSingulars(word)).toEqual([]),
  )

  it('never becomes a part of another name', () => expect(listSingulars('cloves')).not.toContain('clov'))
})
