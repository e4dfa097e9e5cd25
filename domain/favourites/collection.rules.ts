import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import { queryNumber, queryText } from '#domain/query.ts'
import { ailmentLengthMax, pageMax, searchLengthMax } from '#domain/recipes/recipe-filters.ts'
import { searchTerms } from '#domain/recipes/recipes.rules.ts'

import {
  type CollectionChip,
  collectionChips,
  type CollectionFilters,
  type CollectionPage,
  collectionTabs,
  type CollectionTab,
  type CollectionWords,
  type KeptRecipe,
  type Removal,
} from './collection.types.ts'
import type { FavouriteKind } from './favourites.types.ts'

export const collectionPageSize = 12
/** Of a collection, a search and a chip look at the newest so many, and a file holds as many. */
export const collectionExaminedMax = 2000
/** Letters beyond ASCII of one search that are found in either case; the database folds them one by one. */
const capitalsMax = 20

/** What is said of a recipe that is being reviewed, wherever it is kept. */
export const reviewedWords = 'This remedy is being reviewed. Please leave it out until it is back.'

/** The whole of the first tab. */
export const noCollectionFilters: CollectionFilters = { tab: 'liked', search: '', chip: '', page: 1 }

export const kindOfTab: Record<CollectionTab, FavouriteKind> = { liked: 'like', bookmarked: 'bookmark' }

/** Reads any address: invalid values are shortened or replaced by the default. */
export function readCollectionFilters(params: URLSearchParams): CollectionFilters {
  const category = queryText(params, 'category', ailmentLengthMax).toLowerCase()
  return {
    tab: collectionTabs.find((tab) => tab === params.get('tab')) ?? 'liked',
    search: queryText(params, 'search', searchLengthMax),
    chip: collectionChips.find((chip) => chip.toLowerCase() === category) ?? '',
    page: Math.min(Math.max(1, queryNumber(params, 'page') ?? 1), pageMax),
  }
}

/** The shortest query that says these filters; what stands at its default is left out. */
export function writeCollectionFilters({ tab, search, chip, page }: CollectionFilters): Record<string, string> {
  return {
    ...(tab !== 'liked' && { tab }),
    ...(search && { search }),
    ...(chip && { category: chip }),
    ...(page !== 1 && { page: String(page) }),
  }
}

export function collectionAddress(filters: CollectionFilters): string {
  const query = new URLSearchParams(writeCollectionFilters(filters)).toString()
  return query ? `${paths.members}?${query}` : paths.members
}

/** The filters after a change, as an address keeps them; the list starts at page 1 unless the change names a page. */
export const changedCollection = (filters: CollectionFilters, change: Partial<CollectionFilters>): CollectionFilters =>
  readCollectionFilters(new URLSearchParams(writeCollectionFilters({ ...filters, page: 1, ...change })))

/** True when a search or a chip narrows the list, not only the tab. */
export const isNarrowed = ({ search, chip }: Pick<CollectionFilters, 'search' | 'chip'>): boolean =>
  search !== '' || chip !== ''

/** Whether a list may lack old ones because the collection holds more than a search looks at. */
export const isCutShort = (filters: CollectionFilters, { counts }: Pick<CollectionPage, 'counts'>): boolean =>
  isNarrowed(filters) && counts[filters.tab] > collectionExaminedMax

/** The ailment that begins with the words of the chip. */
export const ailmentOfChip = (chip: CollectionChip): string =>
  ailmentNames.find((name) => `${name} `.startsWith(`${chip} `)) ?? chip

/**
 * The words of a search in small letters, each once; none for a search of marks alone. A database knows the small letter of
 * an ASCII one alone: `capitals` are the others that the words hold.
 */
export function collectionWords(search: string): CollectionWords {
  const { anywhere, wordStarts } = searchTerms(search.normalize('NFC'))
  const words = [...new Set([...anywhere, ...wordStarts].map((word) => word.toLowerCase()))]
  const capitals = [...new Set(words.join(''))].flatMap((small) => {
    const capital = small.toUpperCase()
    return small > '\u007F' && capital !== small && capital.toLowerCase() === small ? [{ capital, small }] : []
  })
  return { words, capitals: capitals.slice(0, capitalsMax) }
}

/** Returns the page without the likes and bookmarks that are being removed. */
export function withoutRemoved(
  { recipes, matches, counts }: CollectionPage,
  tab: CollectionTab,
  removals: readonly Removal[],
): CollectionPage {
  const isRemoved = ({ id }: KeptRecipe, kind: FavouriteKind) =>
    removals.some((removal) => removal.id === id && removal.kind === kind)
  const left = recipes.map((recipe) => ({
    ...recipe,
    isLiked: recipe.isLiked && !isRemoved(recipe, 'like'),
    isBookmarked: recipe.isBookmarked && !isRemoved(recipe, 'bookmark'),
  }))
  const lost = (flag: 'isLiked' | 'isBookmarked') =>
    recipes.filter((recipe) => recipe[flag]).length - left.filter((recipe) => recipe[flag]).length
  const flag = tab === 'liked' ? 'isLiked' : 'isBookmarked'
  return {
    recipes: left.filter((recipe) => recipe[flag]),
    matches: matches - lost(flag),
    counts: { liked: counts.liked - lost('isLiked'), bookmarked: counts.bookmarked - lost('isBookmarked') },
  }
}
