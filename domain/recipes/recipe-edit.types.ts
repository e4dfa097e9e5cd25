import type { Verdict } from '#domain/safety/findings.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import type { PublicationStatus, RecipeOrigin } from './recipes.types.ts'

/**
 * Recipe in the editor. `revision` is different for every saved state. `withdrawal` is the reason shown on a withdrawn
 * recipe's page. Times are milliseconds since the epoch.
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

export type SameName = { id: string; name: string; ailment: string; ingredientNames: string[]; isPublished: boolean }

/** Slug that a recipe with this name would get, and the other recipes with the same name. */
export type NameStatus = { slug: string; namesakes: SameName[] }
