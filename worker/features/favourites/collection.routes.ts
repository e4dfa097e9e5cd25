import { collectionQuery } from '#domain/favourites/collection.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { exportCollection, listCollection } from './collection.service.ts'

export const collectionRoutes = createRouter()
  .get('/', policy('favourite.read', 'private'), validate('query', collectionQuery), async (c) =>
    c.json(await listCollection(c.var.ctx, c.req.valid('query'))),
  )
  .get('/export', policy('favourite.read', 'private'), async (c) =>
    c.json({ recipes: await exportCollection(c.var.ctx) }),
  )

export type CollectionApi = typeof collectionRoutes
