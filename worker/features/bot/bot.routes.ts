import {
  activityQuery,
  botRunRequest,
  botSettingsChange,
  cleanupRequest,
  rejection,
  reviewEdit,
  waitingKey,
} from '#domain/bot/bot.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { listActivity } from './activity.service.ts'
import { deleteDuplicates, listDuplicates, previewCleanup } from './duplicates.service.ts'
import { approveRecipe, editWaitingRecipe, listWaitingRecipes, rejectRecipe } from './review.service.ts'
import { generateRecipes } from './runs.service.ts'
import { changeSettings, getStatus } from './settings.service.ts'

export const botRoutes = createRouter()
  .get('/', policy('bot.manage', 'private'), async (c) => c.json(await getStatus(c.var.ctx)))
  .put('/settings', policy('bot.manage', 'private'), validate('json', botSettingsChange), async (c) =>
    c.json({ settings: await changeSettings(c.var.ctx, c.req.valid('json')) }),
  )
  .post('/runs', policy('bot.manage', 'private'), validate('json', botRunRequest), async (c) =>
    c.json(await generateRecipes(c.var.ctx, c.req.valid('json'))),
  )
  .get('/activity', policy('bot.manage', 'private'), validate('query', activityQuery), async (c) =>
    c.json(await listActivity(c.var.ctx, c.req.valid('query').before)),
  )
  .get('/duplicates', policy('bot.manage', 'private'), async (c) => c.json({ groups: await listDuplicates(c.var.ctx) }))
  .get('/cleanup', policy('bot.manage', 'private'), async (c) => c.json(await previewCleanup(c.var.ctx)))
  .post('/cleanup', policy('recipe.delete', 'private'), validate('json', cleanupRequest), async (c) =>
    c.json(await deleteDuplicates(c.var.ctx, c.req.valid('json').ids)),
  )
  .get('/review', policy('bot.manage', 'private'), async (c) =>
    c.json({ waiting: await listWaitingRecipes(c.var.ctx) }),
  )
  .put(
    '/review/:id',
    policy('bot.manage', 'private'),
    validate('param', waitingKey),
    validate('json', reviewEdit),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ recipe: await editWaitingRecipe(c.var.ctx, id, c.req.valid('json')) })
    },
  )
  .put('/review/:id/approval', policy('recipe.confirm', 'private'), validate('param', waitingKey), async (c) => {
    await approveRecipe(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .delete(
    '/review/:id',
    policy('recipe.delete', 'private'),
    validate('param', waitingKey),
    validate('query', rejection),
    async (c) => {
      await rejectRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('query').reason)
      return c.body(null, 204)
    },
  )

export type BotApi = typeof botRoutes
