import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { writeCollectionFilters } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, Removal } from '#domain/favourites/collection.types.ts'
import type { CollectionApi } from '#worker/features/favourites/collection.routes.ts'
import type { FavouritesApi } from '#worker/features/favourites/favourites.routes.ts'

type Context = Readonly<RouterContextProvider>

const callCollection = createApiCall((hc, network) => hc<CollectionApi>(api.collection, network))
const callFavourites = createApiCall((hc, network) => hc<FavouritesApi>(api.favourites, network))

export const listCollection = (context: Context, filters: CollectionFilters) =>
  callCollection(context, (collection) => collection.index.$get({ query: writeCollectionFilters(filters) }))

export const exportCollection = (context: Context) => callCollection(context, (collection) => collection.export.$get())

export const removeFavourite = (context: Context, removal: Removal) =>
  callFavourites(context, (favourites) => favourites[':id'][':kind'].$delete({ param: pathParams(removal) }))
