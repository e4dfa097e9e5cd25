import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findFreeSlug, swapWithNeighbour, moveToPosition } from './categories.rules.ts'
import { categoryDetails } from './categories.schemas.ts'

describe('the slug of a category', () => {
  it.each([
    ['Brewing & Tools', [], 'brewing-tools'],
    ['Brewing & Tools', ['brewing-tools'], 'brewing-tools-2'],
    ['Brewing', ['brewing', 'brewing-2', 'brewing-4'], 'brewing-3'],
    ['🌿', [], 'category'],
    ['!!!', ['category'], 'category-2'],
    ['Всё о чае', [], 'всё-о-чае'],
  ])('turns %s, with %j taken, into %s', (name, takenSlugs, slug) => {
    expect(findFreeSlug(name, takenSlugs)).toBe(slug)
  })

  it('is never a slug that is taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('tea', 'tea-2', 'tea-3', 'category')),
        fc.constantFrom('Tea', '?', 'Tea 2'),
        (takenSlugs, name) => {
          expect(takenSlugs).not.toContain(findFreeSlug(name, takenSlugs))
        },
      ),
    )
  })
})

describe('the order of categories', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %i to give %j', (id, by, expected) => {
    expect(swapWithNeighbour(['a', 'b', 'c'], id, by)).toEqual(expected)
  })

  it.each([
    ['a', 0, ['a', 'b', 'c']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 9, ['a', 'c', 'b']],
  ] as const)('puts %s at position %i to give %j', (id, to, expected) => {
    expect(moveToPosition(['a', 'b', 'c'], id, to)).toEqual(expected)
  })
})

describe('a category', () => {
  it('has a default colour and icon', () => {
    expect(categoryDetails.parse({ name: ' Teas \n of old ' })).toEqual({
      name: 'Teas of old',
      description: '',
      color: '#8B5CF6',
      icon: '💬',
    })
  })

  it('stores a colour in one format', () => {
    expect(categoryDetails.parse({ name: 'Teas', color: '#8b5cf6' }).color).toBe('#8B5CF6')
  })

  it.each([
    ['name', ' \u200B'],
    ['name', 'x'.repeat(61)],
    ['description', 'x'.repeat(301)],
    ['color', 'red'],
    ['color', '#12345'],
    ['color', '#123456"><script>'],
    ['icon', 'x'],
    ['icon', ''],
    ['icon', '🌿🌿'],
  ])('is refused for its %s: %j', (field, value) => {
    const { error } = categoryDetails.safeParse({ name: 'Teas', [field]: value })
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
  })

  it.each(['💬', '🫖', '⚖️', '👩‍🌾', '🇬🇧', '1️⃣'])('accepts the icon %s', (icon) => {
    expect(categoryDetails.safeParse({ name: 'Teas', icon }).success).toBe(true)
  })
})
