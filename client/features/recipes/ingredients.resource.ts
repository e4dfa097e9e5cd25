import type { ResourceArgs } from '#client/core/resources.ts'
import { type IngredientChoice, type Suggestion, suggestIngredients } from '#domain/recipes/ingredient-choice.rules.ts'

import { listIngredients } from './recipes.api.ts'

export type Suggestions = {
  /** False if loading failed. Then `suggest` returns an empty list. */
  isLoaded: boolean
  suggest: (typed: string, chosen: readonly string[]) => Suggestion[]
}

const emptyChoice: IngredientChoice = { offered: [], shorter: [], groups: [] }

export async function loader({ context }: ResourceArgs): Promise<Suggestions> {
  const choice = await listIngredients(context).catch(() => emptyChoice)
  return {
    isLoaded: choice.offered.length > 0,
    suggest: (typed, chosen) => suggestIngredients(choice, typed, chosen),
  }
}
