import { describe, expect, it } from 'vitest'

import { ailmentNames } from './ailment-names.ts'
import { ailmentCards } from './ailments.rules.ts'
import { ailments } from './ailments.ts'

it('tells of each of the eight, in their order', () => {
  expect(ailments.map(({ name }) => name)).toEqual(ailmentNames)
})

describe('the cards of the ailments', () => {
  it('are the eight, also without a recipe', () => {
    expect(ailmentCards({}).map(({ name }) => name)).toEqual(ailmentNames)
  })

  it('add every other ailment and put the fullest shelf first', () => {
    const cards = ailmentCards({ 'Sore Throats': 4, 'Cold & Flu': 16, Wanderlust: 20 })
    expect(cards.slice(0, 3).map(({ name, recipeCount }) => [name, recipeCount])).toEqual([
      ['Wanderlust', 20],
      ['Cold & Flu', 16],
      ['Sore Throats', 4],
    ])
    expect(cards).toHaveLength(10)
  })
})
