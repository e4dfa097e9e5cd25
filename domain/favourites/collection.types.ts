import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { FavouriteKind } from './favourites.types.ts'

export const collectionTabs = ['liked', 'bookmarked'] as const
export type CollectionTab = (typeof collectionTabs)[number]

/** Category filters. Each matches the ailment that starts with its words. */
export const collectionChips = ['Inflammation', "Women's Health", 'Cold & Flu', 'Digestive'] as const
export type CollectionChip = (typeof collectionChips)[number]

/** Filters of a collection. `chip` is called `category` in URLs; an empty `chip` matches all ailments. */
export type CollectionFilters = { tab: CollectionTab; search: string; chip: CollectionChip | ''; page: number }

/**
 * Words of a search. SQLite changes the case of ASCII letters only, so `capitals` lists the other letters in both
 * cases.
 */
export type CollectionSearchWords = { words: string[]; capitals: { capital: string; small: string }[] }

/** Saved recipe. An unpublished recipe is under review and has no ingredients or amounts. */
export type SavedRecipe = RecipeSummary & { isLiked: boolean; isBookmarked: boolean; isPublished: boolean }

/** `counts` are the totals of both tabs. `matches` is the number of recipes that match the filters on this tab. */
export type CollectionPage = { recipes: SavedRecipe[]; matches: number; counts: Record<CollectionTab, number> }

export type Removal = { id: string; kind: FavouriteKind }

/** Saved recipe in an export. `savedAt` is the time of the last like or bookmark, in milliseconds since the epoch. */
export type ExportedRecipe = Pick<SavedRecipe, 'slug' | 'name' | 'ailment' | 'ingredientNames'> &
  Pick<SavedRecipe, 'isLiked' | 'isBookmarked' | 'isPublished'> & { description: string; savedAt: number }
