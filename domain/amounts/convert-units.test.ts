import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { convertText } from './convert-units.ts'
import { toFahrenheit, toTeaspoons, toUsVolume } from './kitchen-units.ts'

const thousandRuns = { numRuns: 1000 }
const signs: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
const parseFigure = (figure: string) => figure.split(' ').reduce((sum, part) => sum + (signs[part] ?? Number(part)), 0)
const millilitresPerUnit: Record<string, number> = {
  'US cup': 236.588,
  'US cups': 236.588,
  'US fl oz': 29.5735,
  'US tsp': 4.92892,
}

describe('a step in other units', () => {
  it.each([
    ['Pour on 400 ml of water at 95 °C.', 'Pour on about 1 ⅔ US cups of water at about 205 °F.'],
    ['Pour on 200 ml of boiling water, 100 °C.', 'Pour on about 7 US fl oz of boiling water, 212 °F.'],
    ['It falls to about 95 °C; roughly 150 ml is left.', 'It falls to about 205 °F; roughly 5 US fl oz is left.'],
    ['Pour it on at 97 to 100 °C.', 'Pour it on at about 205 to 212 °F.'],
    ['Use water at 80-85°C.', 'Use water at about 175-185 °F.'],
    ['Lukewarm, between 45 and 50 °C.', 'Lukewarm, between about 115 and 120 °F.'],
    ['Add half a litre of water.', 'Add about 17 US fl oz of water.'],
    ['Fill up to 1 l with 15 ml of lemon juice.', 'Fill up to about 4 ¼ US cups with about 3 US tsp of lemon juice.'],
    ['It takes a good 600 ml.', 'It takes a good 2 ½ US cups.'],
    ['Two jugs hold 2 x 200 ml.', 'Two jugs hold about 1 ⅔ US cups.'],
  ])('%s becomes %s', (step, converted) => {
    expect(convertText(step, ['us', 'f'])).toBe(converted)
  })

  it('rounds a highest temperature down', () => {
    expect(convertText('Let it cool below 65 °C.', ['f'])).toBe('Let it cool below about 145 °F.')
    expect(convertText('Let it cool to 65 °C.', ['f'])).toBe('Let it cool to about 150 °F.')
  })

  it.each([
    'Steep for 10 minutes in 2 cups.',
    'Heat it to 80 °C (176 °F).',
    'The water is 10 °C cooler after a minute.',
    'Add 3 g of thyme and 2 tsp of honey.',
    'Add 8 fl oz or a pint of water.',
    'Fill the kettle with a full litre.',
  ])('keeps “%s”', (step) => {
    expect(convertText(step, ['tsp', 'us', 'f'])).toBe(step)
  })

  it('changes only the units that were chosen', () => {
    const step = 'Pour on 400 ml of water at 95 °C.'
    expect(convertText(step, [])).toBe(step)
    expect(convertText(step, ['f'])).toBe('Pour on 400 ml of water at about 205 °F.')
    expect(convertText(step, ['us'])).toBe('Pour on about 1 ⅔ US cups of water at 95 °C.')
  })
})

describe('a converted figure', () => {
  it('is within half a step of any temperature, and never above a limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (celsius) => {
        const exact = (celsius * 9) / 5 + 32
        expect(Math.abs(Number(toFahrenheit(celsius, 'nearest').figure) - exact)).toBeLessThanOrEqual(2.5)
        expect(Number(toFahrenheit(celsius, 'max').figure)).toBeLessThanOrEqual(exact)
      }),
      thousandRuns,
    )
  })

  it('is within an eighth of any volume from a teaspoon', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 5000 }), (millilitres) => {
        const { figure = '', unit = '' } = toUsVolume(millilitres) ?? {}
        const back = parseFigure(figure) * (millilitresPerUnit[unit] ?? Number.NaN)
        expect(Math.abs(back - millilitres) / millilitres, `${figure} ${unit}`).toBeLessThanOrEqual(1 / 8)
      }),
      thousandRuns,
    )
  })

  it('never puts more herb into the spoons than the grams, and at least 88 % of them', () => {
    const hundredths = fc.integer({ min: 1, max: 3000 }).map((value) => value / 100)
    fc.assert(
      fc.property(hundredths, fc.integer({ min: 2, max: 60 }), (grams, tenths) => {
        const teaspoons = toTeaspoons(grams, tenths / 10)
        if (teaspoons === undefined) return
        expect(Number.isInteger(teaspoons * 4)).toBe(true)
        expect(teaspoons * (tenths / 10)).toBeLessThanOrEqual(grams + 1e-6)
        expect(teaspoons * (tenths / 10)).toBeGreaterThanOrEqual(0.88 * grams - 1e-6)
      }),
      thousandRuns,
    )
  })
})
