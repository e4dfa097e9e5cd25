import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { summarise, slugify } from './text.ts'

describe('the slug rule', () => {
  it.each([
    ['Linden & Chamomile Evening Cup', 'linden-chamomile-evening-cup'],
    ["Women's  Tea -- No. 5", 'womens-tea-no-5'],
    [' -a- ', 'a'],
    ['🌿', ''],
  ])('%o becomes %o', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('returns only letters, digits and single hyphens, and leaves its own result unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name)).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u)
        expect(slugify(slugify(name))).toBe(slugify(name))
      }),
    )
  })
})

describe('a summary', () => {
  it.each([
    ['Short.', 20, 'Short.'],
    ['One two. Three four five six.', 20, 'One two.'],
    ['A. Then a very long sentence without an end', 20, 'A. Then a very…'],
    ['unbreakablewordthatislong', 10, 'unbreakab…'],
    ['Five words and a sixth', 12, 'Five words…'],
    ['🌿🌿🌿🌿', 6, '🌿🌿…'],
  ])('shortens %o in %i to %o', (text, maxLength, expected) => {
    expect(summarise(text, maxLength)).toBe(expected)
  })
})
