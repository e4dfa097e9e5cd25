import { describe, expect, it } from 'vitest'

import { ailmentNames } from './ailment-names.ts'
import { createAilmentCards } from './ailments.rules.ts'
import { ailments } from './ailments.ts'

it('the ailments describe each of the eight names in order', () => {
  expect(ailments.map(({ name }) => name)).toEqual(ailmentNames)
})

describe('the cards of the ailments', () => {
  it('include the eight ailments even without recipes', () => {
    expect(createAilmentCards({}).map(({ name }) => name)).toEqual(ailmentNames)
  })

  it('include every other ailment and start with the one with most recipes', () => {
    const cards = createAilmentCards({ 'Sore Throats': 4, 'Cold & Flu': 16, Wanderlust: 20 })
    expect(cards.slice(0, 3).map(({ name, recipeCount }) => [name, recipeCount])).toEqual([
      ['Wanderlust', 20],
      ['Cold & Flu', 16],
      ['Sore Throats', 4],
    ])
    expect(cards).toHaveLength(10)
  })
})
