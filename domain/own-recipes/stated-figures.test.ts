import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findStatedFigures, readDuration } from './stated-figures.ts'

describe('the figures that a text states', () => {
  it.each([
    ['One pot (3 cups / 750ml)', { servings: 3, waterMl: 750 }],
    ['Wait 10–12 mins, then strain.', { minutes: { value: 12, isRange: true } }],
    ['Enjoy: 3 cups per day', { cupsPerDay: 3 }],
    ['Steep for 5 to 7 minutes.', { minutes: { value: 7, isRange: true, written: '5 to 7 minutes' } }],
    ['Boil the water for 2 minutes. Steep for 10 minutes.', { minutes: { value: 10, isSteeping: true } }],
    ['Simmer gently for 20 minutes', { minutes: { value: 20, isSteeping: false } }],
    ['Let it infuse, covered, for half an hour', { minutes: { value: 30 } }],
    ['A 10-minute steep is enough', { minutes: { value: 10 } }],
    ['Steep overnight in the fridge', { minutes: { value: 480, isRange: true } }],
    ['Makes about 4 cups of tea', { servings: 4 }],
    ['Serves 2-3', { servings: 2 }],
    ['Use a 4-cup teapot', { servings: 4 }],
    ['Drink 1-2 cups, up to three times a day', { cupsPerDay: 6 }],
    ['Drink a cup twice a day for 2 weeks', { cupsPerDay: 2, courseDays: 14 }],
    ['Have one cup in the morning and one at night', { cupsPerDay: 2 }],
    ['Take 12 cups daily', { cupsPerDay: 6 }],
    ['Drink for 7 to 10 days', { courseDays: 10 }],
  ])('are found in %j', (text, figures) => {
    expect(findStatedFigures(text)).toMatchObject(figures)
  })

  it.each([
    'Keeps for 3 days in the fridge',
    'Makes a lovely present',
    'Makes 750 ml',
    'Chop the leaves, 2 minutes from the garden',
    'A cup before bed',
  ])('are none in %j', (text) => {
    expect(Object.values(findStatedFigures(text)).filter((figure) => figure !== undefined)).toEqual([])
  })

  it('never count fewer cups a day, or more servings, than a range says', () => {
    const end = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(end, end, fc.constantFrom('-', '–', ' to ', ' or '), (one, other, separator) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const { cupsPerDay, servings } = findStatedFigures(
          `Makes ${low}${separator}${high} cups. Drink ${low}${separator}${high} cups a day.`,
        )
        expect([servings, cupsPerDay]).toEqual([low, high])
      }),
    )
  })
})

describe('a text that is only a time', () => {
  it.each([
    ['10 min', 10, false],
    ['10-12 mins', 12, true],
    ['about 5 to 7 minutes', 7, true],
    ['7.5 minutes', 8, false],
    ['1 hour', 60, false],
  ])('%j is %d minutes', (text, value, isRange) => {
    expect(readDuration(text)).toMatchObject({ value, isRange })
  })

  it.each(['steep 10 min', '10', '0 min', '90 hours', ''])('%j is none', (text) => {
    expect(readDuration(text)).toBe(undefined)
  })
})
