import type { Verdict } from '#domain/safety/findings.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import type { RecipeOrigin } from './recipes.types.ts'

/** Shown to everybody, waiting for a person to look, or kept back by an administrator. */
export const publicationStatuses = ['published', 'waiting', 'draft'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/**
 * A recipe as an administrator edits it; `revision` tells it apart from every later state. `withdrawal` is the reason that its page
 * gives while it is withdrawn. Times are milliseconds since the epoch.
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

/** A recipe of the same name. */
export type SameName = { id: string; name: string; ailment: string; ingredientNames: string[]; isPublished: boolean }

/** The slug that a recipe of a name would have, and who has the name already. */
export type NameStatus = { slug: string; namesakes: SameName[] }
