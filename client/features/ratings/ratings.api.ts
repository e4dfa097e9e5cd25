import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { RatingsApi } from '#worker/features/ratings/ratings.routes.ts'

type Context = Readonly<RouterContextProvider>

const askRatings = createAsk((hc, network) => hc<RatingsApi>(api.ratings, network))

export const getRating = (context: Context, id: string) =>
  askRatings(context, (ratings) => ratings[':id'].$get({ param: pathParams({ id }) }))

export const rateRecipe = (context: Context, id: string, rating: number) =>
  askRatings(context, (ratings) => ratings[':id'].$put({ param: pathParams({ id }), json: { rating } }))

export const deleteRating = (context: Context, id: string) =>
  askRatings(context, (ratings) => ratings[':id'].$delete({ param: pathParams({ id }) }))
