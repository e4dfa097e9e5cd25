import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { createCollectionQuery } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, Removal } from '#domain/favourites/collection.types.ts'
import type { CollectionApi } from '#worker/features/favourites/collection.routes.ts'
import type { FavouritesApi } from '#worker/features/favourites/favourites.routes.ts'

const callCollection = createApiCall((hc, network) => hc<CollectionApi>(api.collection, network))
const callFavourites = createApiCall((hc, network) => hc<FavouritesApi>(api.favourites, network))

export const listCollection = (context: ApiContext, filters: CollectionFilters) =>
  callCollection(context, (collection) => collection.index.$get({ query: createCollectionQuery(filters) }))

export const exportCollection = (context: ApiContext) =>
  callCollection(context, (collection) => collection.export.$get())

export const removeFavourite = (context: ApiContext, removal: Removal) =>
  callFavourites(context, (favourites) => favourites[':id'][':kind'].$delete({ param: pathParams(removal) }))
