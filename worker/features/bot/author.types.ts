import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NewRecipe } from '#worker/features/recipes/writing.service.ts'

/** A recipe that passed, or that a person has to look at for the reasons. */
export type Candidate = Pick<NewRecipe, 'content' | 'herbs' | 'check'> & {
  status: NewRecipe['status']
  reasons: string[]
}

/** What came of one try. */
export type Attempt =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'refused'; name: string; codes: string[] }
  | { kind: 'duplicate'; name: string; ailment: RecipeContent['ailment'] }

/**
 * Writes one recipe, for the ailment where one is named, and judges it; it knows what it wrote before. `refusedFor` are the codes
 * for which the tries before were refused.
 */
export type Author = {
  write: (ailment: string | null, refusedFor: readonly string[]) => Promise<Attempt>
  /** Recipes that it writes in one run of the worker. */
  stepsInRun: number
}

/** Reads what an author needs. */
export type Hire = () => Promise<Author>
