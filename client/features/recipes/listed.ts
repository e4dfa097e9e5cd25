import type { ReactNode } from 'react'

import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage, RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { ChangeFilters } from './use-recipe-filters.ts'

/** A list of recipes with its filters, and the functions that render its parts. */
export type Listed = {
  filters: RecipeFilters
  found: RecipePage
  change: ChangeFilters
  /** Range of the list that this page shows, as text. */
  range: string
  renderCard: (recipe: RecipeSummary, tag?: ReactNode) => ReactNode
  renderPagination: (page: number, matches: number) => ReactNode
}

/**
 * `plain` is the list as everybody sees it and `address` the URL of its first page in the default size. `passingNote`
 * explains what passing means. The page already has all three.
 */
export type PersonalRemediesProps = Listed & { plain: ReactNode; address: string; passingNote: string }
