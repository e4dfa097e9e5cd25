import { createIsland } from '#client/core/island.tsx'

import { FavouriteButtons } from './favourite-buttons.tsx'
import { useFavourites, useLoadFavourites } from './use-favourites.ts'

/** Like and Bookmark buttons on a card. */
export const CardFavourites = createIsland({
  name: 'card-favourites',
  wakes: ['member'],
  Content: (recipe: { id: string; name: string; variety: number }) => (
    <FavouriteButtons recipe={recipe} favourites={useFavourites()} className="square" />
  ),
})

/** Loads the member's favourites for all cards of a list. Renders nothing. */
export const ListFavourites = createIsland({
  name: 'list-favourites',
  wakes: ['member'],
  Content: ({ recipeIds }: { recipeIds: readonly string[] }) => {
    useLoadFavourites(recipeIds)
    return null
  },
})
