import type { ResourceArgs } from '#client/core/resources.ts'
import { type IngredientChoice, type Suggestion, suggestIngredients } from '#domain/recipes/ingredient-choice.rules.ts'

import { listIngredients } from './recipes.api.ts'

export type Suggestions = {
  /** False after a failed call; then nothing is suggested. */
  isKnown: boolean
  suggest: (typed: string, chosen: readonly string[]) => Suggestion[]
}

const nothing: IngredientChoice = { offered: [], shorter: [], groups: [] }

/** A failed call only removes the suggestions; typed text still works. */
export async function loader({ context }: ResourceArgs): Promise<Suggestions> {
  const choice = await listIngredients(context).catch(() => nothing)
  return {
    isKnown: choice.offered.length > 0,
    suggest: (typed, chosen) => suggestIngredients(choice, typed, chosen),
  }
}
