import { factChange, previewQuery } from '#domain/herbs/fact-change.schemas.ts'
import { plantParams } from '#domain/herbs/herbs.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getEditorView, listEditorPlants, previewChange, continueRecheck, saveChange } from './herb-facts.service.ts'

export const herbFactsRoutes = createRouter()
  .get('/', policy('herb.edit', 'private'), async (c) => c.json(await listEditorPlants(c.var.ctx)))
  .get('/:slug', policy('herb.edit', 'private'), validate('param', plantParams), async (c) =>
    c.json({ plant: await getEditorView(c.var.ctx, c.req.valid('param').slug) }),
  )
  .put(
    '/:slug',
    policy('herb.edit', 'private'),
    validate('param', plantParams),
    validate('json', factChange),
    async (c) => c.json(await saveChange(c.var.ctx, c.req.valid('param').slug, c.req.valid('json'))),
  )
  .post(
    '/:slug/preview',
    policy('herb.edit', 'private'),
    validate('param', plantParams),
    validate('query', previewQuery),
    validate('json', factChange),
    async (c) => {
      const { slug } = c.req.valid('param')
      return c.json(await previewChange(c.var.ctx, slug, c.req.valid('json'), c.req.valid('query').after))
    },
  )
  .post('/:slug/recheck', policy('herb.edit', 'private'), validate('param', plantParams), async (c) =>
    c.json(await continueRecheck(c.var.ctx, c.req.valid('param').slug)),
  )

export type HerbFactsApi = typeof herbFactsRoutes
