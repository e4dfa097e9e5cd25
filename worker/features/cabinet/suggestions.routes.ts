import { itemKey } from '#domain/cabinet/cabinet.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { listMakeable } from './making.service.ts'
import { deleteSuggestion, listSuggestions, suggestBlend } from './suggestions.service.ts'

const uses = policy('cabinet.use', 'private')

export const suggestionsRoutes = createRouter()
  .get('/suggestions', uses, async (c) => c.json({ suggestions: await listSuggestions(c.var.ctx) }))
  .post('/suggestions', uses, async (c) => c.json({ suggestion: await suggestBlend(c.var.ctx, Math.random) }))
  .delete('/suggestions/:id', uses, validate('param', itemKey), async (c) => {
    await deleteSuggestion(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .get('/remedies', uses, async (c) => c.json(await listMakeable(c.var.ctx)))

export type SuggestionsApi = typeof suggestionsRoutes
