import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

import {
  groupByLetter,
  filterHerbs,
  type HerbFilters,
  herbsUrl,
  herbSwitches,
  herbSwitchNames,
  isUnfiltered,
  emptyHerbFilters,
  parseHerbFilters,
  listHerbQueryEntries,
} from './herb-filters.ts'
import type { HerbLibrary, HerbSummary, RestrictedSummary } from './herbs.types.ts'

const createHerb = (name: string, overrides: Partial<HerbSummary> = {}): HerbSummary => ({
  id: name.toLowerCase(),
  name,
  scientificName: 'Planta plana L.',
  family: 'rose family (Rosaceae)',
  otherNames: [],
  emoji: '🌿',
  ailments: ['Cold & Flu'],
  tastes: ['mild'],
  use: 'Traditionally: cough',
  inCookingAmounts: false,
  hasCaffeine: false,
  isEveryday: false,
  fromAge: 12,
  ...overrides,
})
const createRestricted = (name: string, overrides: Partial<RestrictedSummary> = {}): RestrictedSummary => ({
  id: name.toLowerCase(),
  name,
  scientificName: 'Planta mala L.',
  family: 'borage family (Boraginaceae)',
  otherNames: [],
  reason: 'Harms the liver.',
  ...overrides,
})

const library: HerbLibrary = {
  herbs: [
    createHerb('Black Tea', { hasCaffeine: true, fromAge: 18, isEveryday: true, tastes: ['bitter', 'earthy'] }),
    createHerb('German Chamomile', {
      scientificName: 'Matricaria chamomilla L.',
      family: 'daisy family (Asteraceae)',
      otherNames: ['camomile', 'manzanilla'],
      ailments: ['Sleep Problems', 'Digestive Issues'],
      tastes: ['sweet', 'floral'],
    }),
    createHerb('Lady’s Mantle', { fromAge: 18 }),
    createHerb('Peppermint', { otherNames: ['mint'], tastes: ['minty'] }),
    createHerb('Spearmint', { otherNames: ['mint', 'nana mint'], tastes: ['minty', 'sweet'], inCookingAmounts: true }),
  ],
  restricted: [
    createRestricted('Chinese Skullcap', { family: 'mint family (Lamiaceae)' }),
    createRestricted('Comfrey', { otherNames: ['knitbone'] }),
  ],
}
const listNames = (filters: Partial<HerbFilters>) => {
  const filtered = filterHerbs(library, { ...emptyHerbFilters, ...filters })
  return [filtered.herbs.map(({ name }) => name), filtered.restricted.map(({ name }) => name)]
}

const allHerbs = library.herbs.map(({ name }) => name)

describe('the library under filters', () => {
  it.each<[Partial<HerbFilters>, string[], string[]]>([
    [{}, allHerbs, ['Chinese Skullcap', 'Comfrey']],
    [{ search: 'CAMOMILE' }, ['German Chamomile'], []],
    [{ search: 'matricaria' }, ['German Chamomile'], []],
    [{ search: 'daisy' }, ['German Chamomile'], []],
    [{ search: 'asteraceae' }, ['German Chamomile'], []],
    [{ search: 'ladys mantle' }, ['Lady’s Mantle'], []],
    [{ search: 'cham ger' }, ['German Chamomile'], []],
    [{ search: 'nana' }, ['Spearmint'], []],
    [{ search: 'comfrey' }, [], ['Comfrey']],
    [{ search: 'knitbone', taste: 'sweet', switches: ['everyday'] }, [], ['Comfrey']],
    [{ search: 'mint' }, ['Peppermint', 'Spearmint'], ['Chinese Skullcap']],
    [{ search: 'spear' }, ['Spearmint'], []],
    [{ search: 'dragon' }, [], []],
    [{ search: '!?' }, [], []],
    [{ ailment: 'Sleep Problems' }, ['German Chamomile'], []],
    [{ taste: 'sweet' }, ['German Chamomile', 'Spearmint'], []],
    [{ switches: ['cooking-amounts'] }, ['Spearmint'], []],
    [{ switches: ['caffeine-free'] }, allHerbs.slice(1), []],
    [{ switches: ['everyday'] }, ['Black Tea'], []],
    [{ switches: ['from-12'] }, ['German Chamomile', 'Peppermint', 'Spearmint'], []],
    [{ switches: ['everyday', 'caffeine-free'] }, [], []],
    [{ taste: 'minty', search: 'mint', switches: ['cooking-amounts'] }, ['Spearmint'], ['Chinese Skullcap']],
  ])('shows for %o the herbs %o and the restricted plants %o', (filters, herbs, plants) => {
    expect(listNames(filters)).toEqual([herbs, plants])
  })

  it('puts names that begin with the search first', () => {
    const plants = [
      createHerb('Holy Basil'),
      createHerb('Sweet Balm'),
      createHerb('Balm', { otherNames: ['melissa'] }),
      createHerb('Balmony'),
    ]
    const filtered = filterHerbs({ herbs: plants, restricted: [] }, { ...emptyHerbFilters, search: 'balm' })
    expect(filtered.herbs.map(({ name }) => name)).toEqual(['Balm', 'Balmony', 'Sweet Balm'])
  })
})

const parseQuery = (query: string) => parseHerbFilters(new URLSearchParams(query))

describe('the filters in a URL', () => {
  it('are parsed from the query, and unknown values are ignored', () => {
    expect(
      parseQuery('search=+lady’s++mantle&category=sleep+problems&taste=SWEET&only=from-12&only=everyday&only=x'),
    ).toEqual({
      search: 'lady’s mantle',
      ailment: 'Sleep Problems',
      taste: 'sweet',
      switches: ['everyday', 'from-12'],
    })
    for (const query of [
      '',
      'search=+&category=&taste=',
      'category=Hair&taste=salty&only=everything&page=2&search=%00',
    ])
      expect(parseQuery(query)).toEqual(emptyHerbFilters)
  })

  const anyFilters = fc.record({
    search: fc
      .string({ maxLength: 12 })
      .map((text) => parseQuery(new URLSearchParams({ search: text }).toString()).search),
    ailment: fc.constantFrom('' as const, ...ailmentNames),
    taste: fc.constantFrom('' as const, ...tasteTags),
    switches: fc.subarray([...herbSwitchNames]),
  })
  const anyParams = fc.array(
    fc.tuple(
      fc.constantFrom('search', 'category', 'taste', 'only', 'other'),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
  )

  it('stay the same when they are written to a query and parsed again', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseQuery(new URLSearchParams(listHerbQueryEntries(filters)).toString())).toEqual(filters)
        expect(herbsUrl(filters) === '/herbs').toBe(isUnfiltered(filters))
      }),
    )
  })

  it('stay the same after any query is parsed once', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const filters = parseHerbFilters(new URLSearchParams(params))
        expect(parseHerbFilters(new URLSearchParams(listHerbQueryEntries(filters)))).toEqual(filters)
      }),
      { numRuns: 1000 },
    )
  })

  const word = fc.constantFrom('mint', 'tea', 'rose', 'daisy', 'comfrey', 'x')
  const anyHerb = fc
    .record({
      name: word,
      otherNames: fc.array(word, { maxLength: 2 }),
      ailments: fc.subarray([...ailmentNames]),
      tastes: fc.subarray([...tasteTags]),
      inCookingAmounts: fc.boolean(),
      hasCaffeine: fc.boolean(),
      isEveryday: fc.boolean(),
      fromAge: fc.constantFrom(12, 15, 18),
    })
    .map(({ name, ...overrides }) => createHerb(name, overrides))
  const anyLibrary = fc.record({
    herbs: fc.array(anyHerb, { maxLength: 8 }),
    restricted: fc.constant(library.restricted),
  })

  it('keep a herb only if each filter alone keeps it', () => {
    fc.assert(
      fc.property(anyLibrary, anyFilters, word, (plants, randomFilters, search) => {
        const filters = { ...randomFilters, search }
        const { herbs } = filterHerbs(plants, filters)
        const singleFilters: HerbFilters[] = [
          { ...emptyHerbFilters, search: filters.search },
          { ...emptyHerbFilters, ailment: filters.ailment },
          { ...emptyHerbFilters, taste: filters.taste },
          ...filters.switches.map((name): HerbFilters => ({ ...emptyHerbFilters, switches: [name] })),
        ]
        const expectedHerbs = plants.herbs.filter((one) =>
          singleFilters.every((filter) => filterHerbs(plants, filter).herbs.includes(one)),
        )
        expect(new Set(herbs)).toEqual(new Set(expectedHerbs))
        expect(filterHerbs({ ...plants, herbs }, filters).herbs).toEqual(herbs)
        for (const herb of herbs) expect(filters.switches.every((name) => herbSwitches[name].matches(herb))).toBe(true)
      }),
    )
  })
})

it('groupByLetter lists every plant once and keeps the order', () => {
  const groups = groupByLetter([{ name: 'Agrimony' }, { name: 'aniseed' }, { name: 'Birch' }])
  expect(groups).toEqual([
    ['A', [{ name: 'Agrimony' }, { name: 'aniseed' }]],
    ['B', [{ name: 'Birch' }]],
  ])
})
