import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { indexNames, type NameReading, resolveName } from './names.ts'

const { catalogue } = loadCatalogue()
const index = indexNames(safetyFacts(catalogue))
const resolve = (name: string) => describeReading(resolveName(index, name))

function describeReading(reading: NameReading): string {
  if (reading.kind === 'safe') return `safe ${reading.ingredient.name}`
  if (reading.kind !== 'plants') return reading.kind
  const slugs = reading.readings.map((plant) =>
    plant.kind === 'herb' ? plant.herb.slug : `restricted ${plant.plant.slug}`,
  )
  return `${reading.fresh ? 'fresh ' : ''}${slugs.join(' or ')}`
}

describe('a name', () => {
  it.each([
    ['Peppermint', 'peppermint'],
    ['  DRIED   Peppermint leaves ', 'peppermint'],
    ['organic cut chamomile flowers', 'chamomile'],
    ['Matricaria chamomilla', 'chamomile'],
    ['Ginger root', 'ginger'],
    ['fresh ginger', 'fresh ginger'],
    ['Valerian root', 'valerian'],
    ['fresh dried ginger', 'ginger'],
    ['dried fresh ginger root', 'ginger'],
    ['fresh ginger powder', 'ginger'],
    ['fresh turmeric powder', 'turmeric'],
    ['Mentha × piperita', 'peppermint'],
    ['mentha piperita', 'peppermint'],
    ['dandelion herb', 'unknown'],
    ['Nettle', 'nettle-leaf'],
    ['dandelion leaves', 'dandelion-leaf'],
    ['Lady’s Mantle', 'ladys-mantle'],
    ['honey', 'safe honey'],
    ['Fresh lemon', 'safe lemon juice'],
    ['vanilla extract', 'safe vanilla'],
    ['cinnamon', 'cassia-cinnamon or ceylon-cinnamon'],
    ['dried cinnamon bark', 'cassia-cinnamon or ceylon-cinnamon'],
    ['star anise', 'restricted japanese-star-anise or true-star-anise'],
    ['Sambucus nigra', 'elderflower or elderberry'],
    ['comfrey leaf', 'restricted comfrey'],
    ["St John's wort", 'restricted st-johns-wort'],
    ['SJW', 'restricted st-johns-wort'],
    ['wild ginger root', 'restricted aristolochia'],
    ['Pokeweed', 'restricted pokeroot'],
    ['Mormon tea', 'restricted ephedra'],
    ['peppermint oil', 'form'],
    ['valerian tincture', 'form'],
    ['peppermint root', 'unknown'],
    ['elder leaves', 'unknown'],
    ['dragon root', 'unknown'],
    ['pepermint', 'unknown'],
    ['leaf', 'unknown'],
    ['', 'unknown'],
  ])('%o means %s', (name, meaning) => {
    expect(resolve(name)).toBe(meaning)
  })

  it.each(catalogue.restricted.flatMap((plant) => [plant.commonName, ...plant.synonyms]))(
    '%s of a restricted plant never reads as a herb alone',
    (name) => {
      const reading = resolveName(index, name.toUpperCase())
      const hit =
        reading.kind === 'form' ||
        (reading.kind === 'plants' && reading.readings.some((plant) => plant.kind === 'restricted'))
      expect(hit).toBe(true)
    },
  )

  it.each(
    catalogue.herbs.flatMap((herb) => [herb.commonName, ...herb.synonyms].map((name) => [name, herb.slug] as const)),
  )('%s leads to %s among its readings', (name, slug) => {
    const reading = resolveName(index, name)
    expect(
      reading.kind === 'plants' && reading.readings.some((plant) => plant.kind === 'herb' && plant.herb.slug === slug),
    ).toBe(true)
  })

  it('has some meaning, whatever the text, letter case and spacing', () => {
    const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...index.plants.keys(), ...index.safe.keys()))
    fc.assert(
      fc.property(names, (name) => {
        expect(resolve(`  ${name.toUpperCase().toLowerCase()}  `)).toBe(resolve(name.toLowerCase()))
      }),
      { numRuns: 2000 },
    )
  })
})
