import { herbKey, itemEdit, itemKey, itemUse, newItem } from '#domain/cabinet/cabinet.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { addItem, editItem, getCabinet, getHerbCare, removeItem, useHerb } from './cabinet.service.ts'

const cabinetPolicy = policy('cabinet.use', 'private')
const validateId = validate('param', itemKey)

export const cabinetRoutes = createRouter()
  .get('/', cabinetPolicy, async (c) => c.json(await getCabinet(c.var.ctx)))
  .get('/herbs/:slug', cabinetPolicy, validate('param', herbKey), async (c) =>
    c.json({ care: await getHerbCare(c.var.ctx, c.req.valid('param').slug) }),
  )
  .post('/items', cabinetPolicy, validate('json', newItem), async (c) =>
    c.json(await addItem(c.var.ctx, c.req.valid('json')), 201),
  )
  .put('/items/:id', cabinetPolicy, validateId, validate('json', itemEdit), async (c) => {
    await editItem(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .post('/items/:id/uses', cabinetPolicy, validateId, validate('json', itemUse), async (c) =>
    c.json(await useHerb(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/items/:id', cabinetPolicy, validateId, async (c) => {
    await removeItem(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type CabinetApi = typeof cabinetRoutes
