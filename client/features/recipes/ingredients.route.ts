import type { LoaderFunctionArgs } from 'react-router'

import type { IngredientChoice } from '#domain/recipes/ingredient-choice.rules.ts'

import { listIngredients } from './recipes.api.ts'

/** Suggestions are a help: without them the list goes on, and what is typed is taken as it stands. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<IngredientChoice> =>
  listIngredients(context).catch(() => ({ offered: [], shorter: [], groups: [] }))

export const shouldRevalidate = () => false
