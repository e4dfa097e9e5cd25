import { describe, expect, it } from 'vitest'

import { createPlantMarkup } from '#domain/herbs/herb-markup.ts'
import { describeHerb, describeRestrictedPlant } from '#domain/herbs/herb-sheet.ts'
import { findPlantsByName } from '#domain/herbs/plant-names.ts'

import { loadCatalogue } from './load.ts'
import { pageFacts } from './page-facts.ts'
import { safetyFacts } from './safety-facts.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = pageFacts(catalogue)
const sheets = new Map(herbs.map((herb) => [herb.slug, describeHerb(herb)]))
const sheet = (slug: string) => sheets.get(slug)

describe('the page of a herb', () => {
  it('gives amounts, limits and the date of the facts', () => {
    expect(sheet('yerba-mate')?.dose).toEqual(
      expect.arrayContaining([
        ['Minimum age', '18 years'],
        ['Taste', expect.any(String)],
        ['Caffeine', expect.stringMatching(/^up to \d+ mg per cup$/)],
      ]),
    )
    expect(sheet('thyme')?.dose).toEqual([
      ['Dried herb per cup', '1–2 g'],
      ['Level teaspoon', 'about 1 g'],
      ['Water', '150 ml at 100 °C'],
      ['Steep', '5–10 minutes'],
      ['At most', '3 cups a day'],
      ['Daily maximum', '6 g of dried herb'],
      ['In cooking', 'up to 1 g a day'],
      ['See a doctor', 'if symptoms last longer than 7 days'],
      ['Minimum age', '12 years'],
      ['Taste', 'spicy, earthy'],
    ])
  })

  it('says who should avoid the herb, and lists cautions', () => {
    expect(sheet('peppermint')?.leaveOut[0]).toMatch(/^Not for people with: .*acid reflux/)
    expect(sheet('thyme')?.cautions).toEqual([
      'Thyme: cover the cup while it steeps.',
      'See a doctor if symptoms last longer than 7 days or get worse.',
    ])
    expect(sheet('valerian')?.cautions).toContain(
      'It may make you sleepy. Do not drive after it. Do not combine it with alcohol or sleeping medicine.',
    )
    expect(sheet('elderberry')?.cautions.join(' ')).toContain('boil it for at least 15 minutes')
    expect(sheet('turmeric')?.cautions.join(' ')).toContain('Liver injury has been reported')
    expect(sheet('liquorice')?.leaveOut[0]).toContain('only if none of the following applies to you')
    expect(sheet('thyme')?.leaveOut.join(' ')).not.toContain('only if none')
  })

  it('has separate questions for pregnancy and breastfeeding, by trimester if the facts differ', () => {
    const [pregnancy, breastfeeding] = sheet('ginger')?.questions ?? []
    expect(pregnancy).toMatchObject({
      question: 'If you are pregnant',
      answers: [
        'First trimester: ask your midwife or doctor first.',
        'Second trimester: ask your midwife or doctor first.',
        'Third trimester: only in cooking amounts, at most 1 g a day.',
      ],
      isFromMemory: false,
    })
    expect(breastfeeding?.question).toBe('If you are breastfeeding')
    expect(breastfeeding?.sources).not.toEqual(pregnancy?.sources)
  })

  it("gives children's amounts by age", () => {
    expect(sheet('thyme')?.children).toEqual([
      'Children under 4 years: we know of no safe amount of the tea.',
      'Children aged 4 and over: up to 0.5 g a day counts as a cooking amount.',
      'Children aged 4 to 11 years: at most 1.5 g in a cup and 3 g a day. Ask a doctor or pharmacist first.',
    ])
  })

  it('names the sources of each figure with their editions, and says what is from memory', () => {
    const ginger = sheet('ginger')
    const lactation = ginger?.figures.find(({ figure }) => figure === 'Breastfeeding')
    expect(lactation?.sources.map((position) => ginger?.sources[position]?.words)).toContain(
      'LactMed, Ginger, NBK501786, 15 November 2023',
    )
    expect(ginger?.figures.find(({ figure }) => figure === 'How long')).toMatchObject({ isFromMemory: true })
    expect(ginger?.factCheck).toMatch(/^Facts last checked on \d+ \w+ \d{4}\. Next check due by/)
  })

  it('names the medicines that its effects interact with', () => {
    const named = sheet('dandelion-leaf')?.medicines.map(({ medicine }) => medicine)
    expect(named).toContain('lithium')
  })

  it.each(herbs)('shows for $slug no code, no medicine twice and no grade of another preparation', ({ slug }) => {
    const page = sheet(slug)
    const medicines = page?.medicines.map(({ medicine }) => medicine) ?? []
    expect(new Set(medicines).size).toBe(medicines.length)
    const { sources: _, slug: __, ...words } = page ?? { sources: [], slug: '' }
    expect(JSON.stringify(words)).not.toMatch(/[a-z]_[a-z]|undefined|\[object/)
    for (const { use, evidence } of page?.uses ?? [])
      if (/extract|juice|powder/.test(use)) expect(evidence).toMatch(/another preparation|early trials/)
  })
})

describe('the page of a restricted plant', () => {
  it.each(restricted)('says for $slug why and by whom, and gives the proper names of its alternatives', (plant) => {
    const page = describeRestrictedPlant(plant)
    expect(page.reason).not.toBe('')
    expect(page.rulings.filter((line) => /^[A-Z]{2}:|memory\)/.test(line))).toEqual([])
    for (const { name } of page.alternatives) expect(name).toMatch(/^[A-Z]/)
  })
})

describe('the search engine markup of a plant', () => {
  it('contains its names and sources, and nothing else about health', () => {
    const thyme = sheet('thyme')
    if (!thyme) throw new Error('no thyme')
    const { citation, ...markup } = createPlantMarkup('https://herbs.test', thyme)
    expect(citation?.map(({ name }) => name)).toEqual(
      thyme.sources.filter(({ tier }) => tier !== 'memory').map(({ words }) => words),
    )
    expect(markup).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      name: 'Thyme',
      url: 'https://herbs.test/herbs/thyme',
      inLanguage: 'en-GB',
      about: {
        '@type': 'Taxon',
        name: 'Thyme',
        alternateName: ['thymi herba', 'common thyme'],
        scientificName: 'Thymus vulgaris',
        taxonRank: 'species',
        parentTaxon: { '@type': 'Taxon', name: 'Lamiaceae', taxonRank: 'family' },
      },
    })
  })
})

describe('an address of the library', () => {
  const facts = safetyFacts(catalogue)
  const slugsFor = (address: string) => findPlantsByName(facts, address).map(({ slug }) => slug)

  it.each([
    ['Thyme', ['thyme']],
    ['thymus-vulgaris', ['thyme']],
    ['camomile', ['chamomile']],
    ['vitex-agnus-castus', ['chasteberry']],
    ['mad-dog-skullcap', ['american-skullcap']],
    ["Devil's claw", ['devils-claw']],
    ['mint', ['peppermint', 'spearmint']],
    ['skullcap', ['chinese-skullcap', 'american-skullcap']],
    ['knitbone', ['comfrey']],
    ['lime_blossom', ['linden']],
    ['honey', []],
    ['thyme-oil', []],
    ['thym', []],
    ['', []],
    ['--', []],
  ])('%s means %o', (address, slugs) => {
    expect(slugsFor(address)).toEqual(slugs)
  })

  const plants = [...herbs, ...restricted].filter(({ slug }) => slug !== 'green-tea-extract')

  it.each(plants)('leads to $slug by its slug, name and every synonym, but for those of an extract', (plant) => {
    expect(slugsFor(plant.slug)).toContain(plant.slug)
    const names = [plant.commonName, ...plant.synonyms].filter((name) => !/\b(?:extract|oil|resin)\b/.test(name))
    for (const name of names) expect(slugsFor(name).length, name).toBeGreaterThan(0)
  })
})
