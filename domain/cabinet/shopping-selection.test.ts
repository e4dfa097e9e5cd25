import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changeSelection, maxSelectionLength, parseSelection, writeOwnToken } from './shopping-selection.ts'

describe('a selection for the shopping list', () => {
  it('keeps an own recipe of any name beside remedies', () => {
    const name = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.toWellFormed())
    fc.assert(
      fc.property(name, fc.array(name, { minLength: 1, maxLength: 3 }), (recipe, missing) => {
        const token = writeOwnToken({ name: recipe, missing })
        const { slugs, ownRecipes } = parseSelection(changeSelection('a-cup', token, true))
        expect([...slugs]).toEqual(['a-cup'])
        expect(ownRecipes).toEqual([{ name: recipe, missing, token }])
      }),
    )
  })

  it('fits into a URL', () => {
    const token = writeOwnToken({ name: 'A cup', missing: Array.from({ length: 12 }, () => '“'.repeat(80)) })
    expect(token.length).toBeLessThanOrEqual(maxSelectionLength)
    expect(parseSelection(token).ownRecipes[0]?.name).toBe('A cup')
  })

  it('loses what is removed, and ignores what it can’t read', () => {
    const token = writeOwnToken({ name: 'A cup', missing: ['Mint'] })
    expect(changeSelection(`one ${token}`, token, false)).toBe('one')
    expect(parseSelection('own:%E0 own: one')).toEqual({ slugs: new Set(['one']), ownRecipes: [] })
  })
})
