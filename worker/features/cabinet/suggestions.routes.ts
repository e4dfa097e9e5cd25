import { itemKey } from '#domain/cabinet/cabinet.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { listMakeableRemedies } from './makeable-remedies.service.ts'
import { deleteSuggestion, listSuggestions, suggestBlend } from './suggestions.service.ts'

const cabinetPolicy = policy('cabinet.use', 'private')

export const suggestionsRoutes = createRouter()
  .get('/suggestions', cabinetPolicy, async (c) => c.json({ suggestions: await listSuggestions(c.var.ctx) }))
  .post('/suggestions', cabinetPolicy, async (c) => c.json({ suggestion: await suggestBlend(c.var.ctx, Math.random) }))
  .delete('/suggestions/:id', cabinetPolicy, validate('param', itemKey), async (c) => {
    await deleteSuggestion(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .get('/remedies', cabinetPolicy, async (c) => c.json(await listMakeableRemedies(c.var.ctx)))

export type SuggestionsApi = typeof suggestionsRoutes
