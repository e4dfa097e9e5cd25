import { paths } from '../paths.ts'
import { formatCups } from './recipe-counts.ts'
import { preparationMinutes } from './recipes.rules.ts'
import type { Recipe } from './recipes.types.ts'

export type RecipeForMarkup = Pick<
  Recipe,
  | 'slug'
  | 'name'
  | 'subtitle'
  | 'description'
  | 'ailment'
  | 'brewMinutes'
  | 'servings'
  | 'ingredients'
  | 'instructions'
  | 'rating'
  | 'reviews'
  | 'createdAt'
  | 'updatedAt'
  | 'isClosed'
>

/** Returns a recipe as a schema.org `Recipe`. Durations are ISO 8601. A recipe without ratings has no rating. */
export function createRecipeMarkup(siteUrl: string, recipe: RecipeForMarkup) {
  const address = siteUrl + paths.recipe(recipe.slug)
  const { rating, reviews } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    ...(recipe.subtitle && { alternateName: recipe.subtitle }),
    description: recipe.description,
    url: address,
    image: [siteUrl + paths.recipeImage(recipe.slug)],
    author: { '@type': 'Organization', name: 'Herbal Remedies', url: `${siteUrl}/` },
    datePublished: formatIsoDate(recipe.createdAt),
    dateModified: formatIsoDate(recipe.updatedAt),
    prepTime: formatIsoMinutes(preparationMinutes),
    cookTime: formatIsoMinutes(recipe.brewMinutes),
    totalTime: formatIsoMinutes(preparationMinutes + recipe.brewMinutes),
    recipeYield: formatCups(recipe.servings),
    recipeCategory: 'Herbal tea',
    keywords: recipe.ailment,
    recipeIngredient: recipe.ingredients.map(({ name, amount }) => (amount ? `${amount} ${name}` : name)),
    ...(recipe.isClosed ? closedMarkup : { recipeInstructions: createSteps(recipe, address) }),
    ...(rating !== null &&
      reviews > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviews } }),
  }
}

/** Marks the part of the page that isn't open to everybody, for search engines. */
const closedMarkup = {
  isAccessibleForFree: false,
  hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.closed' },
}

const createSteps = ({ instructions }: RecipeForMarkup, address: string) =>
  instructions.map((text, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    text,
    url: `${address}#step-${index + 1}`,
  }))

const formatIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10)
const formatIsoMinutes = (minutes: number) => `PT${minutes}M`
