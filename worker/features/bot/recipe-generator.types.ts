import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NewRecipe } from '#worker/features/recipes/writing.service.ts'

/** Recipe that passed the checks or needs review. `reasons` explain why it needs review. */
export type Candidate = Pick<NewRecipe, 'content' | 'herbs' | 'check'> & {
  status: NewRecipe['status']
  reasons: string[]
}

export type Attempt =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'refused'; name: string; codes: string[] }
  | { kind: 'duplicate'; name: string; ailment: RecipeContent['ailment'] }

/**
 * `write` generates and checks one recipe, for the ailment if given. `write` avoids duplicates of its earlier recipes.
 * `refusalCodes` explain why earlier attempts were refused.
 */
export type RecipeGenerator = {
  write: (ailment: string | null, refusalCodes: readonly string[]) => Promise<Attempt>
  stepsPerRun: number
}

export type CreateRecipeGenerator = () => Promise<RecipeGenerator>
