import type { BrewsPage, BrewSummary } from './brews.types.ts'
import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/** A member's own recipe. `revision` rises by one with every save. Times are milliseconds since the epoch. */
export type OwnRecipe = {
  id: string
  content: OwnRecipeContent
  revision: number
  brews: BrewSummary
  createdAt: number
  updatedAt: number
}

/** An earlier version of a recipe, which was replaced at `replacedAt`. */
export type OwnRecipeVersion = { revision: number; content: OwnRecipeContent; replacedAt: number }

/** `versions` are the earlier ones, latest first. `brews` is the first page. */
export type OwnRecipeWithVersions = { recipe: OwnRecipe; versions: OwnRecipeVersion[]; brews: BrewsPage }

/**
 * A page of own recipes. `next` is the cursor of the next page, null on the last one. `max` is the
 * highest number of recipes that the member can keep; null without a limit. `tags` are those of all the member's
 * recipes.
 */
export type OwnRecipesPage = {
  recipes: OwnRecipe[]
  next: string | null
  count: number
  max: number | null
  tags: string[]
}
