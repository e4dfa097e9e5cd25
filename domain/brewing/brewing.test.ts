import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { calculateBlendGrams } from './amounts.rules.ts'
import { createBrewSteps, formatPlantName } from './brewing.messages.ts'
import { brewBlend } from './brewing.rules.ts'
import { getHandling } from './handling.rules.ts'

const { herbs } = loadCatalogue().catalogue
const findHerb = (slug: string) => {
  const herb = herbs.find((one) => one.slug === slug)
  if (!herb) throw new Error(`${slug} is not in the catalogue`)
  return herb
}
const brewHerbs = (...slugs: string[]) => {
  const brew = brewBlend(slugs.map((slug) => ({ herb: findHerb(slug) })))
  if (!brew) throw new Error('nothing was brewed')
  return brew
}
const formatSteps = (...slugs: string[]) => createBrewSteps(brewHerbs(...slugs), 2).join(' ')

describe('the handling of a plant part', () => {
  it.each([
    ['chamomile', 'soft'],
    ['rose-petal', 'delicate'],
    ['green-tea', 'delicate'],
    ['fennel', 'seed'],
    ['cardamom', 'seed'],
    ['rosehip', 'hard'],
    ['ceylon-cinnamon', 'hard'],
    ['echinacea', 'hard'],
    ['lemon-peel', 'hard'],
    ['valerian', 'hard'],
    ['marshmallow-root', 'cold'],
    ['willow-bark', 'simmer'],
    ['bilberry-fruit', 'simmer'],
    ['elderberry', 'boil'],
    ['slippery-elm', 'powder'],
  ])('%s is handled as %s', (slug, handling) => {
    expect(getHandling(findHerb(slug))).toBe(handling)
  })
})

describe('the brewing steps', () => {
  it('pour water over flowers and leaves at the temperature of the most delicate', () => {
    expect(formatSteps('peppermint', 'chamomile')).toMatch(/Pour \d+ ml of water at 95 °C over the .*German chamomile/)
    expect(formatSteps('peppermint', 'chamomile')).not.toMatch(/simmer|boil/)
  })

  it('simmer hard parts first and add soft ones off the heat', () => {
    const steps = createBrewSteps(brewHerbs('eleuthero', 'lemon-balm'), 2)
    expect(steps[0]).toMatch(/eleuthero into a pan .* simmer for 12 minutes/)
    expect(steps[1]).toMatch(/off the heat .* add the lemon balm, cover and steep for \d+ minutes/)
    expect(steps[2]).toMatch(/That makes \d+ minutes/)
  })

  it('cook bark and peel along when a pan is in use', () => {
    expect(formatSteps('eleuthero', 'ceylon-cinnamon')).toMatch(/Put the eleuthero and Ceylon cinnamon into a pan/)
  })

  it('crush seeds', () => {
    expect(formatSteps('fennel', 'peppermint')).toMatch(/Crush the fennel/)
    expect(brewHerbs('fennel').preparation).toContain('crush_before_use')
  })

  it('boil elderberries for 15 minutes and add petals last', () => {
    expect(formatSteps('elderberry')).toMatch(/Boil for (1[5-9]|20) minutes/)
    expect(formatSteps('nettle-leaf', 'rose-petal')).toMatch(/add the rose petal for the last 5 minutes/)
  })

  it('soak marshmallow root in cold water in a separate jug', () => {
    const steps = formatSteps('marshmallow-root', 'chamomile')
    expect(steps).toMatch(/Cover the marshmallow root with 150 ml of cold water at about 20 °C. Leave to soak/)
    expect(steps).toMatch(/lukewarm .* do not heat it again/)
  })

  it('let the water cool for green tea and mate', () => {
    expect(formatSteps('peppermint', 'green-tea')).toMatch(
      /cool to about 78 °C, add the green tea, cover and steep for [23] minutes/,
    )
    expect(formatSteps('yerba-mate')).toMatch(/water at 62 °C/)
  })
})

it('formatPlantName writes a name in lower case except for proper names', () => {
  expect(formatPlantName('Ceylon Cinnamon')).toBe('Ceylon cinnamon')
  expect(formatPlantName('Elderberry (dried, always boiled)')).toBe('elderberry')
})

it('brewBlend returns undefined for an empty blend', () => {
  expect(brewBlend([])).toBeUndefined()
})

it.each([
  [1.45, 1.25],
  [0.98, 0.9],
  [0.29, 0.25],
])('calculateBlendGrams rounds %d g down to %d g and never above a limit', (limit, expected) => {
  const peppermint = findHerb('peppermint')
  const limitedHerb = { ...peppermint, tea: { ...peppermint.tea, gramsPerCupMin: limit, gramsPerCupMax: limit } }
  expect(calculateBlendGrams([{ herb: limitedHerb }], 1).map(({ gramsPerCup }) => gramsPerCup)).toEqual([expected])
})

it('brewBlend keeps every limit of every herb, alone and in any blend', () => {
  const blends = fc.uniqueArray(
    fc.record({ herb: fc.constantFrom(...herbs), share: fc.double({ min: 0.2, max: 3, noNaN: true }) }),
    { minLength: 1, maxLength: 5, selector: ({ herb: { slug } }) => slug },
  )
  fc.assert(
    fc.property(
      blends,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (blend, cupsPerDay, servings) => {
        const brew = brewBlend(blend, { cupsPerDay })
        expect(brew).toBeDefined()
        if (!brew) return
        for (const { herb: brewedHerb, gramsPerCup } of brew.herbs) {
          expect(gramsPerCup).toBeGreaterThan(0)
          expect(gramsPerCup).toBeLessThanOrEqual(brewedHerb.tea.gramsPerCupMax)
          expect(gramsPerCup * brew.cupsPerDay).toBeLessThanOrEqual(brewedHerb.maxDailyGrams + 1e-9)
          expect(brew.cupsPerDay).toBeLessThanOrEqual(brewedHerb.tea.cupsPerDayMax)
          expect(brew.preparation).toEqual(expect.arrayContaining(brewedHerb.tea.requirements))
          const phase = brew.phases.find(({ herbs: phaseHerbs }) => phaseHerbs.some((one) => one.herb === brewedHerb))
          const afterMinutes = phase?.herbs.find((one) => one.herb === brewedHerb)?.afterMinutes ?? 0
          expect((phase?.minutes ?? 0) - afterMinutes).toBeGreaterThanOrEqual(
            Math.min(brewedHerb.tea.steepMinutesMin, phase?.minutes ?? 0),
          )
        }
        const steps = createBrewSteps(brew, servings)
        expect(steps.length).toBeGreaterThan(0)
        expect(steps.join(' ')).not.toMatch(/undefined|NaN|Infinity/)
      },
    ),
    { numRuns: 300 },
  )
})
