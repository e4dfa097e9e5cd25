import type { LoaderFunctionArgs } from 'react-router'

import { type IngredientChoice, type Suggestion, suggestIngredients } from '#domain/recipes/ingredient-choice.rules.ts'

import { listIngredients } from './recipes.api.ts'

export type Suggestions = {
  /** False without an answer; nothing is suggested then. */
  isKnown: boolean
  suggest: (typed: string, chosen: readonly string[]) => Suggestion[]
}

const nothing: IngredientChoice = { offered: [], shorter: [], groups: [] }

/** Suggestions are a help: without them the list goes on, and what is typed is taken as it stands. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Suggestions> {
  const choice = await listIngredients(context).catch(() => nothing)
  return {
    isKnown: choice.offered.length > 0,
    suggest: (typed, chosen) => suggestIngredients(choice, typed, chosen),
  }
}

export const shouldRevalidate = () => false
