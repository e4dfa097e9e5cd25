import { createIsland } from '#client/core/island.tsx'
import { useRating } from '#client/features/ratings/use-rating.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { RecipeFacts } from './recipe-facts.tsx'

type RatedFactsProps = Pick<Recipe, 'id' | 'brewMinutes' | 'difficulty' | 'rating' | 'reviews'>

/** Facts below the name of a recipe, with its latest rating. */
export const RatedFacts = createIsland({
  name: 'rated-facts',
  wakes: ['together'],
  Content: (recipe: RatedFactsProps) => {
    const { rating, reviews } = useRating(recipe)
    return <RecipeFacts {...recipe} rating={rating} reviews={reviews} />
  },
})
