import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { FavouriteKind } from '#domain/favourites/favourites.types.ts'
import type { FavouritesApi } from '#worker/features/favourites/favourites.routes.ts'

type Favourite = { id: string; kind: FavouriteKind }

const callFavourites = createApiCall((hc, network) => hc<FavouritesApi>(api.favourites, network))

/** Returns the member's likes and bookmarks among these recipes. */
export const listFavourites = (context: ApiContext, recipeIds: string[]) =>
  callFavourites(context, (favourites) => favourites.index.$get({ query: { recipes: recipeIds.join(',') } }))

export const addFavourite = (context: ApiContext, favourite: Favourite) =>
  callFavourites(context, (favourites) => favourites[':id'][':kind'].$put({ param: pathParams(favourite) }))

export const removeFavourite = (context: ApiContext, favourite: Favourite) =>
  callFavourites(context, (favourites) => favourites[':id'][':kind'].$delete({ param: pathParams(favourite) }))
