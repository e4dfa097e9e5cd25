import { plantParams } from '#domain/herbs/herbs.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { getPlant, listPlants, listShelfLives } from './herbs.service.ts'

export const herbsRoutes = createRouter()
  .get('/', policy('herb.read', { tags: () => [tags.herbs] }), stripQuery, async (c) =>
    c.json(await listPlants(c.var.ctx)),
  )
  .get('/shelf-lives', policy('herb.read', { tags: () => [tags.herbs] }), stripQuery, async (c) =>
    c.json({ herbs: await listShelfLives(c.var.ctx) }),
  )
  .get(
    '/:slug',
    policy('herb.read', { tags: () => [tags.herbs, tags.recipes] }),
    stripQuery,
    validate('param', plantParams),
    async (c) => c.json({ plant: await getPlant(c.var.ctx, c.req.valid('param').slug) }),
  )

export type HerbsApi = typeof herbsRoutes
