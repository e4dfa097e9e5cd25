import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { RatingsApi } from '#worker/features/ratings/ratings.routes.ts'

const callRatings = createApiCall((hc, network) => hc<RatingsApi>(api.ratings, network))

export const getRating = (context: ApiContext, id: string) =>
  callRatings(context, (ratings) => ratings[':id'].$get({ param: pathParams({ id }) }))

export const rateRecipe = (context: ApiContext, id: string, rating: number) =>
  callRatings(context, (ratings) => ratings[':id'].$put({ param: pathParams({ id }), json: { rating } }))

export const deleteRating = (context: ApiContext, id: string) =>
  callRatings(context, (ratings) => ratings[':id'].$delete({ param: pathParams({ id }) }))
