import { type AilmentName, ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import { queryText } from '#domain/query.ts'
import { normaliseName } from '#domain/safety/names.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'
import { collapseWhitespace } from '#domain/text.ts'

import type { HerbLibrary, HerbSummary, PlantSummary, Taste } from './herbs.types.ts'

/** Maximum lengths in characters. */
export const herbSearchLengthMax = 80

/** Yes-or-no filters: the label, and when a herb passes. */
export const herbSwitches = {
  'cooking-amounts': { words: 'Cooking amounts in pregnancy', passes: (herb) => herb.inCookingAmounts },
  'caffeine-free': { words: 'No caffeine', passes: (herb) => !herb.hasCaffeine },
  everyday: { words: 'Everyday drink', passes: (herb) => herb.isEveryday },
  'from-12': { words: 'From age 12', passes: (herb) => herb.fromAge <= 12 },
} as const satisfies Record<string, { words: string; passes: (herb: HerbSummary) => boolean }>

type HerbSwitch = keyof typeof herbSwitches

/** Empty values mean all. Addresses call the ailment `category` and the switches `only`. */
export type HerbFilters = { search: string; ailment: AilmentName | ''; taste: Taste | ''; only: HerbSwitch[] }

export const noHerbFilters: HerbFilters = { search: '', ailment: '', taste: '', only: [] }

/** Switches in the order in which they are shown and written. */
export const herbSwitchNames: readonly HerbSwitch[] = ['cooking-amounts', 'caffeine-free', 'everyday', 'from-12']

/** Reads the filters of any address; invalid values are ignored. */
export function readHerbFilters(params: URLSearchParams): HerbFilters {
  const word = (key: string) => collapseWhitespace(params.get(key) ?? '').toLowerCase()
  const switches = new Set(params.getAll('only'))
  return {
    search: queryText(params, 'search', herbSearchLengthMax),
    ailment: ailmentNames.find((name) => name.toLowerCase() === word('category')) ?? '',
    taste: tasteTags.find((taste) => taste === word('taste')) ?? '',
    only: herbSwitchNames.filter((name) => switches.has(name)),
  }
}

/** Returns the shortest query for these filters. */
export function writeHerbFilters({ search, ailment, taste, only }: HerbFilters): [string, string][] {
  const entries: [string, string][] = [
    ['search', search],
    ['category', ailment],
    ['taste', taste],
    ...only.map((name): [string, string] => ['only', name]),
  ]
  return entries.filter(([, value]) => value !== '')
}

/** Returns the address of the library with these filters. */
export function herbsAddress(filters: HerbFilters): string {
  const query = new URLSearchParams(writeHerbFilters(filters)).toString()
  return query ? `${paths.herbs}?${query}` : paths.herbs
}

export const isUnfiltered = (filters: HerbFilters): boolean => writeHerbFilters(filters).length === 0

/**
 * Returns the herbs that pass every filter; names that begin with the search come first. Restricted plants are found by
 * the search alone, despite other filters, because somebody may have one at hand. Without filters all of them are
 * listed.
 */
export function filterHerbs({ herbs, restricted }: HerbLibrary, filters: HerbFilters): HerbLibrary {
  const { search, ailment, taste, only } = filters
  const terms = fold(search).split(' ').filter(Boolean)
  if (search !== '' && terms.length === 0) return { herbs: [], restricted: [] }
  const passing = herbs.filter(
    (herb) =>
      (ailment === '' || herb.ailments.includes(ailment)) &&
      (taste === '' || herb.tastes.includes(taste)) &&
      only.every((name) => herbSwitches[name].passes(herb)),
  )
  if (terms.length > 0) return { herbs: findPlants(passing, terms), restricted: findPlants(restricted, terms) }
  return { herbs: passing, restricted: isUnfiltered(filters) ? restricted : [] }
}

/** Groups plants by the first letter of their names and keeps their order. */
export function byLetter<P extends Pick<PlantSummary, 'name'>>(plants: readonly P[]): [string, P[]][] {
  return [...Map.groupBy(plants, ({ name }) => name.charAt(0).toUpperCase())]
}

function findPlants<P extends PlantSummary>(plants: readonly P[], terms: readonly string[]): P[] {
  const query = terms.join(' ')
  return plants
    .map((plant) => ({ plant, names: [plant.name, ...plant.otherNames].map(fold) }))
    .filter(({ plant, names }) => {
      const text = [...names, fold(plant.scientificName), fold(plant.family)].join('  ')
      return terms.every((term) => text.includes(term))
    })
    .toSorted((one, other) => Number(startsWithQuery(other.names, query)) - Number(startsWithQuery(one.names, query)))
    .map(({ plant }) => plant)
}

const startsWithQuery = (names: readonly string[], query: string) => names.some((name) => name.startsWith(query))

/** Normalises a name to letters and digits without accents, so that `Lady’s Mantle` equals `ladys mantle`. */
const fold = (text: string): string =>
  normaliseName(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}']/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
