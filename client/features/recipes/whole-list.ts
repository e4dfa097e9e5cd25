import { createStore } from '#client/core/store.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

/** The list that was fetched last, whole; `found` is null where it could not be had. Outlives the page that asked for it. */
export type WholeList = { address: string; fetchedAt: number; found: RecipePage | null }

export const wholeList = createStore<WholeList | undefined>(undefined)
