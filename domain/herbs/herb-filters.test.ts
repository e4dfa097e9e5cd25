import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

import {
  byLetter,
  filterHerbs,
  type HerbFilters,
  herbsAddress,
  herbSwitches,
  herbSwitchNames,
  isUnfiltered,
  noHerbFilters,
  readHerbFilters,
  writeHerbFilters,
} from './herb-filters.ts'
import type { HerbLibrary, HerbSummary, RestrictedSummary } from './herbs.types.ts'

const herb = (name: string, overrides: Partial<HerbSummary> = {}): HerbSummary => ({
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
const restricted = (name: string, overrides: Partial<RestrictedSummary> = {}): RestrictedSummary => ({
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
    herb('Black Tea', { hasCaffeine: true, fromAge: 18, isEveryday: true, tastes: ['bitter', 'earthy'] }),
    herb('German Chamomile', {
      scientificName: 'Matricaria chamomilla L.',
      family: 'daisy family (Asteraceae)',
      otherNames: ['camomile', 'manzanilla'],
      ailments: ['Sleep Problems', 'Digestive Issues'],
      tastes: ['sweet', 'floral'],
    }),
    herb('Lady’s Mantle', { fromAge: 18 }),
    herb('Peppermint', { otherNames: ['mint'], tastes: ['minty'] }),
    herb('Spearmint', { otherNames: ['mint', 'nana mint'], tastes: ['minty', 'sweet'], inCookingAmounts: true }),
  ],
  restricted: [
    restricted('Chinese Skullcap', { family: 'mint family (Lamiaceae)' }),
    restricted('Comfrey', { otherNames: ['knitbone'] }),
  ],
}
const namesFor = (part: Partial<HerbFilters>) => {
  const shown = filterHerbs(library, { ...noHerbFilters, ...part })
  return [shown.herbs.map(({ name }) => name), shown.restricted.map(({ name }) => name)]
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
    [{ search: 'knitbone', taste: 'sweet', only: ['everyday'] }, [], ['Comfrey']],
    [{ search: 'mint' }, ['Peppermint', 'Spearmint'], ['Chinese Skullcap']],
    [{ search: 'spear' }, ['Spearmint'], []],
    [{ search: 'dragon' }, [], []],
    [{ search: '!?' }, [], []],
    [{ ailment: 'Sleep Problems' }, ['German Chamomile'], []],
    [{ taste: 'sweet' }, ['German Chamomile', 'Spearmint'], []],
    [{ only: ['cooking-amounts'] }, ['Spearmint'], []],
    [{ only: ['caffeine-free'] }, allHerbs.slice(1), []],
    [{ only: ['everyday'] }, ['Black Tea'], []],
    [{ only: ['from-12'] }, ['German Chamomile', 'Peppermint', 'Spearmint'], []],
    [{ only: ['everyday', 'caffeine-free'] }, [], []],
    [{ taste: 'minty', search: 'mint', only: ['cooking-amounts'] }, ['Spearmint'], ['Chinese Skullcap']],
  ])('shows for %o the herbs %o and the restricted plants %o', (part, herbs, plants) => {
    expect(namesFor(part)).toEqual([herbs, plants])
  })

  it('puts names that begin with the search first', () => {
    const plants = [herb('Holy Basil'), herb('Sweet Balm'), herb('Balm', { otherNames: ['melissa'] }), herb('Balmony')]
    const found = filterHerbs({ herbs: plants, restricted: [] }, { ...noHerbFilters, search: 'balm' })
    expect(found.herbs.map(({ name }) => name)).toEqual(['Balm', 'Balmony', 'Sweet Balm'])
  })
})

const read = (query: string) => readHerbFilters(new URLSearchParams(query))

describe('the filters of an address', () => {
  it('are read from the address, and unknown values are ignored', () => {
    expect(
      read('search=+lady’s++mantle&category=sleep+problems&taste=SWEET&only=from-12&only=everyday&only=x'),
    ).toEqual({
      search: 'lady’s mantle',
      ailment: 'Sleep Problems',
      taste: 'sweet',
      only: ['everyday', 'from-12'],
    })
    for (const query of [
      '',
      'search=+&category=&taste=',
      'category=Hair&taste=salty&only=everything&page=2&search=%00',
    ])
      expect(read(query)).toEqual(noHerbFilters)
  })

  const anyFilters = fc.record({
    search: fc.string({ maxLength: 12 }).map((text) => read(new URLSearchParams({ search: text }).toString()).search),
    ailment: fc.constantFrom('' as const, ...ailmentNames),
    taste: fc.constantFrom('' as const, ...tasteTags),
    only: fc.subarray([...herbSwitchNames]),
  })
  const anyParams = fc.array(
    fc.tuple(
      fc.constantFrom('search', 'category', 'taste', 'only', 'other'),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
  )

  it('stay the same when written and read again', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(read(new URLSearchParams(writeHerbFilters(filters)).toString())).toEqual(filters)
        expect(herbsAddress(filters) === '/herbs').toBe(isUnfiltered(filters))
      }),
    )
  })

  it('stay the same after the first reading of any address', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const filters = readHerbFilters(new URLSearchParams(params))
        expect(readHerbFilters(new URLSearchParams(writeHerbFilters(filters)))).toEqual(filters)
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
    .map(({ name, ...overrides }) => herb(name, overrides))
  const anyLibrary = fc.record({
    herbs: fc.array(anyHerb, { maxLength: 8 }),
    restricted: fc.constant(library.restricted),
  })

  it('remove together what each removes alone', () => {
    fc.assert(
      fc.property(anyLibrary, anyFilters, word, (plants, some, search) => {
        const filters = { ...some, search }
        const { herbs } = filterHerbs(plants, filters)
        const alone: HerbFilters[] = [
          { ...noHerbFilters, search: filters.search },
          { ...noHerbFilters, ailment: filters.ailment },
          { ...noHerbFilters, taste: filters.taste },
          ...filters.only.map((name): HerbFilters => ({ ...noHerbFilters, only: [name] })),
        ]
        const passing = plants.herbs.filter((one) =>
          alone.every((filter) => filterHerbs(plants, filter).herbs.includes(one)),
        )
        expect(new Set(herbs)).toEqual(new Set(passing))
        expect(filterHerbs({ ...plants, herbs }, filters).herbs).toEqual(herbs)
        for (const shown of herbs) expect(filters.only.every((name) => herbSwitches[name].passes(shown))).toBe(true)
      }),
    )
  })
})

it('byLetter lists every plant once and keeps the order', () => {
  const groups = byLetter([{ name: 'Agrimony' }, { name: 'aniseed' }, { name: 'Birch' }])
  expect(groups).toEqual([
    ['A', [{ name: 'Agrimony' }, { name: 'aniseed' }]],
    ['B', [{ name: 'Birch' }]],
  ])
})
