import { newRating, ratingKey } from '#domain/ratings/ratings.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getRating, rateRecipe, removeRating } from './ratings.service.ts'

export const ratingsRoutes = createRouter()
  .get('/:id', policy('rating.read', 'private'), validate('param', ratingKey), async (c) =>
    c.json(await getRating(c.var.ctx, c.req.valid('param').id)),
  )
  .put(
    '/:id',
    policy('rating.write', 'private'),
    validate('param', ratingKey),
    validate('json', newRating),
    async (c) => c.json(await rateRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('json').rating)),
  )
  .delete('/:id', policy('rating.write', 'private'), validate('param', ratingKey), async (c) =>
    c.json(await removeRating(c.var.ctx, c.req.valid('param').id)),
  )

export type RatingsApi = typeof ratingsRoutes
