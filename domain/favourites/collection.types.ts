import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { FavouriteKind } from './favourites.types.ts'

export const collectionTabs = ['liked', 'bookmarked'] as const
export type CollectionTab = (typeof collectionTabs)[number]

/** The ailments by which a collection is narrowed; each stands for the one that begins with its word. */
export const collectionChips = ['Inflammation', "Women's Health", 'Cold & Flu', 'Digestive'] as const
export type CollectionChip = (typeof collectionChips)[number]

/** An empty `chip` stands for all ailments; addresses call it `category`. */
export type CollectionFilters = { tab: CollectionTab; search: string; chip: CollectionChip | ''; page: number }

/** The words of a search, and the letters in them that a database does not know in both cases. */
export type CollectionWords = { words: string[]; capitals: { capital: string; small: string }[] }

/** A recipe that is not published is being reviewed: it stands there without ingredients and amounts. */
export type KeptRecipe = RecipeSummary & { isLiked: boolean; isBookmarked: boolean; isPublished: boolean }

/** `counts` are of everything that is kept; `matches` of what the filters leave on the tab. */
export type CollectionPage = { recipes: KeptRecipe[]; matches: number; counts: Record<CollectionTab, number> }

export type Removal = { id: string; kind: FavouriteKind }

/** What a member takes along of a kept recipe; `keptAt` is when it was last liked or bookmarked, in milliseconds since the epoch. */
export type ExportedRecipe = Pick<KeptRecipe, 'slug' | 'name' | 'ailment' | 'ingredientNames'> &
  Pick<KeptRecipe, 'isLiked' | 'isBookmarked' | 'isPublished'> & { description: string; keptAt: number }
