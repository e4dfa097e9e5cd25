import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { RatingsApi } from '#worker/features/ratings/ratings.routes.ts'

type Context = Readonly<RouterContextProvider>

const callRatings = createApiCall((hc, network) => hc<RatingsApi>(api.ratings, network))

export const getRating = (context: Context, id: string) =>
  callRatings(context, (ratings) => ratings[':id'].$get({ param: pathParams({ id }) }))

export const rateRecipe = (context: Context, id: string, rating: number) =>
  callRatings(context, (ratings) => ratings[':id'].$put({ param: pathParams({ id }), json: { rating } }))

export const deleteRating = (context: Context, id: string) =>
  callRatings(context, (ratings) => ratings[':id'].$delete({ param: pathParams({ id }) }))
