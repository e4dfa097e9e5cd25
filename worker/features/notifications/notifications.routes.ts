import {
  liveQuery,
  notificationChoices,
  notificationKey,
  notificationQuery,
  readAllQuery,
} from '#domain/notifications/notifications.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { requireHandshake } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getChoices, saveChoices } from './choices.service.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  openLiveConnection,
} from './notifications.service.ts'

export const notificationsRoutes = createRouter()
  .get('/', policy('notification.read', 'private'), validate('query', notificationQuery), async (c) =>
    c.json(await listNotifications(c.var.ctx, c.req.valid('query'))),
  )
  .get('/live', policy('notification.read', 'private'), requireHandshake, validate('query', liveQuery), async (c) =>
    openLiveConnection(c.var.ctx, c.req.valid('query').after),
  )
  .get('/choices', policy('notification.choose', 'private'), async (c) =>
    c.json({ choices: await getChoices(c.var.ctx) }),
  )
  .put('/choices', policy('notification.choose', 'private'), validate('json', notificationChoices), async (c) => {
    await saveChoices(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/read', policy('notification.read', 'private'), validate('query', readAllQuery), async (c) => {
    await markAllNotificationsRead(c.var.ctx, c.req.valid('query').upTo)
    return c.body(null, 204)
  })
  .put('/:id/read', policy('notification.read', 'private'), validate('param', notificationKey), async (c) => {
    await markNotificationRead(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type NotificationsApi = typeof notificationsRoutes
