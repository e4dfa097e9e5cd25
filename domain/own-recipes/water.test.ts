import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findWaterMl, readWater, sumWater } from './water.ts'

describe('a line that is water', () => {
  it.each([
    ['2 cups (480 ml) just-boiled water', 480],
    ['1 cup boiling water', 250],
    ['250 ml', 250],
    ['1/2 litre of hot water', 500],
    ['500ml freshly boiled water', 500],
    ['1 pint / 568ml cold filtered water', 568],
    ['8 fl oz (240 ml) hot water', 240],
    ['8 oz boiling water', 227],
    ['1½ cups water, just off the boil', 375],
    ['half a litre of fresh water', 500],
    ['A mug of hot water', 250],
    ['two cups hot filtered water', 500],
    ['Water: 1.2 litres', 1200],
    ['boiling water, 300 ml', 300],
    ['200-250 ml water (95 °C)', 250],
    ['2 cups nearly boiling water (90°C)', 500],
  ])('%j has %d ml', (line, millilitres) => {
    expect(readWater(line)?.millilitres).toBe(millilitres)
  })

  it.each(['boiling water', 'a pot of freshly boiled water', '1-1/2 cups water'])('%j has no clear volume', (line) => {
    expect(readWater(line)).toEqual({ millilitres: undefined, detail: line })
  })

  it.each(['1 litre cold water', '300 ml iced water', '2 cups room temperature water'])(
    'keeps what %j says besides its amount',
    (line) => {
      expect(readWater(line)?.detail).toBe(line)
    },
  )

  it.each([
    '1 cup coconut water',
    '2 tsp rose water',
    '250 ml milk',
    '1 cup hot water with honey',
    '1 cup',
    '2 g sage',
    '200 ml water and 50 ml milk',
    'watermelon',
    '',
  ])('%j is none', (line) => {
    expect(readWater(line)).toBe(undefined)
  })

  it('is read with any words that people put before it', () => {
    const volume = fc.constantFrom(
      ['2 cups', 500],
      ['500 ml', 500],
      ['1/2 litre', 500],
      ['2 mugs', 500],
      ['50 cl', 500],
    )
    const words = fc.subarray(['freshly', 'just', 'hot', 'boiling', 'boiled', 'filtered', 'cold', 'fresh'])
    fc.assert(
      fc.property(volume, words, fc.constantFrom('', 'of '), ([written, millilitres], before, of) => {
        expect(readWater(`${written} ${of}${before.join(' ')} water`)?.millilitres).toBe(millilitres)
      }),
    )
  })
})

describe('several lines of water', () => {
  it('are added up', () => {
    expect(sumWater(['250 ml boiling water', '1 cup cold water'])).toEqual({
      waterMl: '500',
      details: ['1 cup cold water'],
      unread: [],
    })
  })

  it('are listed if they are more than a recipe can have', () => {
    expect(sumWater(['6 litres of water'])).toEqual({ waterMl: '', details: [], unread: ['6 litres of water'] })
  })
})

describe('the water of a step', () => {
  it.each([
    ['Pour 250 ml of hot water over the herbs.', 250],
    ['Bring 2 cups (480 ml) water to the boil.', 480],
    ['Add 10 ml lemon juice to 1 litre boiling water.', 1000],
    ['Stir in 250 ml milk.', undefined],
    ['Take it with a glass of water.', undefined],
    ['Pour hot water over it.', undefined],
  ])('in %j is %s ml', (text, millilitres) => {
    expect(findWaterMl(text)).toBe(millilitres)
  })
})
