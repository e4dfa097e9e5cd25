import type { Verdict } from '#domain/safety/findings.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import type { RecipeOrigin } from './recipes.types.ts'

/** `waiting` needs a person's review, and `draft` was kept back by an administrator. */
export const publicationStatuses = ['published', 'waiting', 'draft'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/**
 * Recipe in the editor; `revision` differs for every saved state. `withdrawal` is the reason shown on the page of a
 * withdrawn recipe. Times are milliseconds since the epoch.
 */
export type RecipeToEdit = {
  id: string
  slug: string
  publicationStatus: PublicationStatus
  withdrawal: string | null
  origin: RecipeOrigin
  verdict: Verdict
  revision: string
  updatedAt: number
  content: RecipeContent
}

/** Recipe with the same name as another. */
export type SameName = { id: string; name: string; ailment: string; ingredientNames: string[]; isPublished: boolean }

/** Slug that a recipe with this name would get, and the recipes that already have the name. */
export type NameStatus = { slug: string; namesakes: SameName[] }
