import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { formatAllergen } from './allergen-names.ts'
import { allergyNames, parseAllergyCode } from './allergy-codes.ts'
import { allergyPairs, findAllergyPairs } from './allergy-pairs.ts'
import { allergySources } from './allergy-sources.ts'

const { catalogue } = loadCatalogue()
const slugs = catalogue.herbs.map(({ slug }) => slug)
const kitchen = catalogue.safeIngredients.map(({ name }) => name)
const names = [...slugs, ...kitchen]
const pairs = Object.entries(allergyPairs).flatMap(([code, all]) => all.map((pair) => ({ code, ...pair })))
const findingLines = (allergies: string[], ingredients: string[] = names) =>
  findAllergyPairs(allergies, ingredients).map(({ code, name, level }) => `${level} ${name} for ${code}`)
const findLevel = (allergy: string, name: string) => findAllergyPairs([allergy], [name])[0]?.level ?? 'nothing'

describe('the pairs of allergies and ingredients', () => {
  it('name herbs and kitchen ingredients that exist', () => {
    expect(pairs.flatMap(({ herbs = [] }) => herbs).filter((herb) => !slugs.includes(herb))).toEqual([])
    expect(pairs.flatMap((pair) => pair.kitchen ?? []).filter((name) => !kitchen.includes(name))).toEqual([])
  })

  it('concern every herb by its family and by each allergen of its facts', () => {
    const missing = catalogue.herbs.flatMap(({ slug, family, allergens }) =>
      [family, ...allergens].filter((code) => findLevel(code, slug) === 'nothing').map((code) => `${slug} ${code}`),
    )
    expect(missing).toEqual([])
  })

  it('cite sources, and use every source', () => {
    expect(pairs.filter(({ sources }) => sources.length === 0)).toEqual([])
    expect(new Set(pairs.flatMap(({ sources }) => sources))).toEqual(new Set(Object.keys(allergySources)))
    for (const [id, source] of Object.entries(allergySources))
      expect('address' in source, id).toBe(source.tier !== 'memory')
  })

  it('have unique words for each allergy', () => {
    expect(Object.keys(allergyPairs).toSorted()).toEqual(Object.keys(allergyNames).toSorted())
    const words = Object.values(allergyNames)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((text) => /_/.test(text))).toEqual([])
    expect(formatAllergen('Asteraceae')).toContain(allergyNames.Asteraceae)
  })
})

describe('an allergy', () => {
  it.each([
    ['peanut_cross_reaction', 'fenugreek', 'refuse'],
    ['peanut_cross_reaction', 'rooibos', 'nothing'],
    ['peanut_cross_reaction', 'liquorice', 'nothing'],
    ['soya', 'fenugreek', 'caution'],
    ['soya', 'soy milk', 'refuse'],
    ['coeliac', 'lemongrass', 'nothing'],
    ['coeliac', 'oat-straw', 'refuse'],
    ['gluten', 'oat milk', 'refuse'],
    ['nut', 'rosehip', 'nothing'],
    ['nut', 'almond milk', 'refuse'],
    ['Asteraceae', 'chamomile', 'refuse'],
    ['asteraceae', 'burdock-root', 'refuse'],
    ['mugwort_pollen', 'chamomile', 'refuse'],
    ['mugwort_pollen', 'anise', 'caution'],
    ['mugwort_pollen', 'black-pepper', 'caution'],
    ['mugwort_pollen', 'honey', 'caution'],
    ['mugwort_pollen', 'peppermint', 'nothing'],
    ['birch_pollen', 'birch-leaf', 'refuse'],
    ['birch_pollen', 'apple', 'caution'],
    ['birch_pollen', 'chamomile', 'nothing'],
    ['grass_pollen', 'lemongrass', 'nothing'],
    ['pollen_unknown', 'chamomile', 'caution'],
    ['pollen_unknown', 'birch-leaf', 'nothing'],
    ['pollen_unknown', 'apple', 'nothing'],
    ['pollen_unknown', 'cornsilk', 'nothing'],
    ['celery', 'fennel', 'refuse'],
    ['carrot', 'coriander-seed', 'refuse'],
    ['salicylates', 'willow-bark', 'refuse'],
    ['salicylates', 'blackcurrant-leaf', 'nothing'],
    ['peru_balsam', 'clove', 'refuse'],
    ['peru_balsam', 'orange-peel', 'caution'],
    ['Lamiaceae', 'sage', 'refuse'],
    ['Fabaceae', 'rooibos', 'caution'],
    ['Poaceae', 'lemongrass', 'caution'],
    ['latex', 'apple', 'caution'],
    ['lemon-balm', 'lemon-balm', 'refuse'],
    [' Lemon Balm', 'lemon-balm', 'refuse'],
    ['lemon juice', 'lemon juice', 'refuse'],
    ['chamomile', 'yarrow', 'caution'],
    ['fennel', 'anise', 'caution'],
    ['thyme', 'oregano', 'caution'],
    ['moon dust', 'chamomile', 'nothing'],
  ])('pairs %s with %s: %s', (allergy, name, level) => {
    expect(findLevel(allergy, name)).toBe(level)
  })

  it('cautions and refuses nothing when the kind of pollen is unknown', () => {
    const lines = findingLines(['pollen_unknown'])
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !line.startsWith('caution '))).toEqual([])
  })

  it('refuses only the plant or kitchen ingredient that it names', () => {
    for (const name of names) expect(findingLines([name], [name]), name).toEqual([`refuse ${name} for ${name}`])
  })

  it('raises one finding for each ingredient', () => {
    for (const allergy of [...Object.keys(allergyPairs), ...names]) {
      const findings = findAllergyPairs([allergy, allergy.toUpperCase()], names)
      expect(new Set(findings.map(({ code, name }) => `${code} ${name}`)).size, allergy).toBe(findings.length)
    }
  })

  it('never makes the findings for other allergies milder', () => {
    const anyAllergies = fc.array(
      fc.oneof(fc.constantFrom(...Object.keys(allergyPairs)), fc.constantFrom(...names), fc.string()),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(anyAllergies, anyAllergies, (some, others) => {
        expect(findingLines([...some, ...others])).toEqual(expect.arrayContaining(findingLines(some)))
        expect(findingLines([...others, ...some])).toEqual(expect.arrayContaining(findingLines(some)))
      }),
    )
  })
})

describe('an allergy code', () => {
  it('is read in any letter case', () => {
    expect(parseAllergyCode(' asteraceae')).toBe('Asteraceae')
    expect(parseAllergyCode('Birch_Pollen')).toBe('birch_pollen')
    expect(parseAllergyCode('constructor')).toBeUndefined()
    expect(parseAllergyCode('')).toBeUndefined()
  })
})
