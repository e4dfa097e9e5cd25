import type { BrewsPage, BrewSummary } from './brews.types.ts'
import type { OfferStatus } from './offer.ts'
import type { OwnRecipeReport } from './own-recipe-check.ts'
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

/**
 * `versions` are the earlier ones, latest first. `brews` is the first page. `stock` has the slugs of the herbs in the
 * member's cabinet, null without a cabinet. `shareToken` is part of the link with which others can read the recipe; null
 * if only its author can. `offer` is null if the recipe was never offered.
 */
export type OwnRecipeWithVersions = {
  recipe: OwnRecipe
  versions: OwnRecipeVersion[]
  brews: BrewsPage
  stock: string[] | null
  shareToken: string | null
  offer: OfferStatus | null
}

/** Recipe behind a shared link: without its author's notes and tags, and checked for adults in general. */
export type SharedRecipe = { content: OwnRecipeContent; report: OwnRecipeReport }

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

/** Recipe behind the shared link with `token`, as a card in a post. It has no amounts. */
export type RecipeCard = Pick<OwnRecipeContent, 'name' | 'ailment' | 'emoji' | 'colour'> & {
  token: string
  ingredientNames: string[]
}
