import type { ReactNode } from 'react'

import { CardFavourites } from '#client/features/favourites/card-favourites.island.tsx'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { RecipeCard } from './recipe-card.tsx'

/** Card in the list of remedies, with Like and Bookmark, and a verdict tag if there is one. */
export const ListedRecipe = ({ recipe, children }: { recipe: RecipeSummary; children?: ReactNode }) => (
  <RecipeCard recipe={recipe}>
    <div className="favourites">
      <CardFavourites id={recipe.id} name={recipe.name} variety={recipe.variety} />
    </div>
    {children}
  </RecipeCard>
)
