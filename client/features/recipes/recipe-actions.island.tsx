import Printer from 'lucide-react/icons/printer'

import { createIsland } from '#client/core/island.tsx'
import { FavouriteButtons } from '#client/features/favourites/favourite-buttons.tsx'
import { useFavourites, useLoadFavourites } from '#client/features/favourites/use-favourites.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { BrewButton } from './brew-button.tsx'
import { brewTimerKey } from './brew-timer.ts'
import { ShareButton } from './share-button.tsx'

type RecipeActionsProps = Pick<Recipe, 'id' | 'slug' | 'name' | 'variety' | 'description' | 'brewMinutes'> & {
  siteUrl: string
}

export const RecipeActions = createIsland({
  name: 'recipe-actions',
  wakes: ['member', `stored:${brewTimerKey}`],
  Content: ({ siteUrl, ...recipe }: RecipeActionsProps) => {
    useLoadFavourites([recipe.id])
    return (
      <div className="actions">
        <BrewButton slug={recipe.slug} name={recipe.name} minutes={recipe.brewMinutes} />
        <FavouriteButtons recipe={recipe} favourites={useFavourites()} className="button plain" showsLabels />
        <ShareButton recipe={recipe} siteUrl={siteUrl} />
        <button type="button" className="button plain needs-script" onClick={() => print()}>
          <Printer aria-hidden />
          Print
        </button>
        <a href={paths.labelForRecipe(recipe.slug)} className="button plain needs-script">
          Label
        </a>
      </div>
    )
  },
})
