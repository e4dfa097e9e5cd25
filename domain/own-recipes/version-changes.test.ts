import { describe, expect, it } from 'vitest'

import { emptyOwnRecipeForm } from './fill-form.ts'
import { toOwnRecipeContent } from './own-recipe-form.ts'
import type { OwnRecipeContent } from './own-recipes.schemas.ts'
import { describeVersionChanges } from './version-changes.ts'

const earlier: OwnRecipeContent = {
  ...toOwnRecipeContent(emptyOwnRecipeForm),
  name: 'Evening cup',
  ingredients: [
    { name: 'Sage', amount: '3 g' },
    { name: 'Mint', amount: '' },
  ],
}

describe('the description of a change', () => {
  it.each([
    [{ name: 'Night cup' }, ['Name: “Evening cup” to “Night cup”']],
    [{ waterMl: null, courseDays: 7 }, ['Water in ml: 250 to none', 'Days in a row: none to 7']],
    [{ notes: 'Bitter', steps: ['Pour'] }, ['Steps changed', 'Notes changed']],
    [{}, []],
  ])('names the fields of %o', (details, changes) => {
    expect(describeVersionChanges(earlier, { ...earlier, ...details })).toEqual(changes)
  })

  it('names each ingredient that was changed, added or removed', () => {
    const later = {
      ...earlier,
      ingredients: [
        { name: 'Lemon balm', amount: '2 g' },
        { name: 'Sage', amount: '2 g' },
        { name: 'Sage', amount: '1 g' },
      ],
    }
    expect(describeVersionChanges(earlier, later)).toEqual([
      'Sage: 3 g to 2 g',
      'Mint removed',
      'Lemon balm added',
      'Sage added',
    ])
  })
})
