import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NewRecipe } from '#worker/features/recipes/writing.service.ts'

/** Recipe that passed the checks, or that needs review for these reasons. */
export type Candidate = Pick<NewRecipe, 'content' | 'herbs' | 'check'> & {
  status: NewRecipe['status']
  reasons: string[]
}

export type Attempt =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'refused'; name: string; codes: string[] }
  | { kind: 'duplicate'; name: string; ailment: RecipeContent['ailment'] }

/**
 * `write` generates and checks one recipe, for the ailment if one is given, and avoids duplicates of its earlier
 * recipes. `refusalCodes` are the reason codes of refused attempts.
 */
export type RecipeGenerator = {
  write: (ailment: string | null, refusalCodes: readonly string[]) => Promise<Attempt>
  /** Maximum recipes that one run of the worker generates. */
  stepsPerRun: number
}

/** Creates a generator from the current facts and recipes. */
export type CreateRecipeGenerator = () => Promise<RecipeGenerator>
