import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { indexNames, type NameMeaning, resolveName } from './names.ts'

const { catalogue } = loadCatalogue()
const index = indexNames(safetyFacts(catalogue))
const resolve = (name: string) => describeMeaning(resolveName(index, name))

function describeMeaning(meaning: NameMeaning): string {
  if (meaning.kind === 'safe') return `safe ${meaning.ingredient.name}`
  if (meaning.kind !== 'plants') return meaning.kind
  const slugs = meaning.plants.map((plant) =>
    plant.kind === 'herb' ? plant.herb.slug : `restricted ${plant.plant.slug}`,
  )
  return `${meaning.fresh ? 'fresh ' : ''}${slugs.join(' or ')}`
}

describe('a name', () => {
  it.each([
    ['Peppermint', 'peppermint'],
    ['  DRIED   Peppermint leaves ', 'peppermint'],
    ['organic cut chamomile flowers', 'chamomile'],
    ['Matricaria chamomilla', 'chamomile'],
    ['Ginger root', 'ginger'],
    ['fresh ginger', 'fresh ginger'],
    ['fresh basil leaves', 'fresh sweet-basil'],
    ['basil', 'sweet-basil or holy-basil'],
    ['Valerian root', 'valerian'],
    ['fresh dried ginger', 'ginger'],
    ['dried fresh ginger root', 'ginger'],
    ['fresh ginger powder', 'ginger'],
    ['fresh turmeric powder', 'turmeric'],
    ['Mentha × piperita', 'peppermint'],
    ['elderberry (boiled)', 'elderberry'],
    ['mentha piperita', 'peppermint'],
    ['dandelion herb', 'unknown'],
    ['Nettle', 'nettle-leaf'],
    ['dandelion leaves', 'dandelion-leaf'],
    ['Lady’s Mantle', 'ladys-mantle'],
    ['honey', 'safe honey'],
    ['Fresh lemon', 'safe lemon juice'],
    ['orange', 'safe orange slice'],
    ['slices of orange', 'safe orange slice'],
    ['clementine', 'safe orange slice'],
    ['orange peel', 'orange-peel'],
    ['orange zest', 'orange-peel'],
    ['orange blossom', 'orange-blossom'],
    ['bitter orange', 'restricted bitter-orange'],
    ['bitter orange peel', 'restricted bitter-orange'],
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
    ['lemon-balm', 'lemon-balm'],
    ['st john’s-wort', 'restricted st-johns-wort'],
    ['St Johns wort tea', 'restricted st-johns-wort'],
    ['star-anise', 'restricted japanese-star-anise or true-star-anise'],
    ['star anise pods', 'restricted japanese-star-anise or true-star-anise'],
    ['Ladys mantle', 'ladys-mantle'],
    ['yerba maté', 'yerba-mate'],
    ['rose hips', 'rosehip'],
    ['elderberries', 'elderberry'],
    ['cinnamon sticks', 'cassia-cinnamon or ceylon-cinnamon'],
    ['ground cinnamon', 'cassia-cinnamon or ceylon-cinnamon'],
    ['cardamom pods', 'cardamom'],
    ['crushed green cardamom pods', 'cardamom'],
    ['fresh mint leaves', 'fresh peppermint or spearmint'],
    ['mint leaf', 'peppermint or spearmint'],
    ['dried chamomile flowers', 'chamomile'],
    ['camomile tea', 'chamomile'],
    ['chamomile tea bag', 'chamomile'],
    ['a tea bag of chamomile', 'chamomile'],
    ['green tea bags', 'green-tea'],
    ['loose leaf black tea', 'black-tea'],
    ['loose-leaf chamomile', 'chamomile'],
    ['grated fresh ginger', 'fresh ginger'],
    ['finely grated ginger root', 'ginger'],
    ['slices of ginger', 'ginger'],
    ['ginger powder', 'ginger'],
    ['root ginger', 'ginger'],
    ['Earl Grey tea', 'black-tea'],
    ['sprigs of fresh thyme', 'fresh thyme'],
    ['lavender buds', 'lavender'],
    ['liquorice sticks', 'liquorice'],
    ['white tea', 'black-tea or green-tea'],
    ['tea', 'black-tea or green-tea'],
    ['garlic cloves', 'safe garlic'],
    ['freshly squeezed lemon juice', 'safe lemon juice'],
    ['thin apple slices', 'safe apple'],
    ['unsweetened almond milk', 'safe almond milk'],
    ['bay leaves', 'safe bay leaf'],
    ['lemon tea', 'unknown'],
    ['lemon leaves', 'unknown'],
    ['apple seeds', 'unknown'],
    ['elder twigs', 'unknown'],
    ['fennel stalks', 'unknown'],
    ['green tea powder', 'unknown'],
    ['black cardamom', 'unknown'],
    ['grapefruit juice', 'unknown'],
    ['comfrey powder', 'restricted comfrey'],
    ['finely ground nutmeg', 'restricted nutmeg'],
    ['leaves of the foxglove', 'restricted foxglove'],
    ['sliced wild ginger', 'restricted aristolochia'],
    ['kava tea bags', 'restricted kava'],
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
    '%s never means only a herb, because it names a restricted plant',
    (name) => {
      const reading = resolveName(index, name.toUpperCase())
      const isRestricted =
        reading.kind === 'form' ||
        (reading.kind === 'plants' && reading.plants.some((plant) => plant.kind === 'restricted'))
      expect(isRestricted).toBe(true)
    },
  )

  it.each(
    catalogue.herbs.flatMap((herb) => [herb.commonName, ...herb.synonyms].map((name) => [name, herb.slug] as const)),
  )('%s includes %s among its meanings', (name, slug) => {
    const reading = resolveName(index, name)
    expect(
      reading.kind === 'plants' && reading.plants.some((plant) => plant.kind === 'herb' && plant.herb.slug === slug),
    ).toBe(true)
  })

  it('never means a herb or kitchen ingredient when it disguises a restricted plant', () => {
    const restricted = fc.constantFrom(
      ...catalogue.restricted
        .flatMap((plant) => [plant.commonName].concat(plant.synonyms))
        .filter((name) => resolve(name) !== 'form'),
    )
    const respell = fc.constantFrom(
      (name: string) => `finely ground ${name}`,
      (name: string) => `fresh ${name} leaves`,
      (name: string) => `${name} powder`,
      (name: string) => `${name} tea bags`,
      (name: string) => `sliced ${name} root`,
      (name: string) => `sprigs of ${name}`,
      (name: string) => name.replaceAll(' ', '-'),
      (name: string) => name.replaceAll("'", '’'),
    )
    fc.assert(
      fc.property(restricted, respell, (name, respellName) => {
        const reading = resolveName(index, respellName(name))
        const isHerb = reading.kind === 'plants' && reading.plants.every(({ kind }) => kind === 'herb')
        expect(isHerb || reading.kind === 'safe' ? respellName(name) : '').toBe('')
      }),
      { numRuns: 2000 },
    )
  })

  it('has the same meaning in any letter case and spacing, for any text', () => {
    const names = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...index.plants.keys(), ...index.safe.keys()))
    fc.assert(
      fc.property(names, (name) => {
        expect(resolve(`  ${name.toUpperCase().toLowerCase()}  `)).toBe(resolve(name.toLowerCase()))
      }),
      { numRuns: 2000 },
    )
  })
})
