import type { ReactNode } from 'react'

import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage, RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { ChangeFilters } from './use-wanted-filters.ts'

/** A list as the page shows it: what was asked for and found, how to ask for another, and how a card is drawn. */
export type Listed = {
  filters: RecipeFilters
  found: RecipePage
  wanted: RecipeFilters
  change: ChangeFilters
  draw: (recipe: RecipeSummary, tag?: ReactNode) => ReactNode
}

/** `plain` is the list as it is for everybody. */
export type PersonalRemediesProps = Listed & { plain: ReactNode }
