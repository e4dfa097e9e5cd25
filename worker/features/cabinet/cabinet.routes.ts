import { herbKey, itemEdit, itemKey, itemUse, newItem } from '#domain/cabinet/cabinet.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { addItem, editItem, getCabinet, getCare, removeItem } from './cabinet.service.ts'
import { useHerb } from './using.service.ts'

const uses = policy('cabinet.use', 'private')
const byId = validate('param', itemKey)

export const cabinetRoutes = createRouter()
  .get('/', uses, async (c) => c.json(await getCabinet(c.var.ctx)))
  .get('/herbs/:slug', uses, validate('param', herbKey), async (c) =>
    c.json({ care: await getCare(c.var.ctx, c.req.valid('param').slug) }),
  )
  .post('/items', uses, validate('json', newItem), async (c) =>
    c.json(await addItem(c.var.ctx, c.req.valid('json')), 201),
  )
  .put('/items/:id', uses, byId, validate('json', itemEdit), async (c) => {
    await editItem(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/items/:id/uses', uses, byId, validate('json', itemUse), async (c) =>
    c.json(await useHerb(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/items/:id', uses, byId, async (c) => {
    await removeItem(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type CabinetApi = typeof cabinetRoutes
