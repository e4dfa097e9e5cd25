import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import { writeCollectionFilters } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, Removal } from '#domain/favourites/collection.types.ts'
import type { CollectionApi } from '#worker/features/favourites/collection.routes.ts'
import type { FavouritesApi } from '#worker/features/favourites/favourites.routes.ts'

type Context = Readonly<RouterContextProvider>

const askCollection = createAsk((hc, network) => hc<CollectionApi>(api.collection, network))
const askFavourites = createAsk((hc, network) => hc<FavouritesApi>(api.favourites, network))

export const listCollection = (context: Context, filters: CollectionFilters) =>
  askCollection(context, (collection) => collection.index.$get({ query: writeCollectionFilters(filters) }))

export const exportCollection = (context: Context) => askCollection(context, (collection) => collection.export.$get())

export const removeFavourite = (context: Context, removal: Removal) =>
  askFavourites(context, (favourites) => favourites[':id'][':kind'].$delete({ param: pathParams(removal) }))
