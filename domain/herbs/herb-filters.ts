import { type AilmentName, ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import { parseQueryText } from '#domain/query.ts'
import { normaliseName } from '#domain/safety/names.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'
import { collapseWhitespace } from '#domain/text.ts'

import type { HerbLibrary, HerbSummary, PlantSummary, Taste } from './herbs.types.ts'

export const maxHerbSearchLength = 80

export const herbSwitches = {
  'cooking-amounts': { label: 'Cooking amounts in pregnancy', matches: (herb) => herb.inCookingAmounts },
  'caffeine-free': { label: 'No caffeine', matches: (herb) => !herb.hasCaffeine },
  everyday: { label: 'Everyday drink', matches: (herb) => herb.isEveryday },
  'from-12': { label: 'From age 12', matches: (herb) => herb.fromAge <= 12 },
} as const satisfies Record<string, { label: string; matches: (herb: HerbSummary) => boolean }>

type HerbSwitch = keyof typeof herbSwitches

/** An empty value matches every herb. In URLs, the ailment is `category` and the switches are `only`. */
export type HerbFilters = { search: string; ailment: AilmentName | ''; taste: Taste | ''; switches: HerbSwitch[] }

export const emptyHerbFilters: HerbFilters = { search: '', ailment: '', taste: '', switches: [] }

/** Switches in display order, which is also their order in URLs. */
export const herbSwitchNames: readonly HerbSwitch[] = ['cooking-amounts', 'caffeine-free', 'everyday', 'from-12']

/** Parses the filters in a URL. Ignores invalid values. */
export function parseHerbFilters(params: URLSearchParams): HerbFilters {
  const getValue = (key: string) => collapseWhitespace(params.get(key) ?? '').toLowerCase()
  const switchValues = new Set(params.getAll('only'))
  return {
    search: parseQueryText(params, 'search', maxHerbSearchLength),
    ailment: ailmentNames.find((name) => name.toLowerCase() === getValue('category')) ?? '',
    taste: tasteTags.find((taste) => taste === getValue('taste')) ?? '',
    switches: herbSwitchNames.filter((name) => switchValues.has(name)),
  }
}

/** Returns the query parameters for the filters, without empty values. */
export function listHerbQueryEntries({ search, ailment, taste, switches }: HerbFilters): [string, string][] {
  const entries: [string, string][] = [
    ['search', search],
    ['category', ailment],
    ['taste', taste],
    ...switches.map((name): [string, string] => ['only', name]),
  ]
  return entries.filter(([, value]) => value !== '')
}

export function herbsUrl(filters: HerbFilters): string {
  const query = new URLSearchParams(listHerbQueryEntries(filters)).toString()
  return query ? `${paths.herbs}?${query}` : paths.herbs
}

export const isUnfiltered = (filters: HerbFilters): boolean => listHerbQueryEntries(filters).length === 0

/**
 * Returns the plants that match. Names that begin with the search come first. A search also finds restricted plants,
 * whatever the other filters are, because a reader may have one at hand. Filters without a search hide restricted
 * plants.
 */
export function filterHerbs({ herbs, restricted }: HerbLibrary, filters: HerbFilters): HerbLibrary {
  const { search, ailment, taste, switches } = filters
  const terms = normaliseForSearch(search).split(' ').filter(Boolean)
  if (search !== '' && terms.length === 0) return { herbs: [], restricted: [] }
  const matchingHerbs = herbs.filter(
    (herb) =>
      (ailment === '' || herb.ailments.includes(ailment)) &&
      (taste === '' || herb.tastes.includes(taste)) &&
      switches.every((name) => herbSwitches[name].matches(herb)),
  )
  if (terms.length > 0) return { herbs: findPlants(matchingHerbs, terms), restricted: findPlants(restricted, terms) }
  return { herbs: matchingHerbs, restricted: isUnfiltered(filters) ? restricted : [] }
}

export function groupByLetter<Plant extends Pick<PlantSummary, 'name'>>(plants: readonly Plant[]): [string, Plant[]][] {
  return [...Map.groupBy(plants, ({ name }) => name.charAt(0).toUpperCase())]
}

function findPlants<Plant extends PlantSummary>(plants: readonly Plant[], terms: readonly string[]): Plant[] {
  const query = terms.join(' ')
  return plants
    .map((plant) => ({ plant, names: [plant.name, ...plant.otherNames].map(normaliseForSearch) }))
    .filter(({ plant, names }) => {
      const text = [...names, normaliseForSearch(plant.scientificName), normaliseForSearch(plant.family)].join('  ')
      return terms.every((term) => text.includes(term))
    })
    .toSorted((one, other) => Number(startsWithQuery(other.names, query)) - Number(startsWithQuery(one.names, query)))
    .map(({ plant }) => plant)
}

const startsWithQuery = (names: readonly string[], query: string) => names.some((name) => name.startsWith(query))

/** Reduces a name to letters, digits and spaces without accents: `Lady’s Mantle` becomes `ladys mantle`. */
const normaliseForSearch = (text: string): string =>
  normaliseName(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}']/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
