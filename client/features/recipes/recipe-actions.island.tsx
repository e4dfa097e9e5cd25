import Printer from 'lucide-react/icons/printer'
import Share from 'lucide-react/icons/share-2'

import { copyText } from '#client/core/copy-text.ts'
import { createIsland } from '#client/core/island.tsx'
import { showToast } from '#client/core/toasts.ts'
import { FavouriteButtons } from '#client/features/favourites/favourite-buttons.tsx'
import { useFavourites, useLoadFavourites } from '#client/features/favourites/use-favourites.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { BrewButton } from './brew-button.tsx'
import { brewTimerKey } from './brew-store.ts'

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

type ShareButtonProps = { recipe: Pick<Recipe, 'name' | 'slug' | 'description'>; siteUrl: string }

/** Opens the device's share sheet. Copies the URL if the device has none. */
function ShareButton({ recipe, siteUrl }: ShareButtonProps) {
  const share = async () => {
    const url = siteUrl + paths.recipe(recipe.slug)
    if (typeof navigator.share !== 'function')
      return copyText(url, { done: 'Recipe link copied to clipboard', failed: 'Failed to share recipe' })
    try {
      await navigator.share({ title: recipe.name, text: recipe.description, url })
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!wasClosed) showToast('error', 'Failed to share recipe')
    }
  }
  return (
    <button type="button" className="button plain needs-script" onClick={() => void share()}>
      <Share aria-hidden />
      Share
    </button>
  )
}
