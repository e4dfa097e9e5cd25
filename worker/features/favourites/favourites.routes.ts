import { favouriteKey, favouritesQuery } from '#domain/favourites/favourites.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { saveFavourite, listFavourites, removeFavourite } from './favourites.service.ts'

export const favouritesRoutes = createRouter()
  .get('/', policy('favourite.read', 'private'), validate('query', favouritesQuery), async (c) =>
    c.json({ favourites: await listFavourites(c.var.ctx, c.req.valid('query').recipes) }),
  )
  .put('/:id/:kind', policy('favourite.write', 'private'), validate('param', favouriteKey), async (c) => {
    await saveFavourite(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })
  .delete('/:id/:kind', policy('favourite.write', 'private'), validate('param', favouriteKey), async (c) => {
    await removeFavourite(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })

export type FavouritesApi = typeof favouritesRoutes
