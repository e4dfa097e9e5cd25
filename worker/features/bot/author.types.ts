import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NewRecipe } from '#worker/features/recipes/writing.service.ts'

/** A recipe that passed, or one for review with the reasons. */
export type Candidate = Pick<NewRecipe, 'content' | 'herbs' | 'check'> & {
  status: NewRecipe['status']
  reasons: string[]
}

export type Attempt =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'refused'; name: string; codes: string[] }
  | { kind: 'duplicate'; name: string; ailment: RecipeContent['ailment'] }

/**
 * Writes and judges one recipe, for the ailment if one is given. Avoids duplicates of its earlier recipes. `refusedFor`
 * holds the reason codes of refused attempts.
 */
export type Author = {
  write: (ailment: string | null, refusedFor: readonly string[]) => Promise<Attempt>
  /** Number of recipes that the author writes in one run of the worker. */
  stepsPerRun: number
}

/** Creates an author from the current facts and recipes. */
export type CreateAuthor = () => Promise<Author>
