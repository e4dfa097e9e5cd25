import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import { parseQueryNumber, parseQueryText } from '#domain/query.ts'
import { maxAilmentLength, maxPage, maxSearchLength } from '#domain/recipes/recipe-filters.ts'
import { splitSearchTerms } from '#domain/recipes/recipes.rules.ts'

import {
  type CollectionChip,
  collectionChips,
  type CollectionFilters,
  type CollectionPage,
  collectionTabs,
  type CollectionTab,
  type CollectionSearchWords,
  type SavedRecipe,
  type Removal,
} from './collection.types.ts'
import type { FavouriteKind } from './favourites.types.ts'

export const collectionPageSize = 12
/** Maximum recipes that a search, a category filter or an export includes. The newest come first. */
export const maxExaminedRecipes = 2000
/** Maximum non-ASCII letters in a search that match in both cases. The database replaces them one by one. */
const maxCapitals = 20

export const underReviewNotice = 'This remedy is being reviewed. Please do not use it until it is back.'

export const emptyCollectionFilters: CollectionFilters = { tab: 'liked', search: '', chip: '', page: 1 }

export const kindByTab: Record<CollectionTab, FavouriteKind> = { liked: 'like', bookmarked: 'bookmark' }

/** Parses the filters in a URL. Shortens texts that are too long; other invalid values become the default. */
export function parseCollectionFilters(params: URLSearchParams): CollectionFilters {
  const category = parseQueryText(params, 'category', maxAilmentLength).toLowerCase()
  return {
    tab: collectionTabs.find((tab) => tab === params.get('tab')) ?? 'liked',
    search: parseQueryText(params, 'search', maxSearchLength),
    chip: collectionChips.find((chip) => chip.toLowerCase() === category) ?? '',
    page: Math.min(Math.max(1, parseQueryNumber(params, 'page') ?? 1), maxPage),
  }
}

export function createCollectionQuery({ tab, search, chip, page }: CollectionFilters): Record<string, string> {
  return {
    ...(tab !== 'liked' && { tab }),
    ...(search && { search }),
    ...(chip && { category: chip }),
    ...(page !== 1 && { page: String(page) }),
  }
}

export function collectionUrl(filters: CollectionFilters): string {
  const query = new URLSearchParams(createCollectionQuery(filters)).toString()
  return query ? `${paths.members}?${query}` : paths.members
}

/** Returns the filters after a change. The list starts at page 1 unless the change contains a page. */
export const changeCollectionFilters = (
  filters: CollectionFilters,
  change: Partial<CollectionFilters>,
): CollectionFilters =>
  parseCollectionFilters(new URLSearchParams(createCollectionQuery({ ...filters, page: 1, ...change })))

/** True if a search or a category filter is set. Tabs don't count as filters. */
export const isFiltered = ({ search, chip }: Pick<CollectionFilters, 'search' | 'chip'>): boolean =>
  search !== '' || chip !== ''

/** True if a filtered list may lack older recipes, because the collection has more recipes than a search covers. */
export const mayLackRecipes = (filters: CollectionFilters, { counts }: Pick<CollectionPage, 'counts'>): boolean =>
  isFiltered(filters) && counts[filters.tab] > maxExaminedRecipes

export const getChipAilment = (chip: CollectionChip): string =>
  ailmentNames.find((name) => `${name} `.startsWith(`${chip} `)) ?? chip

/**
 * Returns the distinct words of a search in lower case; an empty list for punctuation. SQLite changes the case of ASCII
 * letters only, so `capitals` lists the other letters in both cases.
 */
export function splitCollectionSearch(search: string): CollectionSearchWords {
  const { anywhere, wordStarts } = splitSearchTerms(search.normalize('NFC'))
  const words = [...new Set([...anywhere, ...wordStarts].map((word) => word.toLowerCase()))]
  const capitals = [...new Set(words.join(''))].flatMap((small) => {
    const capital = small.toUpperCase()
    return small > '\u007F' && capital !== small && capital.toLowerCase() === small ? [{ capital, small }] : []
  })
  return { words, capitals: capitals.slice(0, maxCapitals) }
}

/** Returns the page without likes and bookmarks with a pending removal. */
export function applyRemovals(
  { recipes, matches, counts }: CollectionPage,
  tab: CollectionTab,
  removals: readonly Removal[],
): CollectionPage {
  const isRemoved = ({ id }: SavedRecipe, kind: FavouriteKind) =>
    removals.some((removal) => removal.id === id && removal.kind === kind)
  const updatedRecipes = recipes.map((recipe) => ({
    ...recipe,
    isLiked: recipe.isLiked && !isRemoved(recipe, 'like'),
    isBookmarked: recipe.isBookmarked && !isRemoved(recipe, 'bookmark'),
  }))
  const countRemoved = (flag: 'isLiked' | 'isBookmarked') =>
    recipes.filter((recipe) => recipe[flag]).length - updatedRecipes.filter((recipe) => recipe[flag]).length
  const flag = tab === 'liked' ? 'isLiked' : 'isBookmarked'
  return {
    recipes: updatedRecipes.filter((recipe) => recipe[flag]),
    matches: matches - countRemoved(flag),
    counts: {
      liked: counts.liked - countRemoved('isLiked'),
      bookmarked: counts.bookmarked - countRemoved('isBookmarked'),
    },
  }
}
