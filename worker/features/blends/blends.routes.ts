import { blendToSave, blendWish, savedBlendParams } from '#domain/blends/blends.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'
import { nameProviders } from '#worker/platform/ai.ts'

import { generateBlend } from './blends.service.ts'
import { deleteSavedBlend, saveGeneratedBlend, listSavedBlends } from './saved-blends.service.ts'

const blendPolicy = policy('blend.keep', 'private')

export const blendsRoutes = createRouter()
  .post('/', policy('blend.generate', 'private'), validate('json', blendWish), async (c) =>
    c.json({ answer: await generateBlend(c.var.ctx, c.req.valid('json'), Math.random) }),
  )
  .get('/saved', blendPolicy, async (c) =>
    c.json({ savedBlends: await listSavedBlends(c.var.ctx), provider: nameProviders(c.var.ctx.ai) }),
  )
  .post('/saved', blendPolicy, validate('json', blendToSave), async (c) =>
    c.json(await saveGeneratedBlend(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete('/saved/:id', blendPolicy, validate('param', savedBlendParams), async (c) => {
    await deleteSavedBlend(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type BlendsApi = typeof blendsRoutes
