import type { ReactNode } from 'react'

import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage, RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { ChangeFilters } from './use-wanted-filters.ts'

/** A list as the page shows it: what was asked for and found, and how its parts are drawn. */
export type Listed = {
  filters: RecipeFilters
  found: RecipePage
  change: ChangeFilters
  /** The part of the list on the page, in words. */
  range: string
  drawCard: (recipe: RecipeSummary, tag?: ReactNode) => ReactNode
  drawPages: (page: number, matches: number) => ReactNode
}

/**
 * `plain` is the list as it is for everybody, `address` that of its first page in the usual size, and `passingNote` what passing
 * means: the page has them already.
 */
export type PersonalRemediesProps = Listed & { plain: ReactNode; address: string; passingNote: string }
