import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { FavouriteKind } from './favourites.types.ts'

export const collectionTabs = ['liked', 'bookmarked'] as const
export type CollectionTab = (typeof collectionTabs)[number]

/** Category filters of a collection. Each matches the ailment that begins with its words. */
export const collectionChips = ['Inflammation', "Women's Health", 'Cold & Flu', 'Digestive'] as const
export type CollectionChip = (typeof collectionChips)[number]

/** Filters of a collection. An empty `chip` matches all ailments; in URLs it is called `category`. */
export type CollectionFilters = { tab: CollectionTab; search: string; chip: CollectionChip | ''; page: number }

/**
 * Words of a search, and their non-ASCII letters in both cases, because SQLite changes the case of ASCII letters only.
 */
export type CollectionSearchWords = { words: string[]; capitals: { capital: string; small: string }[] }

/** Saved recipe. An unpublished one is under review, and its ingredients and amounts are left out. */
export type SavedRecipe = RecipeSummary & { isLiked: boolean; isBookmarked: boolean; isPublished: boolean }

/** `counts` are the totals of both tabs; `matches` is the number of filtered recipes on the current tab. */
export type CollectionPage = { recipes: SavedRecipe[]; matches: number; counts: Record<CollectionTab, number> }

export type Removal = { id: string; kind: FavouriteKind }

/**
 * Saved recipe in an export. `savedAt` is the time when the member last liked or bookmarked it, in milliseconds since
 * the epoch.
 */
export type ExportedRecipe = Pick<SavedRecipe, 'slug' | 'name' | 'ailment' | 'ingredientNames'> &
  Pick<SavedRecipe, 'isLiked' | 'isBookmarked' | 'isPublished'> & { description: string; savedAt: number }
