import { createAilmentCards } from '#domain/ailments/ailments.rules.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts, Recipe, RecipePage, RecipeSummary } from '#domain/recipes/recipes.types.ts'

import {
  type PublicAilments,
  type PublicRecipe,
  type PublicRecipeList,
  type PublicRecipeSummary,
  publicPageSize,
} from './recipes.schemas.ts'
import { createSourceList, publicDisclaimer, toPublicEmergency } from './shared.ts'

const toCommonFields = (
  siteUrl: string,
  recipe: Omit<RecipeSummary, 'ingredientNames' | 'mainHerb' | 'blend'>,
): Omit<PublicRecipeSummary, 'ingredients'> => ({
  slug: recipe.slug,
  name: recipe.name,
  subtitle: recipe.subtitle,
  ailment: recipe.ailment,
  brewMinutes: recipe.brewMinutes,
  difficulty: recipe.difficulty,
  rating: recipe.rating,
  ratings: recipe.reviews,
  isPremium: recipe.isClosed === true,
  url: siteUrl + paths.recipe(recipe.slug),
})

export const toPublicRecipeList = (
  siteUrl: string,
  { recipes, matches, emergencies }: Pick<RecipePage, 'recipes' | 'matches' | 'emergencies'>,
  page: number,
): PublicRecipeList => ({
  recipes: recipes.map((recipe) =>
    Object.assign(toCommonFields(siteUrl, recipe), { ingredients: recipe.ingredientNames }),
  ),
  total: matches,
  page,
  pages: Math.ceil(matches / publicPageSize),
  emergencies: emergencies.map(toPublicEmergency),
  disclaimer: publicDisclaimer,
})

/** Returns a recipe as visitors see it: a closed one has no amounts and no steps. */
export function toPublicRecipe(siteUrl: string, recipe: Recipe): PublicRecipe {
  const sources = createSourceList()
  return {
    ...toCommonFields(siteUrl, recipe),
    description: recipe.description,
    image: siteUrl + paths.recipeImage(recipe.slug),
    servings: recipe.servings,
    cupsPerDay: recipe.cupsPerDay,
    courseDays: recipe.courseDays,
    preparation: recipe.preparation,
    ingredients: recipe.ingredients.map(({ name, herb, amount, gramsPerCup, notes }) => ({
      name,
      herb,
      amount: amount === '' ? null : amount,
      gramsPerCup,
      note: notes,
    })),
    steps: recipe.instructions,
    benefits: recipe.benefits,
    tips: recipe.tips,
    warnings: recipe.warnings.map(({ text, sources: positions }) => ({
      text,
      sources: sources.cite(positions.flatMap((position) => recipe.safety.sources[position] ?? [])),
    })),
    sources: sources.list(),
    createdAt: new Date(recipe.createdAt).toISOString(),
    updatedAt: new Date(recipe.updatedAt).toISOString(),
    disclaimer: publicDisclaimer,
  }
}

export const toPublicAilments = (siteUrl: string, { byAilment }: AilmentCounts): PublicAilments => ({
  ailments: createAilmentCards(byAilment).map(({ name, description, recipeCount }) => ({
    name,
    description,
    recipes: recipeCount,
    url: siteUrl + remediesUrl({ ...noFilters, ailment: name }),
  })),
})
